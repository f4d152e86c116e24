/* Triggs played at random, as fast as a C program of the same game goes: the yardstick for race108's own speed.
 *
 *   cc -O3 -march=native -fno-tree-vectorize -o triggs triggs.c    (gcc's vectorizing makes it a fifth slower)
 *   ./triggs PLAYERS SECONDS [SEED] [all]                          "all" is the refill option T11
 *
 * prints one line of JSON. Built with -DCHECK it verifies every state and tells how often each action was played.
 *
 * All rulings T1-T16 with the default rows. Every step picks uniformly among the legal ones of the same 172 actions:
 * 0-2 draw left/centre/right, 3-110 discard k cards of v, 111-158 form, 159 stop, 160-171 extra cross. One thread.
 * The phases of a turn are places in the program, not a field of the state, and no list of actions is ever written:
 * a hand of c cards has exactly c legal discards, so the r-th legal action follows from counts and bit masks. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __BMI2__
#include <immintrin.h>
#endif

typedef uint8_t u8;
typedef uint64_t u64;
enum { LEFT, CENTRE, RIGHT };
enum { VALUES = 12, DECK = 108, LIMIT = 10, DEALT = 5, WAYS = 48, ALL_ROWS = (1 << 13) - 2 };
enum { DISCARDS = 3, FORMS = 111, STOP = 159, EXTRAS = 160, ACTIONS = 172 };
#define rarely(x) __builtin_expect(!!(x), 0)

/* A hand is one word: 12 fields of 5 bits, the number of cards of each value. */
#define ONES 0x084210842108421ULL
#define CARD(v) (1ULL << 5 * ((v)-1))

typedef struct {
    u64 hand, formable;          /* formable: the ways whose row has a free box */
    uint16_t open, held, twice;  /* bit v: row v has a free box; the hand has one v; has two or more */
    u8 cards, boxes[VALUES + 1]; /* free boxes of each row */
} Seat;

static Seat seats[4];
static u8 deck[DECK], pile[3][DECK], discards[DECK + 16];
static int players, refill_all, height[3], start_height[3], empty_piles, discarded;
static int highest, box[VALUES + 1]; /* T13: cards above this value leave the game; how many have */
static u64 actions, games;
#ifdef CHECK
static u64 seen[ACTIONS];
#endif

/* --- tables: bit i of a mask over ways stands for the way ids FORMS + i ------------------------------------------- */

static u8 way_value[WAYS], way_large[WAYS], way_small[WAYS]; /* small is 0 when one card does it */
static u64 way_cards[WAYS], ways_of[VALUES + 1];
static u64 with_low[64], with_high[64], with_two[64]; /* ways not ruled out by the cards 1-6, by 7-12; ways by pairs */

static void make_tables(void) {
    int i = 0;
    for (int v = 1; v <= VALUES; v++)
        for (int small = 0; small <= v / 2; small++, i++) {
            int large = v - small;
            way_value[i] = v, way_large[i] = large, way_small[i] = small;
            way_cards[i] = CARD(large) + (small ? CARD(small) : 0);
            ways_of[v] |= 1ULL << i;
            u64 need = 1ULL << large | 1ULL << small;
            for (u64 m = 0; m < 64; m++) {
                int low = ((need >> 1) & 63 & ~m) == 0, high = ((need >> 7) & ~m) == 0;
                with_low[m] |= (u64)(low && large != small) << i;
                with_high[m] |= (u64)high << i;
                with_two[m] |= (u64)(low && large == small) << i;
            }
        }
}

/* --- chance: xoshiro256** ----------------------------------------------------------------------------------------- */

static u64 rng[4];
static inline u64 rotl(u64 x, int k) { return x << k | x >> (64 - k); }

static inline u64 next_word(void) {
    u64 word = rotl(rng[1] * 5, 7) * 9, t = rng[1] << 17;
    rng[2] ^= rng[0], rng[3] ^= rng[1], rng[1] ^= rng[2], rng[0] ^= rng[3], rng[2] ^= t, rng[3] = rotl(rng[3], 45);
    return word;
}

/* 0 to n - 1, every one equally likely. */
static inline unsigned below(unsigned n) {
    u64 m = (next_word() >> 32) * n;
    if (rarely((uint32_t)m < n))
        for (uint32_t unfair = -n % n; (uint32_t)m < unfair;) m = (next_word() >> 32) * n;
    return m >> 32;
}

/* Put a random choice of `wanted` of the n cards, in random order, at their end. Six numbers come out of one word
 * (Brackett-Rozinsky and Lemire's batched method, exact). */
