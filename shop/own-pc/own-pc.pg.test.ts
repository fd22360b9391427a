// Races of two browsers' tabs and a sign-in on PostgreSQL, which the embedded database with its single connection cannot show.

import { expect, test } from "vitest";
import { transaction } from "../../base/db.server.ts";
import { newId, type VisitorId } from "../../base/id.ts";
import { aPostgres } from "../../testing/postgres-database.ts";
import { aVisitor } from "../../testing/catalogue-index.ts";
import { describeOwnPc } from "./describe-own-pc.server.ts";
import { getOwnPc } from "./get-own-pc.server.ts";
import { mergeOwnPc } from "./merge-own-pc.server.ts";
import type { PartCategory } from "../parts/part.ts";

const database = aPostgres();

const describePart = (visitorId: VisitorId, category: PartCategory) =>
  describeOwnPc(database, {
    visitorId,
    change: { parts: { [category]: [{ is: "named", category, name: "X", quantity: 1 }] }, isWithoutCard: null },
  });
const described = ["processors", "motherboards", "ram", "ssd", "cases", "coolers"] as const;

test("parts that several tabs describe at once are all stored", async () => {
  const visitorId = aVisitor(newId());
  const answers = await Promise.all(described.map((category) => describePart(visitorId, category)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
  const pc = await getOwnPc(database, visitorId);
  expect(pc?.parts.map(({ category }) => category).toSorted()).toEqual(described.toSorted());
});

test("a sign-in while a tab describes the PC leaves one description, whole", async () => {
  const [guest, account] = [aVisitor(newId()), `account:${newId()}` as VisitorId];
  await describePart(guest, "processors");
  await Promise.all([
    transaction(database.db, (tx) => mergeOwnPc(tx, { from: guest, to: account })),
    describePart(account, "ram"),
    transaction(database.db, (tx) => mergeOwnPc(tx, { from: guest, to: account })),
  ]);
  expect(await getOwnPc(database, guest)).toBeNull();
  const pc = await getOwnPc(database, account);
  expect([["processors"], ["ram"], ["processors", "ram"]]).toContainEqual(pc?.parts.map(({ category }) => category));
});
