// Labels that would lie on one another move apart.

/** Heights as close as possible to those that are wished, at least `gap` apart, in a column from `top` to `bottom`. */
export function spread(wished: number[], gap: number, top: number, bottom: number): number[] {
  const order = wished.map((y, index) => ({ y, index })).toSorted((a, b) => a.y - b.y);
  let lowest = top - gap;
  for (const label of order) {
    label.y = Math.max(label.y, lowest + gap);
    lowest = label.y;
  }
  let highest = bottom + gap;
  for (const label of order.toReversed()) {
    label.y = Math.min(label.y, highest - gap);
    highest = label.y;
  }
  return order.toSorted((a, b) => a.index - b.index).map(({ y }) => y);
}
