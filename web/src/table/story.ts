// A turn as a small story: as many of its sentences as there is room for. The rest can be unfolded; nothing is cut.

export interface Brief {
  text: string;
  /** How many sentences are left over. */
  more: number;
}

export function brief(sentences: readonly string[], most: number): Brief {
  let text = sentences[0] ?? "";
  let told = Math.min(1, sentences.length);
  while (told < sentences.length && text.length + 1 + sentences[told]!.length <= most) {
    text += ` ${sentences[told]!}`;
    told += 1;
  }
  return { text, more: sentences.length - told };
}
