import { expect, test } from "vitest";
import { Turns } from "./turns.ts";

test("so many at a time, the next in the order in which they came, and whoever finds the line full is sent away", async () => {
  const turns = new Turns({ atOnce: 2, waiting: 2 });
  const [first, second] = [await turns.take(), await turns.take()];
  const came: string[] = [];
  const third = turns.take().then((end) => (came.push("third"), end));
  const fourth = turns.take().then((end) => (came.push("fourth"), end));
  expect(await turns.take()).toBeNull();
  expect(came).toEqual([]);
  second?.();
  const endThird = await third;
  expect(came).toEqual(["third"]);
  // A turn that is ended twice gives its place once.
  endThird?.();
  endThird?.();
  const endFourth = await fourth;
  first?.();
  endFourth?.();
  expect(await Promise.all([turns.take(), turns.take()])).not.toContain(null);
  const fifth = turns.take();
  expect(await Promise.race([fifth, Promise.resolve("waits")])).toBe("waits");
});
