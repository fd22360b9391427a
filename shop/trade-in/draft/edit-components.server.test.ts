import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../base/db.server.ts";
import { newId } from "../../../base/id.ts";
import { refuse } from "../../../base/result.ts";
import { testDatabase } from "../../../testing/database.ts";
import { aVisitor } from "../../../testing/catalogue-index.ts";
import { MOST_LINES, type ComponentLine } from "./component-draft.ts";
import { editComponents, type ComponentsInput, type Decision } from "./edit-components.server.ts";
import { getDraft } from "./get-draft.server.ts";
import { openDraft } from "./open-draft.server.ts";
import { readComponentLines } from "./read-component-lines.ts";
import { declarationIn } from "../trade-in.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const somebody = () => ({ visitorId: aVisitor(newId()), key: null, language: "ro" as const });
type Who = ReturnType<typeof somebody>;

async function edit(who: Who, input: Partial<ComponentsInput>) {
  return editComponents({ db: database.db }, { ...who, lines: [], rows: [], removed: [], whole: null, ...input });
}

/** Edits that list by pasting text. */
async function paste(who: Who, text: string) {
  const list = readComponentLines(text);
  if (!list.ok || list.value.issues.length > 0) throw new Error("no list");
  return edit(who, { rows: list.value.rows });
}

async function linesOf(who: Who): Promise<readonly ComponentLine[]> {
  return (await getDraft({ db: database.db }, { of: "components", ...who }))?.components?.lines ?? [];
}

const decide = (key: string, decision: Decision | null, changes: Partial<{ quantity: number }> = {}) => ({
  key,
  quantity: 1,
  condition: null,
  faulty: false,
  decision,
  ...changes,
});

test("a pasted list is stored with the known parts, and questions about the rest", async () => {
  const who = somebody();
  expect(await paste(who, "2x Ryzen 5 5600, stare bună\nRTX 3060\nplacă video GeForce 8600 GT (defect)")).toMatchObject(
    { ok: true, value: { of: "components", state: "draft" } },
  );
  expect(await linesOf(who)).toMatchObject([
    { key: "line-1", is: "known", part: { name: "Ryzen 5 5600" }, quantity: 2, condition: "good", faulty: false },
    {
      key: "line-2",
      is: "unclear",
      text: "RTX 3060",
      reason: "memory-not-told",
      candidates: [expect.stringContaining("rtx-3060-12gb"), expect.any(String)],
    },
    { key: "line-3", is: "named", name: "GeForce 8600 GT", category: "graphics-cards", condition: null, faulty: true },
  ]);
});

test("the engine's input follows the list, without unclear lines", async () => {
  const who = somebody();
  const saved = await paste(who, "Ryzen 5 5600\nRTX 3060");
  if (!saved.ok) throw new Error(saved.domainError.code);
  expect(declarationIn(saved.value)).toMatchObject({ of: "components", parts: [{ key: "line-1" }] });
});

test("a question is answered by a part in the list, by another text, or by the name and its category", async () => {
  const who = somebody();
  await paste(who, "RTX 3060\nryzen five\nMaxtor\nRTX 3060 Laptop");
  const [first] = await linesOf(who);
  const [id = ""] = first?.is === "unclear" ? first.candidates : [];
  const answered = await edit(who, {
    lines: [
      decide("line-1", { by: "pick", id }, { quantity: 3 }),
      decide("line-2", { by: "rewrite", text: "Ryzen 5 5600", category: null }),
      decide("line-3", { by: "keep", name: "Maxtor 500", category: "hdd" }),
    ],
    removed: ["line-4"],
  });
  expect(answered.ok).toBe(true);
  expect(await linesOf(who)).toMatchObject([
    { is: "known", part: { name: "GeForce RTX 3060 12GB" }, quantity: 3 },
    { is: "known", part: { name: "Ryzen 5 5600" } },
    { is: "named", name: "Maxtor 500", category: "hdd" },
  ]);
});

test("an invalid edit changes nothing", async () => {
  const who = somebody();
  await paste(who, "RTX 3060\nRyzen 5 5600");
  const before = await linesOf(who);
  const wrong = await edit(who, {
    lines: [decide("line-1", { by: "pick", id: "processors/of-nobody" })],
    removed: ["line-2"],
  });
  expect(wrong).toEqual(refuse.invalid({ code: "part-unknown", key: "line-1" }));
  const rows = Array.from({ length: MOST_LINES - 1 }, () => ({
    name: "Ryzen 5 5600",
    category: null,
    quantity: 1,
    condition: null,
  }));
  expect(await edit(who, { rows })).toEqual(refuse.invalid({ code: "components-full", most: MOST_LINES }));
  expect(await linesOf(who)).toEqual(before);
});

test("two tabs do not overwrite each other", async () => {
  const who = somebody();
  await paste(who, "Ryzen 5 5600");
  await Promise.all(["RTX 3070", "RTX 3080", "Noctua NH-D15"].map((name) => paste(who, name)));
  const lines = await linesOf(who);
  expect(lines).toHaveLength(4);
  expect(new Set(lines.map(({ key }) => key)).size).toBe(4);
});

test("a list can be continued by its link, and a computer's draft is not a list", async () => {
  const who = somebody();
  const saved = await paste(who, "Ryzen 5 5600");
  if (!saved.ok) throw new Error(saved.domainError.code);
  const elsewhere = { ...somebody(), key: saved.value.linkKey };
  expect(
    await editComponents({ db: database.db }, { ...elsewhere, lines: [], rows: [], removed: "all", whole: null }),
  ).toMatchObject({ ok: true });
  expect(await linesOf(who)).toEqual([]);
  const machine = await openDraft({ db: database.db }, { ...somebody(), of: "machine" });
  if (!machine.ok) throw new Error(machine.domainError.code);
  expect(
    await editComponents(
      { db: database.db },
      { ...somebody(), key: machine.value.linkKey, lines: [], rows: [], removed: [], whole: null },
    ),
  ).toMatchObject({ domainError: { code: "draft-unknown" } });
});
