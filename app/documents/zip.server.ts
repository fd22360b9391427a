import { zipSync } from "fflate";

type Entry = { name: string; data: Uint8Array };

/** A few files as one ZIP, in memory. Every file gets the time `at`. Names must differ. */
export function zip(entries: readonly Entry[], { at }: { at: Date }): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(entries.map(({ name, data }) => [name, data])), { mtime: at }));
}
