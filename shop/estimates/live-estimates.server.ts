// The model of frame rates in the memory of this process: fitted at the start, and again some time after measurements change
// in any process.

import type { Database } from "../../base/db.server.ts";
import { fitFps, type FpsModel } from "./fps-model.ts";
import { loadFpsModel } from "./load-fps-model.server.ts";

export type LiveEstimates = {
  /** Rises with each new model: cached pages made before it are old. */
  readonly version: number;
  model(): FpsModel;
  /** Calls back after each new model. Returns a function that unsubscribes. */
  onChange(listener: () => void): () => void;
  close(): Promise<void>;
};

type Log = { error(details: unknown, message: string): void };

const CHANNEL = "measurements_changed";
/**
 * Milliseconds. Measurements come in bursts, when a PC was tested or a list imported: one fit covers them all. Each fit
 * makes cached pages old, and one PC more hardly moves an estimate.
 */
const WAIT = 30_000;
const RETRY_AFTER = 60_000; // milliseconds

/** Fits and listens until it is closed. After a lost notification the next change brings everything up to date. */
export async function openLiveEstimates(
  database: Pick<Database, "db" | "listen">,
  { log, wait = WAIT }: { log: Log; wait?: number },
): Promise<LiveEstimates> {
  const listeners = new Set<() => void>();
  let version = 0;
  let timer: NodeJS.Timeout | undefined;
  let model = fitFps([]);
  let fitting = Promise.resolve();
  let isClosed = false;
  const fitAfter = (milliseconds: number) => {
    if (isClosed || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      fitting = fitting.then(fitAgain);
    }, milliseconds).unref();
  };
  const fitAgain = async () => {
    try {
      model = await loadFpsModel(database.db);
    } catch (error) {
      if (isClosed) return;
      log.error(error, "the estimates of frame rates could not be fitted; it tries again");
      fitAfter(RETRY_AFTER);
      return;
    }
    version += 1;
    for (const listener of listeners) listener();
  };
  // Listen first: what is measured during the first fit is fitted again.
  const stop = await database.listen(CHANNEL, () => fitAfter(wait));
  fitting = fitting.then(async () => {
    model = await loadFpsModel(database.db);
  });
  await fitting;
  return {
    get version() {
      return version;
    },
    model: () => model,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await stop();
      await fitting;
    },
  };
}
