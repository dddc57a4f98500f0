/** What a card string says: "7" is a treasure, "snake" a danger, "relic" or "relic 5" a relic. */

export type Face =
  | { kind: 'treasure'; value: number }
  | { kind: 'relic'; number: number | undefined }
  | { kind: 'hazard'; word: string };

/** Reads a card string. Anything that is neither a number nor a relic is taken for a danger's word. */
export function readFace(card: string): Face {
  const text = card.trim();
  if (/^\d+$/.test(text)) return { kind: 'treasure', value: Number(text) };
  const relic = /^relic(?:\s+(\d+))?$/.exec(text);
  if (relic) return { kind: 'relic', number: relic[1] === undefined ? undefined : Number(relic[1]) };
  return { kind: 'hazard', word: text };
}
