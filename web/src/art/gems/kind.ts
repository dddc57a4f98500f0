/** The stones of both boxes: rubies and diamonds of Diamant, diamonds and gold nuggets of Troll & Dragon. */
export type GemKind = 'ruby' | 'diamond' | 'nugget';

/** A number between −1 and 1 that is always the same for the same index, so that heaps look thrown and never jump. */
export function jitter(index: number, salt: number): number {
  const wave = Math.sin(index * 127.1 + salt * 311.7) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}
