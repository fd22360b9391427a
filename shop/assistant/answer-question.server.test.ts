import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../base/db.server.ts";
import type { ListingId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { aCpu, aGpu, aGraphicsCard, aPc, aUnit, insertListings } from "../../testing/builders.ts";
import { testDatabase } from "../../testing/database.ts";
import { openCatalogueIndex, type CatalogueIndex } from "../catalogue/catalogue-index.server.ts";
import { answerQuestion } from "./answer-question.server.ts";

describe("the assistant", () => {
  let database: Database;
  let catalogueIndex: CatalogueIndex;
  let office: ListingId | undefined;
  let entry: ListingId | undefined;
  let middle: ListingId | undefined;
  let fast: ListingId | undefined;
  let card: ListingId | undefined;

  const pc = (title: string, price: number, cs2: number, chip: string) =>
    aPc({
      title,
      price: ron(price),
      specs: { cpu: aCpu(), gpu: aGpu({ chip }) },
      units: [aUnit({ measured: { cs2, futuremark: cs2 * 40 } })],
    });

  beforeAll(async () => {
    database = await testDatabase();
    [office, entry, middle, fast, card] = await insertListings(
      database.db,
      pc("Birou", 900, 30, "GeForce GTX 1050"),
      pc("Început", 1500, 90, "GeForce GTX 1660"),
      pc("Mijloc", 2800, 190, "GeForce RTX 3060"),
      pc("Rapid", 6000, 320, "GeForce RTX 4070"),
      aGraphicsCard({ title: "MSI Ventus" }),
    );
    catalogueIndex = await openCatalogueIndex(database, { error() {} });
  });
  afterAll(async () => {
    await catalogueIndex.close();
    await database.close();
  });

  const ask = (question: string) => answerQuestion(catalogueIndex, question);
  const ids = (question: string) => ask(question).listings.map(({ id }) => id);

  test("shows, for a game, the cheapest machine that was measured to reach each step", () => {
    expect(ids("Ce îmi trebuie pentru CS2?")).toEqual([entry, middle, fast]);
    expect(ask("Ce îmi trebuie pentru CS2?")).toMatchObject({ way: { kind: "steps", game: "cs2" }, total: 4 });
  });

  test("shows, for a game and a budget, the fastest that the budget buys", () => {
    const answer = ask("cs2, maxim 3000 de lei");
    expect(answer.listings.map(({ id }) => id)).toEqual([middle, entry, office]);
    expect(answer.listings[0]?.fps).toEqual({ game: "cs2", value: 190 });
    expect(answer.filter).toMatchObject({ game: "cs2", price: { min: 0, max: 3000 }, sort: "performance" });
  });

  test("shows, for a part, the cheapest machine with it", () => {
    expect(ids("ai ceva cu RTX 3060?")).toEqual([middle]);
  });

  test("searches the catalogue, components too, for what it does not understand", () => {
    expect(ids("ventus")).toEqual([card]);
    expect(ids("Mijloc")).toEqual([middle]);
  });

  test("says that nothing was found, and where the catalogue says so, instead of something else", () => {
    expect(ask("RTX 5090")).toMatchObject({ listings: [], total: 0, filter: { productType: "pc", q: "rtx 5090" } });
    expect(ask("cs2 sub 600 lei")).toMatchObject({ listings: [], total: 0 });
    expect(ask("o mașină de spălat")).toMatchObject({ listings: [], total: 0 });
  });
});
