// What public pages show, in the memory of this process, read again when a notification of the database says that it changed in
// any process. With it a page needs no query, so it stays when the database is away.

import type { Database, Db } from "./db.server.ts";

export type LiveCopy<Value> = {
  /** Rises with each change: cached pages made before it are old. */
  readonly version: number;
  current(): Value;
  /** Calls back after each change. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
};

type Source<Value> = {
  /** The channel of the notifications. */
  channel: string;
  read(db: Db): Promise<Value>;
  /** Told when it could not be read again; the last copy stays. */
  onError(error: unknown): void;
  /** Whether a new copy shows the same, so that no page becomes old. Without it each copy is new. */
  isSame?(one: Value, other: Value): boolean;
};

/** Reads and listens until it is closed. A lost notification delays a cached page by no more than its usual life. */
export async function openLiveCopy<Value>(
  database: Pick<Database, "db" | "listen">,
  { channel, read, onError, isSame = () => false }: Source<Value>,
): Promise<LiveCopy<Value>> {
  const listeners = new Set<() => void>();
  let version = 0;
  let copy: { value: Value } | null = null;
  const announce = () => {
    version += 1;
    for (const listener of listeners) listener();
  };
  const readCopy = async () => {
    const before = copy;
    copy = { value: await read(database.db) };
    if (before !== null && !isSame(before.value, copy.value)) announce();
  };
  // One read after the other: the last one has what the last notification announced.
  let reading = Promise.resolve();
  const readAgain = () => {
    reading = reading.then(readCopy).catch((error: unknown) => {
      onError(error);
      announce();
    });
  };
  // Listen first: what changes during the first read is read again.
  const stop = await database.listen(channel, readAgain);
  reading = reading.then(readCopy);
  await reading;
  return {
    get version() {
      return version;
    },
    current: () => copy!.value,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      await stop();
      await reading;
    },
  };
}
