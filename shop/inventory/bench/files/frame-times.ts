// Frame rates from frame times, and series reduced to what a plot can show.

import { UnreadableFile, type FrameFigures, type Series, type SeriesName } from "./measurement-file.ts";

const FEWEST_FRAMES = 300;
/** Below this, 0.1 % is less than one frame. */
const FEWEST_FOR_TENTHS = 1000;
const LONGEST_FRAME = 10_000; // ms
/** Points of a plot: more cannot be told apart on a screen. */
const PLOT_POINTS = 240;

/** A list of numbers outside the heap, whose size is limited where long files are read. */
class Numbers {
  #values = new Float64Array(4096);
  count = 0;

  push(value: number): void {
    if (this.count === this.#values.length) {
      const larger = new Float64Array(this.#values.length * 2);
      larger.set(this.#values);
      this.#values = larger;
    }
    this.#values[this.count] = value;
    this.count += 1;
  }

  get all(): Float64Array {
    return this.#values.subarray(0, this.count);
  }
}

/** Collects the frame times of a run, in milliseconds. */
export class FrameTimes {
  readonly #times = new Numbers();

  /** Refuses a frame that no program can have drawn. */
  add(milliseconds: number, line: number, found: string): void {
    if (!(milliseconds > 0 && milliseconds <= LONGEST_FRAME)) throw new UnreadableFile("file-impossible", line, found);
    this.#times.push(milliseconds);
  }

  get count(): number {
    return this.#times.count;
  }

  get times(): Float64Array {
    return this.#times.all;
  }
}

/**
 * Average, 1 % low and 0.1 % low. Refuses a run of fewer than 300 frames. The definition of the lows is the "x% low
 * average" of CapFrameX (capframex.com/blog, "Explanation of different performance metrics"), also that of FrameView.
 */
export function frameFigures(times: Float64Array): FrameFigures {
  if (times.length < FEWEST_FRAMES) throw new UnreadableFile("file-too-short", null, String(times.length));
  const sorted = times.toSorted();
  const milliseconds = sorted.reduce((sum, time) => sum + time, 0);
  return {
    count: times.length,
    seconds: Math.round(milliseconds / 100) / 10,
    average: tenths((1000 * times.length) / milliseconds),
    low1: slowest(sorted, 0.01),
    low01: times.length < FEWEST_FOR_TENTHS ? null : slowest(sorted, 0.001),
  };
}

/** Tenths of a frame per second over the slowest part of the frames. */
function slowest(sorted: Float64Array, part: number): number {
  const worst = sorted.subarray(sorted.length - Math.ceil(sorted.length * part));
  return tenths((1000 * worst.length) / worst.reduce((sum, time) => sum + time, 0));
}

export const tenths = (fps: number) => Math.round(fps * 10);

/** The series of a run: each frame stands at the time at which it was shown. */
export function frameSeries(times: Float64Array): Series {
  const builder = new SeriesBuilder();
  let at = 0;
  for (const time of times) {
    at += time;
    builder.add(at / 1000, time);
  }
  return builder.reduced("frame-time", { from: 0, seconds: at / 1000 });
}

/** Collects values with their time in seconds. */
export class SeriesBuilder {
  readonly #at = new Numbers();
  readonly #values = new Numbers();

  add(at: number, value: number): void {
    this.#at.push(at);
    this.#values.push(value);
  }

  get count(): number {
    return this.#values.count;
  }

  mean(): number {
    return this.#values.all.reduce((sum, value) => sum + value, 0) / this.count;
  }

  highest(): number {
    return this.#values.all.reduce((most, value) => (value > most ? value : most), Number.NEGATIVE_INFINITY);
  }

  /** Mean and highest value of each equal part of the time, rounded to two decimals. */
  reduced(name: SeriesName, { from, seconds }: { from: number; seconds: number }): Series {
    const parts = Math.max(1, Math.min(PLOT_POINTS, this.count));
    const [sums, counts] = [new Float64Array(parts), new Float64Array(parts)];
    const peaks = new Float64Array(parts).fill(Number.NEGATIVE_INFINITY);
    const at = this.#at.all;
    for (const [place, value] of this.#values.all.entries()) {
      const share = seconds > 0 ? (at[place]! - from) / seconds : 0;
      const part = Math.min(parts - 1, Math.max(0, Math.floor(share * parts)));
      sums[part]! += value;
      counts[part]! += 1;
      if (value > peaks[part]!) peaks[part] = value;
    }
    const every = Array.from(counts.keys());
    return {
      name,
      mean: every.map((part) => (counts[part] === 0 ? null : round(sums[part]! / counts[part]!))),
      peak: every.map((part) => (counts[part] === 0 ? null : round(peaks[part]!))),
    };
  }
}

const round = (value: number) => Math.round(value * 100) / 100;
