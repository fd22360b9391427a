import { describe, expect, test } from "vitest";
import { readApart } from "./read-apart.server.ts";

const upper = { file: "testing/attacks/slow-readers.ts", name: "shout", of: "guest" } as const;
const endless = { file: "testing/attacks/slow-readers.ts", name: "neverEnds", of: "guest" } as const;
const greedy = { file: "testing/attacks/slow-readers.ts", name: "takesAllMemory", of: "guest" } as const;
const throwing = { file: "testing/attacks/slow-readers.ts", name: "fails", of: "guest" } as const;

describe("a text read apart", () => {
  test("is answered by the function that was named", async () => {
    expect(await readApart(upper, "placă de bază")).toEqual({ ok: true, value: "PLACĂ DE BAZĂ" });
  });

  test("is given up after its budget, without blocking this process; the next text is read by another one", async () => {
    let turnsOfThisProcess = 0;
    const beat = setInterval(() => (turnsOfThisProcess += 1), 1);
    const refused = await readApart(endless, "x", { budget: 300 });
    clearInterval(beat);
    expect(refused).toMatchObject({ ok: false, domainError: { code: "reading-too-long" } });
    expect(turnsOfThisProcess).toBeGreaterThan(1);
    expect(await readApart(upper, "a")).toEqual({ ok: true, value: "A" });
  });

  // A thread that runs out of memory ends its whole process, whatever limit it has (nodejs/node, doc/api/worker_threads.md, resourceLimits).
  test("that takes all the memory of its process ends nothing else, and is refused", async () => {
    expect(await readApart(greedy, "x", { budget: 60_000 })).toMatchObject({
      ok: false,
      domainError: { code: "reading-too-long" },
    });
    expect(await readApart(upper, "a")).toEqual({ ok: true, value: "A" });
  });

  test("knows no setting of the shop, so that a fault in a reader shows no secret", async () => {
    const reader = { file: "testing/attacks/slow-readers.ts", name: "settingCalled", of: "guest" } as const;
    expect(process.env["PATH"]).toBeDefined();
    expect(await readApart(reader, "PATH")).toEqual({ ok: true, value: null });
  });

  test("waits for the one before it, and is refused where too many wait", async () => {
    const readings = Array.from({ length: 12 }, (_, place) => readApart<string>(upper, `text ${place}`));
    const answers = await Promise.all(readings);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(9);
    expect(answers[8]).toEqual({ ok: true, value: "TEXT 8" });
    expect(answers[11]).toMatchObject({ ok: false, domainError: { code: "reading-too-long" } });
  });

  test("of staff does not wait for those of guests", async () => {
    const guests = Array.from({ length: 10 }, () => readApart(endless, "x", { budget: 200 }));
    expect(await readApart({ ...upper, of: "staff" }, "c")).toEqual({ ok: true, value: "C" });
    expect((await Promise.all(guests)).map(({ ok }) => ok)).not.toContain(true);
  });

  test("whose reader fails is a bug that is thrown, and hinders no other", async () => {
    await expect(readApart(throwing, "x")).rejects.toThrow("this reader fails");
    expect(await readApart(upper, "b")).toEqual({ ok: true, value: "B" });
  });
});
