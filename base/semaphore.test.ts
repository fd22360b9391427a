import { expect, test } from "vitest";
import { Semaphore } from "./semaphore.ts";

test("so many permits at once, then first come, first served, and null where the queue is full", async () => {
  const semaphore = new Semaphore({ permits: 2, queue: 2 });
  const [first, second] = [await semaphore.acquire(), await semaphore.acquire()];
  const came: string[] = [];
  const third = semaphore.acquire().then((release) => (came.push("third"), release));
  const fourth = semaphore.acquire().then((release) => (came.push("fourth"), release));
  expect(await semaphore.acquire()).toBeNull();
  expect(came).toEqual([]);
  second?.();
  const releaseThird = await third;
  expect(came).toEqual(["third"]);
  // A permit that is released twice is passed on once.
  releaseThird?.();
  releaseThird?.();
  const releaseFourth = await fourth;
  first?.();
  releaseFourth?.();
  expect(await Promise.all([semaphore.acquire(), semaphore.acquire()])).not.toContain(null);
  const fifth = semaphore.acquire();
  expect(await Promise.race([fifth, Promise.resolve("waits")])).toBe("waits");
});
