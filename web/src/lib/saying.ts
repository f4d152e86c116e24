// How a compiled message (plugins/words.ts) writes what it is given, and which of its variants fits: as Fluent does.

export type Given = Record<string, string | number>;
export type Write = (value: string | number | undefined) => string;
/** Whether a value is called so: a word by itself, a number by its plural. */
export type Called = (value: string | number | undefined, name: string) => boolean;
export type Message = string | ((given: Given, write: Write, called: Called) => string);
export type Messages = Record<string, Message>;

/** So far all our languages write and count whole numbers alike. The browser's own rules take long to be loaded. */
const plain = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < 1000;

/** What is not given is a mistake of ours, and the tests look for it. */
export function speaker(language: string): { write: Write; called: Called } {
  let numbers: Intl.NumberFormat | undefined;
  let plurals: Intl.PluralRules | undefined;
  const written = (value: number) => (numbers ??= new Intl.NumberFormat(language)).format(value);
  const plural = (value: number) => (plurals ??= new Intl.PluralRules(language)).select(value);
  return {
    write: (value) => {
      if (typeof value !== "number") return value ?? "⟨⟩";
      return plain(value) ? String(value) : written(value);
    },
    called: (value, name) => {
      if (typeof value !== "number") return value === name;
      return (plain(value) ? (value === 1 ? "one" : "other") : plural(value)) === name;
    },
  };
}
