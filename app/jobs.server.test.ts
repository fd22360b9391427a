import { describe, expect, test } from "vitest";
import { HOUR, MINUTE, SECOND } from "../base/clock.ts";
import { runningEach, startJobs, type Job } from "./jobs.server.ts";

/** A notification source that the test triggers, and a job that ends when the test says so. */
function fixture() {
  const errors: unknown[] = [];
  let notify = () => {};
  let ended = 0;
  const running: { end(): void; fail(error: Error): void }[] = [];
  let started = () => {};
  const job: Job<unknown> = {
    name: "count the stars",
    every: 5,
    wokenBy: "night",
    run: () =>
      new Promise<void>((resolve, reject) => {
        running.push({ end: resolve, fail: reject });
        started();
      }).finally(() => (ended += 1)),
  };
  const notifications = {
    listen: async (channel: string, onNotify: (payload: string) => void) => {
      expect(channel).toBe("night");
      notify = () => onNotify("");
      return async () => {};
    },
  };
  const on = { log: { error: (error: unknown) => errors.push(error) } };
  return {
    job,
    open: () => startJobs([job], { on, notifications }),
    notify: () => notify(),
    running,
    errors,
    ended: () => ended,
    untilStarted: (count: number) =>
      new Promise<void>((resolve) => {
        started = () => running.length >= count && resolve();
        started();
      }),
  };
}

describe("a job", () => {
  test("never overlaps with itself: notifications during a run cause one more run", async () => {
    const { open, notify, running, ended, untilStarted } = fixture();
    const stop = await open();
    expect(running).toHaveLength(1);
    notify();
    notify();
    expect(running).toHaveLength(1);
    running[0]?.end();
    await untilStarted(2);
    expect(ended()).toBe(1);
    const stopping = stop();
    running[1]?.end();
    await stopping;
    expect(running).toHaveLength(2);
  });

  test("repeats at its interval", async () => {
    const { open, running, untilStarted } = fixture();
    const stop = await open();
    running[0]?.end();
    await untilStarted(2);
    running[1]?.end();
    await untilStarted(3);
    const stopping = stop();
    running[2]?.end();
    await stopping;
  });

  test("that fails is logged and runs again", async () => {
    const { open, running, errors, untilStarted } = fixture();
    const stop = await open();
    running[0]?.fail(new Error("clouds"));
    await untilStarted(2);
    expect(errors).toMatchObject([{ job: "count the stars", err: { message: "clouds" } }]);
    const stopping = stop();
    running[1]?.end();
    await stopping;
  });

  test("that runs while the shop closes is awaited, and no run starts after it", async () => {
    const { open, notify, running, ended } = fixture();
    const stop = await open();
    const stopping = stop();
    notify();
    running[0]?.end();
    await stopping;
    expect(ended()).toBe(1);
    expect(running).toHaveLength(1);
  });
});

test("for tests frequent jobs run as often as asked, and none less often or out of its hour", () => {
  const every = [SECOND, 30 * SECOND, MINUTE, 10 * MINUTE, 6 * HOUR];
  const table = every.map((each) => ({ name: String(each), every: each, run: async () => {} }));
  expect(runningEach(table, 2 * SECOND).map((job) => job.every)).toEqual([
    SECOND,
    2 * SECOND,
    2 * SECOND,
    10 * MINUTE,
    6 * HOUR,
  ]);
});
