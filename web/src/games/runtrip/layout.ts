// Layouts at a table in the browser: those that come with the game, and one of somebody's own as a server has read it.

import known from "virtual:layouts/runtrip";

import { most } from "./local.json";

/** A layout as it is written out. */
export interface LayoutWritten {
  format: number;
  name: string;
  symbols: string[];
  squares: string[];
  cards: Record<string, string[]>;
}

export const layouts = known as Record<string, LayoutWritten>;

export const writtenOut = (layout: string | LayoutWritten): LayoutWritten =>
  typeof layout === "string" ? layouts[layout]! : layout;
/** A layout that comes with the game is called by its name, however it was given. */
export const named = (layout: string | LayoutWritten): string | LayoutWritten =>
  typeof layout !== "string" && JSON.stringify(layout) === JSON.stringify(layouts[layout.name]) ? layout.name : layout;
/** A layout with its parts in the order in which race108 writes them. */
export const tidy = ({ format, name, symbols, squares, cards }: LayoutWritten): LayoutWritten => {
  return { format, name, symbols, squares, cards };
};

/**
 * Whether something is a layout as race108 writes it out: symbols and cards in their order, no more of them than there is
 * room for. Which squares can be matched the module says.
 */
export function isWritten(layout: Partial<LayoutWritten> | undefined): layout is LayoutWritten {
  const { format, name, symbols, squares, cards } = layout ?? {};
  const texts = (list: unknown): list is string[] =>
    Array.isArray(list) && list.every((text) => typeof text === "string" && /^[0-9A-Za-z]*$/.test(text));
  if (format !== 1 || typeof name !== "string" || !name || [...name].length > 60) return false;
  if (!texts(symbols) || !symbols.length || symbols.some((symbol) => symbol.length !== 1)) return false;
  if (new Set(symbols.map((symbol) => symbol.toLowerCase())).size < symbols.length) return false;
  const places = (text: string) => [...text].map((symbol) => symbols.indexOf(symbol));
  const inOrder = (text: string) => places(text).every((place, i, all) => place >= (all[i - 1] ?? 0));
  const counts = (text: string) => symbols.map((symbol) => text.split(symbol).length);
  const fits = (text: string) =>
    inOrder(text) && text.length <= most.symbols && counts(text).reduce((all, one) => all * one) <= most.parts;
  if (!texts(squares) || squares.length !== 99 || !squares.every(fits)) return false;
  return (
    Object.keys(cards ?? {}).join("") === "123456789" &&
    Object.values(cards!).every((faces: unknown) => {
      if (!texts(faces) || faces.length !== 12 || !faces.every((face) => face && inOrder(face))) return false;
      const written = faces.map((face) => `${face}]`);
      return faces.every((face, i) => face.length <= most.face && (!i || written[i - 1]! < written[i]!));
    })
  );
}

export const symbolsOf = (card: string) => card.slice(2, -1);
/** By number, then in the order of their text: the kernel's card numbers. */
export const cardsOf = ({ cards }: LayoutWritten) =>
  Object.entries(cards).flatMap(([number, faces]) => faces.map((face) => `${number}[${face}]`).toSorted());
