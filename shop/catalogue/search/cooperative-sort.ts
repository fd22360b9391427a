// Cooperative sort: a generator that yields after each step, so that its caller can let other work run.
// Invariant: the work between two yields is bounded, however many entries there are.

/** Entries placed in one step. */
export const SORTED_PER_STEP = 8192;
/** Length of the runs that are sorted before merging. */
const RUN = 1024;

/** Returns the entries in ascending order (merge sort). */
export function* sortInSteps(
  entries: Uint32Array,
  compare: (a: number, b: number) => number,
): Generator<void, Uint32Array> {
  let from = entries.slice();
  let done = 0;
  for (let start = 0; start < from.length; start += RUN) {
    from.subarray(start, start + RUN).sort(compare);
    if ((done += RUN) % SORTED_PER_STEP === 0) yield;
  }
  let to = new Uint32Array(from.length);
  for (let width = RUN; width < from.length; width *= 2) {
    for (let start = 0; start < from.length; start += 2 * width) {
      let left = start;
      let right = Math.min(start + width, from.length);
      const leftEnd = right;
      const rightEnd = Math.min(start + 2 * width, from.length);
      for (let place = start; place < rightEnd; place++) {
        const takesLeft =
          left < leftEnd && (right >= rightEnd || compare(from[left] as number, from[right] as number) <= 0);
        to[place] = from[takesLeft ? left++ : right++] as number;
        if (++done % SORTED_PER_STEP === 0) yield;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}