static void shuffle_end(u8 *cards, int n, int wanted) {
    while (wanted > 0) {
        int batch = wanted < 6 ? wanted : 6, at[6];
        u64 product = 1, rest, unfair = 0;
        for (int i = 0; i < batch; i++) product *= n - i;
        do {
            rest = next_word();
            for (int i = 0; i < batch; i++) {
                unsigned __int128 m = (unsigned __int128)rest * (n - i);
                at[i] = m >> 64, rest = (u64)m;
            }
            if (rarely(rest < product)) unfair = -product % product;
        } while (rarely(rest < unfair));
        for (int i = 0; i < batch; i++) {
            u8 card = cards[--n];
            cards[n] = cards[at[i]], cards[at[i]] = card;
        }
        wanted -= batch;
    }
}

/* --- bits --------------------------------------------------------------------------------------------------------- */

static inline int nth_bit(u64 mask, int n) {
#ifdef __BMI2__
    return __builtin_ctzll(_pdep_u64(1ULL << n, mask));
#else
    while (n--) mask &= mask - 1;
    return __builtin_ctzll(mask);
#endif
}

static inline u64 formings(const Seat *p) { /* T5 */
    return ((with_low[p->held >> 1 & 63] & with_high[p->held >> 7]) | with_two[p->twice >> 1 & 63]) & p->formable;
}

/* --- cards -------------------------------------------------------------------------------------------------------- */

static inline void take(Seat *p, int v) {
    p->hand += CARD(v), p->cards++;
    p->twice |= p->held & 1 << v;
    p->held |= 1 << v;
}

/* The hand has lost cards of this value (0: of none). */
static inline void forget(Seat *p, int v) {
    int left = p->hand >> 5 * (v - 1) & 31;
    p->held &= ~((left < 1) << v);
    p->twice &= ~((left < 2) << v);
}

static inline int top(int p) { return pile[p][height[p] - 1]; }

static void raise_pile(int p) { /* T10, T11: new cards go underneath */
    int added = start_height[p] - height[p] < discarded ? start_height[p] - height[p] : discarded;
    shuffle_end(discards, discarded, added);
    discarded -= added;
    memmove(pile[p] + added, pile[p], height[p]);
    memcpy(pile[p], discards + discarded, added);
    height[p] += added;
}

static __attribute__((noinline)) void settle_now(void) { /* T15 */
    static const int order[3] = {CENTRE, LEFT, RIGHT};
    for (int changed = 1; changed;) {
        changed = 0;
        for (int p = LEFT; p <= RIGHT; p += 2)
            for (; height[p] && top(p) > highest; changed = 1) box[top(p)]++, height[p]--; /* T13 */
        empty_piles = !height[0] + !height[1] + !height[2];
        if (!empty_piles || !discarded) continue;
        for (int i = 0; i < 3; i++)
            if (!height[order[i]]) raise_pile(order[i]);
        for (int i = 0; refill_all && i < 3; i++) raise_pile(order[i]);
        empty_piles = !height[0] + !height[1] + !height[2];
        changed = 1;
    }
}

static inline void settle(void) {
    if (rarely(empty_piles || highest < VALUES)) settle_now();
}

static inline void draw(Seat *p, int from) {
    take(p, pile[from][--height[from]]);
    empty_piles += !height[from];
    settle();
}

/* --- a game ------------------------------------------------------------------------------------------------------- */

static void deal(void) { /* T2 */
    shuffle_end(deck, DECK, DECK - 1);
    const u8 *next = deck;
    for (int i = 0; i < players; i++) {
        Seat *p = &seats[i];
        *p = (Seat){.open = ALL_ROWS, .formable = (1ULL << WAYS) - 1, .boxes = {0, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5}};
        for (int n = 0; n < DEALT; n++) take(p, *next++);
    }
    int rest = DECK - DEALT * players;
    start_height[LEFT] = start_height[RIGHT] = rest / 4, start_height[CENTRE] = rest - rest / 4 * 2;
    for (int i = 0; i < 3; i++) {
        memcpy(pile[i], next, start_height[i]);
        next += height[i] = start_height[i];
    }
    discarded = empty_piles = 0, highest = VALUES;
    memset(box, 0, sizeof box);
}

static inline void count(int action) {
    actions++;
#ifdef CHECK
    seen[action]++;
    int n[VALUES + 1] = {0};
    for (int p = 0; p < 3; p++)
        for (int i = 0; i < height[p]; i++) n[pile[p][i]]++;
    for (int i = 0; i < discarded; i++) n[discards[i]]++;
    for (int v = 1; v <= VALUES; v++) {
        int all = n[v] + box[v];
        for (int i = 0; i < players; i++) {
            int mine = seats[i].hand >> 5 * (v - 1) & 31;
            all += mine;
            if ((seats[i].held >> v & 1) != (mine > 0) || (seats[i].twice >> v & 1) != (mine > 1)) abort();
        }
        if (all != 9) abort();
    }
#endif
    (void)action;
}

static inline int pick_pile(unsigned r) { /* the r-th pile that is not empty */
    if (rarely(empty_piles)) return nth_bit((height[0] > 0) | (height[1] > 0) << 1 | (height[2] > 0) << 2, r);
    return r;
}

