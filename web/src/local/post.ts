// What the page and its hall say to each other: questions with their answers, and lines to tables.

import { Hall, type House, type Seated } from "./hall.ts";

/** To the hall. */
export type Sent =
  | { kind: "ask"; number: number; path: string; wish: object | undefined; language: string }
  | { kind: "join"; line: number; table: string; seat: number | null; language: string }
  | { kind: "say"; line: number; text: string }
  | { kind: "leave"; line: number };

/** From the hall. */
export type Heard =
  | { kind: "answer"; number: number; status: number; answer: unknown }
  | { kind: "told"; line: number; text: string }
  | { kind: "closed"; line: number; code: number }
  | { kind: "unkept" };

/** Serve what comes; whatever is to be told goes out by ``tell``. What cannot be loaded fails every question. */
export function serving(building: Promise<House>, tell: (heard: Heard) => void): (sent: Sent) => void {
  const opened = building.then((house) => {
    const hall = new Hall(house);
    hall.unkept = () => tell({ kind: "unkept" });
    return hall;
  });
  const seated = new Map<number, Promise<Seated>>();
  opened.catch((fault: unknown) => console.error(fault));
  return (sent) => {
    if (sent.kind === "ask") {
      const { number, path, wish, language } = sent;
      opened
        .then((hall) => hall.ask(path, wish as Record<string, unknown> | undefined, language))
        .then(
          ({ status, answer }) => tell({ kind: "answer", number, status, answer }),
          () => tell({ kind: "answer", number, status: 0, answer: null }),
        );
    } else if (sent.kind === "join") {
      const { line, table, seat, language } = sent;
      const caller = {
        send: (text: string) => tell({ kind: "told", line, text }),
        close: (code: number) => tell({ kind: "closed", line, code }),
      };
      const coming = opened.then((hall) => hall.join(table, seat, language, caller));
      coming.catch(() => tell({ kind: "closed", line, code: 1011 }));
      seated.set(line, coming);
    } else {
      const { line } = sent;
      const there = seated.get(line);
      if (sent.kind === "leave") seated.delete(line);
      there?.then(
        (one) => (sent.kind === "say" ? one.hear(sent.text) : one.leave()),
        () => undefined,
      );
    }
  };
}
