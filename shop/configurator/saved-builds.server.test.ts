import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction, type Database } from "../../base/db.server.ts";
import { newId, type BuildId, type ListingId, type VisitorId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { refuse } from "../../base/result.ts";
import { aComponent, aPc, insertListings } from "../../testing/builders.ts";
import { testDatabase } from "../../testing/database.ts";
import { aVisitor } from "../../testing/catalogue-index.ts";
import type { Category } from "../catalogue/specs.ts";
import type { RequestedPart } from "../compatibility/build.ts";
import { deleteBuildsOf, deleteGuestBuilds } from "./retention.server.ts";
import { getBuild } from "./get-build.server.ts";
import { listBuilds } from "./list-builds.server.ts";
import { mergeBuilds } from "./merge-builds.server.ts";
import { removeBuild } from "./remove-build.server.ts";
import { renameBuild } from "./rename-build.server.ts";
import { saveBuild } from "./save-build.server.ts";
import { MOST_SAVED, savedTotal } from "./saved-build.ts";

let database: Database;
let cpu: ListingId;
let board: ListingId;
let ram: ListingId;
let pc: ListingId;
let draft: ListingId;

beforeAll(async () => {
  database = await testDatabase();
  [cpu, board, ram, pc, draft] = (await insertListings(
    database.db,
    aComponent("processors", { title: "Ryzen 5 5600", price: ron(400) }),
    aComponent("motherboards", { title: "B550-A PRO", price: ron(500) }),
    aComponent("ram", { title: "Fury Beast", price: ron(150), stock: 4 }),
    aPc(),
    aComponent("ssd", { state: "draft" }),
  )) as [ListingId, ListingId, ListingId, ListingId, ListingId];
});
afterAll(() => database.close());

let visitors = 0;
const newVisitor = () => aVisitor(`builds-${++visitors}`);
const part = (category: Category, listingId: ListingId, quantity = 1): RequestedPart => ({
  category,
  listingId,
  quantity,
});
const whole = () => [part("processors", cpu), part("motherboards", board), part("ram", ram, 2)];

type Different = Partial<Parameters<typeof saveBuild>[1]>;
const save = (visitorId: VisitorId, { name = "De joc", requested = whole(), buildId = null }: Different = {}) =>
  saveBuild(database, { visitorId, buildId, name, requested });

async function saved(visitorId: VisitorId, different: Different = {}): Promise<BuildId> {
  const answer = await save(visitorId, different);
  if (!answer.ok) throw new Error(`the test's build was refused: ${answer.domainError.code}`);
  return answer.value.buildId;
}

/** Saves this many builds, the oldest first. */
async function savedMany(visitorId: VisitorId, count: number): Promise<BuildId[]> {
  const ids: BuildId[] = [];
  for (let number = 1; number <= count; number++) ids.push(await saved(visitorId, { name: `Numărul ${number}` }));
  return ids;
}

const namesOf = async (visitorId: VisitorId) => (await listBuilds(database, visitorId)).map(({ name }) => name);

describe("a saved build", () => {
  test("is the visitor's own, with its parts in the order given, what they were called and what they cost", async () => {
    const visitorId = newVisitor();
    const buildId = await saved(visitorId, {
      requested: [part("processors", cpu), part("ram", ram, 2), part("motherboards", board)],
    });
    expect(await listBuilds(database, visitorId)).toEqual([
      {
        id: buildId,
        name: "De joc",
        savedAt: expect.any(Date),
        parts: [
          { category: "processors", listingId: cpu, quantity: 1, title: "Ryzen 5 5600", seenPrice: ron(400) },
          { category: "ram", listingId: ram, quantity: 2, title: "Fury Beast", seenPrice: ron(150) },
          { category: "motherboards", listingId: board, quantity: 1, title: "B550-A PRO", seenPrice: ron(500) },
        ],
      },
    ]);
    expect(savedTotal((await getBuild(database, { visitorId, buildId }))!.parts)).toBe(ron(1200));
    expect(await listBuilds(database, newVisitor())).toEqual([]);
  });

  test("saved anew has the new parts, name and prices, and comes first", async () => {
    const visitorId = newVisitor();
    const buildId = await saved(visitorId);
    await saved(visitorId, { name: "De birou" });
    await database.db
      .updateTable("listing")
      .set({ priceBani: ron(380) })
      .where("id", "=", cpu)
      .execute();
    expect(await getBuild(database, { visitorId, buildId })).toMatchObject({
      parts: [{ seenPrice: ron(400) }, {}, {}],
    });
    expect(await saved(visitorId, { buildId, name: "De joc, mai ieftin", requested: [part("processors", cpu)] })).toBe(
      buildId,
    );
    await database.db
      .updateTable("listing")
      .set({ priceBani: ron(400) })
      .where("id", "=", cpu)
      .execute();
    expect(await namesOf(visitorId)).toEqual(["De joc, mai ieftin", "De birou"]);
    expect(await getBuild(database, { visitorId, buildId })).toMatchObject({
      parts: [{ listingId: cpu, seenPrice: ron(380) }],
    });
  });

  test("pressed twice is one; another name or another quantity is another", async () => {
    const visitorId = newVisitor();
    const [first, again] = await Promise.all([saved(visitorId), saved(visitorId)]);
    expect(again).toBe(first);
    await saved(visitorId, { name: "A doua" });
    await saved(visitorId, { requested: [part("processors", cpu), part("motherboards", board), part("ram", ram)] });
    expect(await listBuilds(database, visitorId)).toHaveLength(3);
  });

  test("still names a part that is withdrawn, sold or not even a row any more", async () => {
    const visitorId = newVisitor();
    const [gone] = (await insertListings(database.db, aComponent("cases", { title: "Pop Air", units: [] }))) as [
      ListingId,
    ];
    const buildId = await saved(visitorId, { requested: [part("cases", gone)] });
    await database.db.deleteFrom("listing").where("id", "=", gone).execute();
    expect(await getBuild(database, { visitorId, buildId })).toMatchObject({
      parts: [{ listingId: gone, title: "Pop Air" }],
    });
  });

  test.each([
    ["nothing", () => []],
    ["a computer", () => [part("processors", pc)]],
    ["what is not published", () => [part("ssd", draft)]],
    ["what never was", () => [part("ssd", 2_000_000_000 as ListingId)]],
    ["a processor that is asked for as memory", () => [part("ram", cpu)]],
  ])("is refused with %s in it, and what there was stays", async (_what, requested) => {
    const visitorId = newVisitor();
    expect(await save(visitorId, { requested: requested() })).toEqual(refuse.invalid({ code: "build-empty" }));
    expect(await listBuilds(database, visitorId)).toEqual([]);
    const buildId = await saved(visitorId);
    expect(await save(visitorId, { buildId, requested: requested() })).toMatchObject({
      domainError: { code: "build-empty" },
    });
    expect((await getBuild(database, { visitorId, buildId }))?.parts).toHaveLength(3);
  });

  test("leaves out unpublished listings, and saves the rest", async () => {
    const visitorId = newVisitor();
    const buildId = await saved(visitorId, { requested: [part("processors", cpu), part("ssd", draft)] });
    expect((await getBuild(database, { visitorId, buildId }))?.parts.map(({ listingId }) => listingId)).toEqual([cpu]);
  });

  test("is renamed without a change of its price or its place, and removed", async () => {
    const visitorId = newVisitor();
    const [first, second] = [await saved(visitorId), await saved(visitorId, { name: "A doua" })];
    expect(await renameBuild(database, { visitorId, buildId: first, name: "Prima" })).toMatchObject({ ok: true });
    expect(await namesOf(visitorId)).toEqual(["A doua", "Prima"]);
    expect(await removeBuild(database, { visitorId, buildId: second })).toMatchObject({ ok: true });
    expect(await namesOf(visitorId)).toEqual(["Prima"]);
    expect(await removeBuild(database, { visitorId, buildId: second })).toEqual(
      refuse.notFound({ code: "build-unknown" }),
    );
    expect(await database.db.selectFrom("savedBuildPart").where("buildId", "=", second).selectAll().execute()).toEqual(
      [],
    );
  });

  test("of somebody else is neither seen, saved over, renamed nor removed by its id", async () => {
    const [ana, ion] = [newVisitor(), newVisitor()];
    const buildId = await saved(ana);
    const unknown = refuse.notFound({ code: "build-unknown" });
    expect(await getBuild(database, { visitorId: ion, buildId })).toBeNull();
    expect(await save(ion, { buildId, requested: [part("processors", cpu)] })).toEqual(unknown);
    expect(await save(ion, { buildId: newId<"build">() })).toEqual(unknown);
    expect(await renameBuild(database, { visitorId: ion, buildId, name: "A mea" })).toEqual(unknown);
    expect(await removeBuild(database, { visitorId: ion, buildId })).toEqual(unknown);
    expect(await getBuild(database, { visitorId: ana, buildId })).toMatchObject({
      name: "De joc",
      parts: [{}, {}, {}],
    });
  });

  test("is one of twenty at most, also when two are saved at once; a kept one may still be saved anew", async () => {
    const visitorId = newVisitor();
    const [oldest] = await savedMany(visitorId, MOST_SAVED - 1);
    const answers = await Promise.all(["Una", "Alta"].map((name) => save(visitorId, { name })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toEqual(refuse.invalid({ code: "too-many-builds" }));
    expect(await save(visitorId, { buildId: oldest!, name: "Tot ea" })).toMatchObject({ ok: true });
    expect(await listBuilds(database, visitorId)).toHaveLength(MOST_SAVED);
  });

  test("without an account is forgotten after a year, an account's is not, nor one that was saved anew", async () => {
    const [guest, account] = [newVisitor(), "account:builds" as VisitorId];
    const again = await saved(guest, { name: "Din nou" });
    for (const visitorId of [guest, account]) await saved(visitorId, { name: "Veche" });
    await sql`update saved_build set saved_at = now() - interval '366 days' where visitor_id in (${guest}, ${account})`.execute(
      database.db,
    );
    await saved(guest, { name: "Din nou", buildId: again });
    await deleteGuestBuilds(database);
    expect(await namesOf(guest)).toEqual(["Din nou"]);
    expect(await namesOf(account)).toEqual(["Veche"]);
  });

  test("goes with the account that had it", async () => {
    const [ana, ion] = [newVisitor(), newVisitor()];
    for (const visitorId of [ana, ion]) await saved(visitorId);
    await transaction(database.db, (tx) => deleteBuildsOf(tx, { visitorId: ana }));
    expect(await namesOf(ana)).toEqual([]);
    expect(await namesOf(ion)).toEqual(["De joc"]);
  });
});

describe("a guest who signs in", () => {
  const signIn = (from: VisitorId, to: VisitorId) => transaction(database.db, (tx) => mergeBuilds(tx, { from, to }));

  test("finds the guest's builds among the account's, under the same ids", async () => {
    const [guest, account] = [newVisitor(), newVisitor()];
    await saved(account, { name: "A contului" });
    const buildId = await saved(guest, { name: "A browserului" });
    await signIn(guest, account);
    await signIn(guest, account);
    expect(await namesOf(account)).toEqual(["A browserului", "A contului"]);
    expect(await getBuild(database, { visitorId: account, buildId })).toMatchObject({
      name: "A browserului",
      parts: [{}, {}, {}],
    });
    expect(await listBuilds(database, guest)).toEqual([]);
  });

  test("keeps all of the account's where both have more than there is room for, and the newest of the guest's", async () => {
    const [guest, account] = [newVisitor(), newVisitor()];
    const stored = await savedMany(account, MOST_SAVED - 1);
    const [, newest] = await savedMany(guest, 2);
    await signIn(guest, account);
    expect((await listBuilds(database, account)).map(({ id }) => id)).toEqual([newest, ...stored.toReversed()]);
  });

  test("who is already the account's own visitor loses nothing", async () => {
    const visitorId = newVisitor();
    await saved(visitorId);
    await signIn(visitorId, visitorId);
    expect(await namesOf(visitorId)).toEqual(["De joc"]);
  });
});