/* Cross off one box. Says whether that filled the row. */
static inline int cross(Seat *p, int row) {
    if (--p->boxes[row]) return 0;
    p->open &= ~(1 << row);
    p->formable &= ~ways_of[row];
    if (row >= 11) { /* T13: rows full for everybody; seats that are not played have none open */
        int open = seats[0].open | seats[1].open | seats[2].open | seats[3].open;
        highest = open >> 12 ? 12 : open >> 11 ? 11 : 10;
    }
    return 1;
}

/* Cross off, and the extra crosses that follow (T7). Says whether the sheet is full (T8). */
static inline int cross_and_extras(Seat *p, int row) {
    while (rarely(cross(p, row))) {
        if (!p->open) return 1;
        settle();
        row = nth_bit(p->open, below(__builtin_popcount(p->open)));
        count(EXTRAS + row - 1);
    }
    settle();
    return 0;
}

static inline void draw_action(Seat *p, unsigned r) { /* T3 */
    for (int n = 0;; r = below(3 - empty_piles)) {
        int from = pick_pile(r);
        count(from);
        draw(p, from);
        if (++n == 2 || p->cards == LIMIT || empty_piles == 3) return;
    }
}

/* T4. Of the r + 1 lowest cards those with the highest value. */
static inline void discard_action(Seat *p, unsigned r) {
    u64 sums = p->hand * ONES;
    int at = __builtin_ctzll((sums + (15 - r) * ONES) & 16 * ONES) - 4; /* the first field whose sum exceeds r */
    int v = at / 5 + 1, k = r + 1 - ((sums << 5) >> at & 31);
    count(DISCARDS + 9 * (v - 1) + k - 1);
    p->hand -= (u64)k << at, p->cards -= k;
    forget(p, v);
    if (rarely(v > highest)) { /* T13 */
        box[v] += k;
    } else {
        memset(discards + discarded, v, 16); /* one store; what is too much is overwritten */
        discarded += k;
    }
    settle();
}

static inline int form_action(Seat *p, u64 ways, unsigned r) { /* T5, T6; says whether the sheet is full */
    for (;;) {
        int way = nth_bit(ways, r), v = way_value[way], large = way_large[way], small = way_small[way];
        count(FORMS + way);
        p->hand -= way_cards[way], p->cards -= 1 + (small > 0);
        forget(p, large);
        if (small) forget(p, small);
        discards[discarded] = large, discards[discarded + 1] = small;
        discarded += 1 + (small > 0);
        if (cross_and_extras(p, v)) return 1;
        ways = formings(p) & ways_of[v];
        if (!ways) return 0;
        unsigned n = __builtin_popcountll(ways);
        r = below(n + 1);
        if (r == n) return count(STOP), 0;
    }
}

static void play(void) {
    deal();
    int turn = below(players);
    for (;; turn = turn + 1 < players ? turn + 1 : 0) {
        Seat *p = &seats[turn];
        u64 ways = formings(p);
        unsigned draws = p->cards < LIMIT ? 3 - empty_piles : 0, cards = p->cards;
        unsigned r = below(draws + cards + __builtin_popcountll(ways));
        if (r < draws) {
            draw_action(p, r);
            continue;
        }
        if (r < draws + cards)
            discard_action(p, r - draws);
        else if (form_action(p, ways, r - draws - cards))
            break;
        if (rarely(!p->cards)) /* T9, T12 */
            for (int i = 0; i < DEALT && height[CENTRE]; i++) draw(p, CENTRE);
    }
    games++;
}

/* --- the command -------------------------------------------------------------------------------------------------- */

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

int main(int argc, char **argv) {
    players = argc > 1 ? atoi(argv[1]) : 0;
    double seconds = argc > 2 ? atof(argv[2]) : 0;
    if (players < 2 || players > 4 || seconds <= 0)
        return fputs("usage: triggs PLAYERS(2-4) SECONDS [SEED] [all]\n", stderr), 2;
    u64 seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 1;
    refill_all = argc > 4 && !strcmp(argv[4], "all");
    for (int i = 0; i < 4; i++) { /* splitmix64, as the generator's authors advise */
        u64 z = seed += 0x9e3779b97f4a7c15ULL;
        z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ULL, z = (z ^ z >> 27) * 0x94d049bb133111ebULL;
        rng[i] = z ^ z >> 31;
    }
    make_tables();
    for (int i = 0; i < DECK; i++) deck[i] = i / 9 + 1;
    double begin = now(), elapsed;
    do {
        for (int i = 0; i < 256; i++) play();
    } while ((elapsed = now() - begin) < seconds);
    printf("{\"game\": \"triggs\", \"players\": %d, \"actions_per_s\": %.0f, \"games_per_s\": %.1f, "
           "\"actions_per_game\": %.3f}\n", players, actions / elapsed, games / elapsed, (double)actions / games);
#ifdef CHECK
    for (int i = 0; i < ACTIONS; i++) fprintf(stderr, "%d %.6f\n", i, (double)seen[i] / games);
#endif
    return 0;
}
