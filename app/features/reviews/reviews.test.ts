import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId, type ListingId } from "../../../base/id.ts";
import { decideReview } from "../../../shop/reviews/decide-review.server.ts";
import { eventually } from "../../../testing/time/eventually.ts";
import { STAFF } from "../../../testing/orders.ts";
import { reviewsIn } from "../../../testing/reviews/reviews-in.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { aStaffMember } from "../../../testing/staff.ts";
import { aGuest } from "../../../testing/visitor.ts";
import * as home from "../content/home/home.tsx";
import * as message from "../office/messages/message.tsx";
import * as officeQuestion from "../office/reviews/question.tsx";
import * as officeQuestions from "../office/reviews/questions.tsx";
import * as officeReview from "../office/reviews/review.tsx";
import * as officeReviews from "../office/reviews/reviews.tsx";
import { waitingCounts } from "../office/waiting.view.server.ts";
import * as accountOrder from "../orders/order.tsx";
import * as product from "../product/product.tsx";
import * as question from "../product/question/question.tsx";
import * as orderReview from "./order-review.tsx";
import * as reviews from "./reviews.tsx";

let shop: TestShop;
let people: ReturnType<typeof reviewsIn>;
let radu: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  people = reviewsIn(shop);
  radu = await aStaffMember(shop, { name: "Radu Birou", staffRoles: ["sales"] });
});
afterAll(() => shop.close());

const guest = () => aGuest(shop);
const fields = (listing: ListingId, given: Record<string, string> = {}) => ({
  listing: String(listing),
  seen: "0",
  stars: "2",
  title: "",
  body: "Ventilatorul se aude tare.",
  author: "Ana P.",
  ...given,
});

describe("a buyer without an account", () => {
  test("writes a review with the key of the order's link, and reads its state on the same page", async () => {
    const listingId = await people.aCardOnSale();
    const order = await people.delivered([{ listingId }]);
    const { number, linkKey } = order;
    const address = `/account/orders/${number}/review?key=${linkKey}`;
    expect(
      (await guest().get(accountOrder.loader, `/account/orders/${number}?key=${linkKey}`, { number })).data,
    ).toMatchObject({
      mayReview: true,
    });
    expect((await guest().get(orderReview.loader, address, { number })).data).toMatchObject({
      chosen: listingId,
      author: "Ana P.",
    });
    const posted = await guest().post(orderReview.action, address, fields(listingId), { number });
    expect(posted).toMatchObject({ status: 302 });
    expect(posted.location).toContain("done=yes");
    expect((await guest().get(orderReview.loader, address, { number })).data).toMatchObject({
      chosen: null,
      goods: [{ review: { state: "pending", stars: 2 } }],
    });
  });

  test("is told what is missing and keeps the text; card numbers are not kept, and strangers find nothing", async () => {
    const listingId = await people.aCardOnSale();
    const { number, linkKey } = await people.delivered([{ listingId }]);
    const address = `/account/orders/${number}/review?key=${linkKey}`;
    const { stars: _, ...starless } = fields(listingId, { body: "  Scurt. " });
    expect(await guest().post(orderReview.action, address, starless, { number })).toMatchObject({
      status: 422,
      data: { errors: { stars: "stars-missing", body: "review-short" }, typed: { body: "  Scurt. " } },
    });
    const card = fields(listingId, { body: "cardul meu este 4111 1111 1111 1111" });
    expect(await guest().post(orderReview.action, address, card, { number })).toMatchObject({
      status: 422,
      data: { errors: { form: "card-number" }, typed: {} },
    });
    const wrong = `/account/orders/${number}/review?key=wrong`;
    expect(await guest().post(orderReview.action, wrong, fields(listingId), { number })).toMatchObject({ status: 404 });
    expect(await guest().get(orderReview.loader, wrong, { number })).toMatchObject({ status: 404 });
  });

  test("ends the e-mails with one press, as a mail program does by itself", async () => {
    const { number, linkKey } = await people.delivered([{ listingId: await people.aCardOnSale() }]);
    const address = `/account/orders/${number}/review?key=${linkKey}&stop=yes`;
    const form = { "List-Unsubscribe": "One-Click" };
    expect((await guest().post(orderReview.action, address, form, { number })).location).toContain("stop=done");
    expect(await shop.db.selectFrom("reviewRefusal").selectAll().execute()).toHaveLength(1);
  });
});

