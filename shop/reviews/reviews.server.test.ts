import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { systemClock } from "../../base/clock.ts";
import { addDays, startOfDay } from "../../base/day.ts";
import { transaction } from "../../base/db.server.ts";
import { newId, type ListingId, type ReviewId } from "../../base/id.ts";
import { aPc } from "../../testing/builders.ts";
import { putOnSale } from "../../testing/catalogue-index.ts";
import { STAFF } from "../../testing/orders.ts";
import { reviewsIn } from "../../testing/reviews/reviews-in.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { eventually } from "../../testing/time/eventually.ts";
import { unitsOf, type Order } from "../orders/order.ts";
import { openClaim } from "../returns/open-claim.server.ts";
import { askForReviews, stopAsking } from "./ask-for-reviews.server.ts";
import { decideReview, publishReviews } from "./decide-review.server.ts";
import type { ReviewDecisionForm } from "./forms.ts";
import { eraseReviews } from "./person.server.ts";
import { viewPublishedReviews, viewReviewsOfListing } from "./published-reviews.server.ts";
import type { Review } from "./review.ts";
import { viewReviewable } from "./view-reviewable.server.ts";
import { viewReview } from "./list-reviews.server.ts";

let shop: TestShop;
let people: ReturnType<typeof reviewsIn>;
beforeAll(async () => {
  shop = await openTestShop();
  people = reviewsIn(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.db.deleteFrom("outbox").execute());

const codeOf = (done: { ok: true } | { ok: false; domainError: { code: string } }) =>
  done.ok ? "ok" : done.domainError.code;
const reviewOf = async (id: ReviewId): Promise<Review> => {
  const viewed = await viewReview(shop, { id });
  if (!viewed.ok) throw new Error("there is no such review");
  return viewed.value.review;
};
const decide = (id: ReviewId, form: ReviewDecisionForm) => decideReview(shop, { id, form, actor: STAFF });
const outbox = () =>
  shop.db.selectFrom("outbox").select(["dedupeKey", "recipient", "subject", "textBody"]).orderBy("id").execute();
const requests = async (order: Order) =>
  (await outbox()).filter(({ dedupeKey }) => dedupeKey === `review request ${order.number}`);

describe("a review", () => {
  test("is written by the buyer of a delivered order, once for a product of which they bought two", async () => {
    const listingId = await people.aCardOnSale();
    const order = await people.delivered([{ listingId, quantity: 2 }]);
    expect(await viewReviewable(shop, order)).toMatchObject([{ listingId, review: null, isEditable: true }]);
    const first = await people.write(order, people.form(listingId));
    expect(codeOf(await people.write(order, people.form(listingId)))).toBe("ok");
    const reviewable = await viewReviewable(shop, order);
    expect(reviewable).toHaveLength(1);
    expect(reviewable[0]!.review).toMatchObject({ id: first.ok && first.value.id, state: "pending", version: 1 });
  });

  test("cannot be written before the delivery, about another order's product, or about what went back", async () => {
    const listingId = await people.aCardOnSale();
    const paid = await people.people.paidByTransfer([{ listingId }]);
    expect(codeOf(await people.write(paid, people.form(listingId)))).toBe("review-goods-unknown");
    const other = await people.aCardOnSale("Radeon RX 6600");
    const order = await people.delivered([{ listingId }, { listingId: other }], 1);
    expect(codeOf(await people.write(order, people.form((await people.aCardOnSale()) as ListingId)))).toBe(
      "review-goods-unknown",
    );
    const back = order.lines.find((line) => line.kind === "unit" && line.listingId === other);
    const units = back?.kind === "unit" ? [back.unitId] : [];
    // The database counts the days of the withdrawal by its own clock.
    await shop.db
      .updateTable("salesOrder")
      .set({ deliveredAt: systemClock.now() })
      .where("id", "=", order.id)
      .execute();
    const claim = { orderId: order.id, kind: "withdrawal", units, story: null, key: newId(), actor: "buyer" } as const;
    expect(codeOf(await openClaim(shop, claim))).toBe("ok");
    expect((await viewReviewable(shop, order)).map((goods) => goods.listingId)).toEqual([listingId]);
    expect(codeOf(await people.write(order, people.form(other)))).toBe("review-goods-unknown");
  });

  test("that its buyer changes waits again, and shows nothing until staff read it", async () => {
    const listingId = await people.aCardOnSale();
    const { id, order } = await people.written(listingId);
    expect(codeOf(await decide(id, { intent: "publish", seen: 1 }))).toBe("ok");
    await eventually(async () => {
      const { reviews } = await viewReviewsOfListing(shop, { id: listingId, kind: "component", gpu: null });
      expect(reviews).toHaveLength(1);
    });
    const edit = people.form(listingId, { seen: 2, stars: 1, body: "S-a stricat după o zi." });
    expect(codeOf(await people.write(order, edit))).toBe("ok");
    expect(await reviewOf(id)).toMatchObject({ state: "pending", stars: 1, version: 3 });
    const now = await viewReviewsOfListing(shop, { id: listingId, kind: "component", gpu: null });
    expect(now).toMatchObject({ reviews: [], rating: null });
  });

  test("is not changed from a page that is too old, nor after 30 days", async () => {
    const listingId = await people.aCardOnSale();
    const { id, order } = await people.written(listingId);
    const edit = people.form(listingId, { seen: 1, body: "Cu două rânduri mai mult." });
    expect(codeOf(await people.write(order, edit))).toBe("ok");
    expect(codeOf(await people.write(order, { ...edit, body: "De pe altă pagină." }))).toBe("review-changed");
    // The page names the 30th day as the last: the review may be changed to its end in Romania.
    const first = startOfDay(addDays(shop.clock.today(), -30));
    const wrote = (writtenAt: Date) => shop.db.updateTable("review").set({ writtenAt }).where("id", "=", id).execute();
    await wrote(first);
    expect(codeOf(await people.write(order, { ...edit, seen: 2, body: "În ultima zi." }))).toBe("ok");
    await wrote(new Date(first.getTime() - 1));
    expect(codeOf(await people.write(order, { ...edit, seen: 3, body: "Prea târziu acum." }))).toBe("review-closed");
  });
});

describe("staff", () => {
  test("reject for a reason of the list, which the buyer is told in the review's language", async () => {
    const { id, order } = await people.written(await people.aCardOnSale());
    await shop.db.updateTable("review").set({ language: "hu" }).where("id", "=", id).execute();
    expect(codeOf(await decide(id, { intent: "reject", seen: 1, reason: "personal-data" }))).toBe("ok");
    const [email] = (await outbox()).filter(({ dedupeKey }) => dedupeKey.startsWith("review "));
    expect(email).toMatchObject({ recipient: order.email, subject: "Az Ön véleménye: GeForce RTX 3060" });
    expect(email!.textBody).toContain("személyes adatot tartalmaz");
    expect(email!.textBody).toContain(`key=${order.linkKey}`);
  });

  test("see an edit before they publish: the page of before is refused", async () => {
    const listingId = await people.aCardOnSale();
    const { id, order } = await people.written(listingId);
    await people.write(order, people.form(listingId, { seen: 1, body: "Cumpărați de la magazinul meu." }));
    expect(codeOf(await decide(id, { intent: "publish", seen: 1 }))).toBe("review-moved");
    expect(await publishReviews(shop, { ticked: [{ id, seen: 1 }], actor: STAFF })).toBe(0);
    expect(await publishReviews(shop, { ticked: [{ id, seen: 2 }], actor: STAFF })).toBe(1);
    expect(codeOf(await decide(id, { intent: "publish", seen: 3 }))).toBe("review-not-movable");
  });

  test("publish what waits in bulk, and nothing that was rejected", async () => {
    const listingId = await people.aCardOnSale();
    const [a, b] = [await people.written(listingId), await people.written(listingId, { stars: 1 })];
    await decide(b.id, { intent: "reject", seen: 1, reason: "insult" });
    const ticked = [
      { id: a.id, seen: 1 },
      { id: b.id, seen: 2 },
    ];
    expect(await publishReviews(shop, { ticked, actor: STAFF })).toBe(1);
    expect((await reviewOf(b.id)).state).toBe("rejected");
  });

  test("reply, and take the reply away again; each is in the history", async () => {
    const { id } = await people.written(await people.aCardOnSale());
    await decide(id, { intent: "publish", seen: 1 });
    await decide(id, { intent: "reply", seen: 2, reply: "Mulțumim!" });
    expect(await reviewOf(id)).toMatchObject({ state: "published", reply: "Mulțumim!" });
    await decide(id, { intent: "reply", seen: 3, reply: "" });
    const viewed = await viewReview(shop, { id });
    expect(viewed.ok && viewed.value.history.map(({ action }) => action)).toEqual([
      "written",
      "published",
      "replied",
      "reply-removed",
    ]);
  });
});

describe("the e-mail that asks for reviews", () => {
  test("is sent ten days after the delivery, once, with a link that needs no account", async () => {
    const listingId = await people.aCardOnSale();
    const [early, due] = [await people.delivered([{ listingId }], 9), await people.delivered([{ listingId }], 10)];
    await askForReviews(shop);
    await askForReviews(shop);
    expect(await requests(early)).toEqual([]);
    const [email, ...more] = await requests(due);
    expect(more).toEqual([]);
    expect(email).toMatchObject({ recipient: due.email });
    expect(email!.textBody).toContain(`/account/orders/${due.number}/review?key=${due.linkKey}`);
    await shop.db.deleteFrom("outbox").execute();
    await askForReviews(shop);
    expect(await requests(due)).toEqual([]);
  });

  test("is not sent for what was reviewed or sent back, nor to who refused such e-mails", async () => {
    const listingId = await people.aCardOnSale();
    const { order: reviewed } = await people.written(listingId);
    const back = await people.delivered([{ listingId }]);
    const claim = { orderId: back.id, units: unitsOf(back), story: "Nu îmi place.", key: newId(), actor: "buyer" };
    await openClaim(shop, { ...claim, kind: "return" });
    const refused = await people.delivered([{ listingId }]);
    await stopAsking(shop, refused);
    await askForReviews(shop);
    for (const order of [reviewed, back, refused]) expect(await requests(order)).toEqual([]);
  });

  test("waits while the mailbox is at its limit", async () => {
    const order = await people.delivered([{ listingId: await people.aCardOnSale() }]);
    const limited = { secret: "s", perHour: 1, perDay: 1 };
    await shop.db.deleteFrom("mailCount").execute();
    const used = await people.delivered([{ listingId: await people.aCardOnSale() }]);
    await shop.db.updateTable("salesOrder").set({ email: order.email }).where("id", "=", used.id).execute();
    const deps = { ...shop, mailLimits: limited };
    await askForReviews(deps);
    const sent = [...(await requests(order)), ...(await requests(used))];
    expect(sent).toHaveLength(1);
    await askForReviews(shop);
    expect([...(await requests(order)), ...(await requests(used))]).toHaveLength(2);
  });
});

describe("what the shop shows", () => {
  test("counts all published reviews, good and bad", async () => {
    const listingId = await people.aCardOnSale();
    for (const stars of [5, 5, 1] as const) {
      const { id } = await people.written(listingId, { stars });
      await decide(id, { intent: "publish", seen: 1 });
    }
    await people.written(listingId, { stars: 1 });
    await eventually(async () => {
      const shown = await viewReviewsOfListing(shop, { id: listingId, kind: "component", gpu: null });
      expect(shown.rating).toEqual({ count: 3, average: 11 / 3 });
    });
    const worst = await viewPublishedReviews(shop, { stars: null, sort: "worst", page: 1 });
    expect(worst.reviews[0]).toMatchObject({ stars: 1 });
    const ones = await viewPublishedReviews(shop, { stars: 1, sort: "newest", page: 1 });
    expect(ones.reviews.every(({ stars }) => stars === 1)).toBe(true);
  });

  test("on the page of a PC are reviews of other PCs, none of which counts as its own", async () => {
    const [sold, onSale] = [await putOnSale(shop.db, aPc({ title: "PC vândut" })), await putOnSale(shop.db, aPc())];
    const { id } = await people.written(sold);
    await decide(id, { intent: "publish", seen: 1 });
    await eventually(async () => {
      const shown = await viewReviewsOfListing(shop, { id: onSale, kind: "pc", gpu: "GeForce RTX 3060" });
      expect(shown).toMatchObject({ reviews: [], rating: null });
      expect(shown.others.map(({ goods }) => goods)).toContain("PC vândut");
    });
  });
});

test("of a deleted account, public reviews stay without the name, and the others are deleted", async () => {
  const listingId = await people.aCardOnSale();
  const [shown, waiting] = [await people.written(listingId), await people.written(listingId)];
  await decide(shown.id, { intent: "publish", seen: 1 });
  const visitorId = shown.order.visitorId!;
  await shop.db.updateTable("salesOrder").set({ visitorId }).where("id", "=", waiting.order.id).execute();
  await transaction(shop.db, (tx) => eraseReviews(tx, { visitorId, email: shown.order.email }));
  expect(await reviewOf(shown.id)).toMatchObject({ state: "published", author: null });
  expect(codeOf(await viewReview(shop, { id: waiting.id }))).toBe("review-unknown");
});
