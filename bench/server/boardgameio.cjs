// boardgame.io's own server, as its documentation starts it, with a game that costs it next to nothing.
//
//     NODE_PATH=…/node_modules PORT=8000 node bench/server/boardgameio.cjs
//
// The game has the cards and the size of Triggs for two, and one rule: swap a card of the hand for the top card of a
// pile, then it is the other player's turn. It counts nothing, checks nothing and never ends. All of that, the missing
// undo and the storage in memory (the default) favour boardgame.io.

const { Server, Origins } = require('boardgame.io/server');

function setup({ random }) {
  const cards = random.Shuffle(Array.from({ length: 108 }, (_, card) => (card % 12) + 1));
  return {
    game: 'triggs',
    players: 2,
    rows: [2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5],
    refill: 'emptied',
    hands: [cards.splice(0, 5), cards.splice(0, 5)],
    crossed: [Array(12).fill(0), Array(12).fill(0)],
    left: cards.splice(0, 24),
    right: cards.splice(0, 24),
    centre: cards,
    discard: [],
    box: [],
    phase: 'act',
    value: null,
    winners: null,
  };
}

function swap({ G, playerID }, pile, card) {
  const hand = G.hands[playerID];
  [hand[card], G[pile][0]] = [G[pile][0], hand[card]];
}

const hidden = (cards) => cards.map(() => null);
const topShown = (cards) => cards.map((card, place) => (place === 0 ? card : null));

// What a player may know, in the form of our own views.
function playerView({ G, playerID }) {
  return {
    ...G,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hidden(hand))),
    left: topShown(G.left),
    right: topShown(G.right),
    centre: hidden(G.centre),
  };
}

const game = {
  name: 'swap',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true,
  setup,
  playerView,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { swap },
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.env.PORT));
