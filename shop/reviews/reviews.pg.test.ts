// Races: several connections to one database.

import { afterAll, beforeAll, expect, test } from "vitest";
import { reviewsIn } from "../../testing/reviews/reviews-in.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { askForReviews } from "./ask-for-reviews.server.ts";
import { decideReview } from "./decide-review.server.ts";

let shop: TestShop;
let people: ReturnType<typeof reviewsIn>;
beforeAll(async () => {
  shop = await openTestShop();
  people = reviewsIn(shop);
});
afterAll(() => shop.close());

const ROUNDS = 8;

test("a review that is posted twice at the same time is one review", async () => {
  const listingId = await people.aCardOnSale();
  const order = await people.delivered([{ listingId }]);
  const posts = await Promise.all([1, 2, 3].map(() => people.write(order, people.form(listingId))));
  expect(posts.every(({ ok }) => ok)).toBe(true);
  const rows = await shop.db.selectFrom("review").where("orderId", "=", order.id).select("version").execute();
  expect(rows).toEqual([{ version: 1 }]);
});

test("of two members of staff who publish and reject at the same time one is told that it moved", async () => {
  const listingId = await people.aCardOnSale();
  for (let round = 0; round < ROUNDS; round++) {
    const order = await people.delivered([{ listingId: await people.aCardOnSale() }]);
    const listing = order.lines[0]?.kind === "unit" ? order.lines[0].listingId : listingId;
    const written = await people.write(order, people.form(listing));
    if (!written.ok) throw new Error("not written");
    const { id } = written.value;
    const answers = await Promise.all([
      decideReview(shop, { id, form: { intent: "publish", seen: 1 }, actor: "staff:ana" }),
      decideReview(shop, { id, form: { intent: "reject", seen: 1, reason: "insult" }, actor: "staff:dan" }),
    ]);
    expect(answers.map((answer) => (answer.ok ? "ok" : answer.domainError.code)).toSorted()).toEqual([
      "ok",
      "review-moved",
    ]);
    const review = await shop.db
      .selectFrom("review")
      .where("id", "=", id)
      .select(["state", "version"])
      .executeTakeFirstOrThrow();
    expect(review).toEqual({ state: answers[0]!.ok ? "published" : "rejected", version: 2 });
  }
});

test("two processes ask a buyer once", async () => {
  const order = await people.delivered([{ listingId: await people.aCardOnSale() }]);
  await Promise.all([askForReviews(shop), askForReviews(shop), askForReviews(shop)]);
  const emails = await shop.db
    .selectFrom("outbox")
    .where("dedupeKey", "=", `review request ${order.number}`)
    .select("id")
    .execute();
  expect(emails).toHaveLength(1);
});
