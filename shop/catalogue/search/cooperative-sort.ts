// Long work in small steps: whoever runs it lets others work after each.
// Invariant: between two steps no more is done than the number given here allows, however much there is to do.

/** Entries put in place in one step of a sort. */
export const SORTED_A_STEP = 8192;
/** Runs that are sorted at once before they are merged. */
const RUN = 1024;

/** The entries in ascending order, by merging sorted runs. */
export function* sortedInSteps(
  entries: Uint32Array,
  compare: (a: number, b: number) => number,
): Generator<void, Uint32Array> {
  let from = entries.slice();
  let done = 0;
  for (let start = 0; start < from.length; start += RUN) {
    from.subarray(start, start + RUN).sort(compare);
    if ((done += RUN) % SORTED_A_STEP === 0) yield;
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
        if (++done % SORTED_A_STEP === 0) yield;
      }
    }
    [from, to] = [to, from];
  }
  return from;
}