describe("staff with the right", () => {
  test("see how many wait, read one, publish it, and then it is on the pages of the shop", async () => {
    const listingId = await people.aCardOnSale();
    const { id } = await people.written(listingId, { stars: 1, body: "Nu a pornit din prima." });
    const before = (await waitingCounts(shop, { roles: ["owner"] })).reviews ?? 0;
    const list = (await radu.get(officeReviews.loader, "/office/reviews?state=pending")).data as {
      rows: { id: string }[];
    };
    expect(list.rows.map((row) => row.id)).toContain(id);
    expect((await radu.get(officeReview.loader, `/office/reviews/${id}`, { id })).data).toMatchObject({
      review: { stars: 1 },
      history: [{ action: "written" }],
    });
    const version = shop.liveReviews.version;
    const publish = { intent: "publish", seen: "1" };
    expect(await radu.post(officeReview.action, `/office/reviews/${id}`, publish, { id })).toMatchObject({
      location: `/office/reviews/${id}?done=publish`,
    });
    expect((await waitingCounts(shop, { roles: ["owner"] })).reviews).toBe(before - 1);
    // Cached pages are made again.
    await eventually(() => expect(shop.liveReviews.version).toBeGreaterThan(version));
    const page = (await guest().get(product.loader, `/products/${listingId}`, { id: String(listingId) })).data;
    expect(page).toMatchObject({ view: { social: { rating: { count: 1, average: 1 }, reviews: [{ id }] } } });
    expect((await guest().get(reviews.loader, "/reviews?sort=worst&stars=1")).data).toMatchObject({
      counts: { 1: 1 },
      samples: [{ id: "andrei" }, {}, {}],
    });
    expect((await guest().get(home.loader, "/")).data).toMatchObject({ reviews: [{ id }], samples: [{}, {}] });
  });

  test("publish several at once, and reject only for a reason of the list", async () => {
    const listingId = await people.aCardOnSale();
    const [a, b] = [await people.written(listingId), await people.written(listingId)];
    const done = await radu.post(officeReviews.action, "/office/reviews", { intent: "publish", ids: `${a.id} 1` });
    expect(done.data).toEqual({ published: 1, skipped: 0 });
    expect((await radu.post(officeReviews.action, "/office/reviews", { intent: "publish" })).status).toBe(422);
    const reject = { intent: "reject", seen: "1", reason: "too few stars" };
    const params = { id: b.id };
    expect(await radu.post(officeReview.action, `/office/reviews/${b.id}`, reject, params)).toMatchObject({
      status: 422,
      data: { errors: { reason: "rejection-missing" } },
    });
    const late = { intent: "publish", seen: "7" };
    expect(await radu.post(officeReview.action, `/office/reviews/${b.id}`, late, params)).toMatchObject({
      status: 409,
      data: { domainError: { code: "review-moved" } },
    });
    // Who replies to what a colleague decided meanwhile reads who it was, beside both texts; the typed one stays.
    const stale = { intent: "reply", seen: "7", reply: "Mulțumim!" };
    expect(await radu.post(officeReview.action, `/office/reviews/${b.id}`, stale, params)).toMatchObject({
      status: 409,
      data: { domainError: { code: "review-moved" }, values: { reply: "Mulțumim!" } },
    });
    expect(officeReview.shouldRevalidate({ actionStatus: 409, defaultShouldRevalidate: false } as never)).toBe(true);
    const decided = await radu.get(officeReview.loader, `/office/reviews/${a.id}`, { id: a.id });
    expect(decided.data).toMatchObject({
      lastChange: { actor: expect.stringContaining("staff:"), at: expect.any(Date) },
    });
  });
});

test("a question is asked on the product's page, answered in the inbox, and published with edited words", async () => {
  const listingId = await people.aCardOnSale();
  const id = String(listingId);
  const address = `/products/${id}/question`;
  expect(await guest().post(question.action, address, { name: "A", question: "?" }, { id })).toMatchObject({
    status: 422,
    data: { errors: { name: "author-short", email: "email-invalid", question: "question-short" } },
  });
  const form = { name: "Dan Pop", email: `${newId()}@example.ro`, question: "Are și HDMI?\u0007 Locuiesc pe Horea 3." };
  expect(await guest().post(question.action, address, form, { id })).toMatchObject({ location: `${address}?sent=yes` });
  expect(await guest().post(question.action, address, { ...form, website: "x" }, { id })).toMatchObject({
    status: 302,
  });
  const { rows } = (await radu.get(officeQuestions.loader, "/office/reviews/questions?q=dan")).data as {
    rows: { id: string; number: string; question: string }[];
  };
  expect(rows).toHaveLength(1);
  const [{ id: questionId, number }] = rows as [(typeof rows)[number]];
  expect(rows[0]!.question).toBe("Are și HDMI? Locuiesc pe Horea 3.");
  const answer = {
    intent: "reply",
    message: newId(),
    seen: "1",
    body: "Da, unul.",
    publish: "yes",
    question: questionId,
  };
  const answered = await radu.post(message.action, `/office/messages/${number}`, answer, { number });
  expect(answered.location).toBe(`/office/reviews/questions/${questionId}`);
  const at = `/office/reviews/questions/${questionId}`;
  expect((await radu.get(officeQuestion.loader, at, { id: questionId })).data).toMatchObject({ sent: "Da, unul." });
  const publish = { intent: "publish", seen: "1", question: "Are HDMI?", answer: "Da, unul.", name: "Dan Pop" };
  expect(await radu.post(officeQuestion.action, at, publish, { id: questionId })).toMatchObject({ status: 302 });
  expect(await radu.post(officeQuestion.action, at, publish, { id: questionId })).toMatchObject({
    status: 409,
    data: { domainError: { code: "question-moved" }, values: { answer: publish.answer } },
  });
  expect((await radu.get(officeQuestion.loader, at, { id: questionId })).data).toMatchObject({
    lastChange: { actor: expect.stringContaining("staff:") },
  });
  expect((await guest().get(product.loader, `/products/${id}`, { id })).data).toMatchObject({
    view: { social: { questions: [{ question: "Are HDMI?", answer: "Da, unul.", name: "Dan" }] } },
  });
});

test("search engines get stars of the product itself only from published reviews", async () => {
  const listingId = await people.aCardOnSale();
  const { id } = await people.written(listingId, { stars: 3 });
  const socialOf = async () =>
    (
      (await guest().get(product.loader, `/products/${listingId}`, { id: String(listingId) })).data as {
        view: { social: { rating: unknown } };
      }
    ).view.social.rating;
  expect(await socialOf()).toBeNull();
  await decideReview(shop, { id, form: { intent: "publish", seen: 1 }, actor: STAFF });
  expect(await socialOf()).toEqual({ count: 1, average: 3 });
});
