import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../../../base/id.ts";
import { askQuestion } from "../../../../shop/reviews/ask-question.server.ts";
import { aPc } from "../../../../testing/builders.ts";
import { putOnSale, takenBySomebody } from "../../../../testing/catalogue-index.ts";
import { reviewsIn } from "../../../../testing/reviews/reviews-in.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { aStaffMember } from "../../../../testing/staff.ts";
import { aGuest } from "../../../../testing/visitor.ts";
import * as contact from "../../content/contact/contact.tsx";
import * as allocations from "../allocations/allocations.tsx";
import * as bench from "../bench/bench.tsx";
import * as customers from "../customers/customers.tsx";
import * as deliveries from "../integrations/deliveries.tsx";
import * as newEndpoint from "../integrations/new-endpoint.tsx";
import * as listings from "../listings/listings.tsx";
import * as messages from "../messages/messages.tsx";
import * as questions from "../reviews/questions.tsx";
import * as reviews from "../reviews/reviews.tsx";
import * as units from "../units/units.tsx";

// Half past midnight in Romania: the day before in UTC.
const MOMENT = "2099-03-01T22:30:00Z";
const DAY = "2099-03-02";
const DAY_BEFORE = "2099-03-01";
const DAY_AFTER = "2099-03-03";

let shop: TestShop;
let owner: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  owner = await aStaffMember(shop);
  const pc = await putOnSale(shop.db, aPc());
  await takenBySomebody(shop.db, pc, { how: "held" });
  const { aCardOnSale, written } = reviewsIn(shop);
  const endpoint = { id: newId(), name: "Piață", url: "https://market.example/hook", "type.order.paid": "on" };
  await owner.post(newEndpoint.action, "/office/integrations/endpoints/new", endpoint);
  await written(await aCardOnSale());
  const email = "intreb@example.ro";
  await aGuest(shop).post(contact.action, "/contact", { name: "Ana Pop", email, message: "Aveți și garanție?" });
  await askQuestion(shop, {
    listingId: pc,
    form: { name: "Ana Pop", email, question: "Încape încă un SSD?" },
    language: "ro",
  });
});
afterAll(() => shop.close());

test.each([
  ["listings", listings.loader, "/office/listings", sql`listing set published_at`],
  ["units", units.loader, "/office/units", sql`unit set created_at`],
  ["the queue of the bench", bench.loader, "/office/bench", sql`listing set published_at`],
  ["held goods", allocations.loader, "/office/holds", sql`hold set until`],
  ["customers", customers.loader, "/office/customers", sql`customer set last_at`],
  ["messages", messages.loader, "/office/messages", sql`conversation set last_at`],
  ["reviews", reviews.loader, "/office/reviews", sql`review set edited_at`],
  ["questions", questions.loader, "/office/reviews/questions", sql`product_question set asked_at`],
  ["deliveries of events", deliveries.loader, "/office/integrations/deliveries", sql`webhook_delivery set created_at`],
] as const)("the list of %s is limited to days of Romania", async (_, loader, path, column) => {
  // A sold unit is held without an end.
  const which = loader === allocations.loader ? sql`where until is not null` : sql``;
  await sql`update ${column} = ${MOMENT}::timestamptz ${which}`.execute(shop.db);
  const found = async (search: string) =>
    ((await owner.get(loader as never, `${path}${search}`)).data as { total: number }).total;
  const all = await found("");
  expect(all).toBeGreaterThan(0);
  expect(await found(`?from=${DAY}&to=${DAY}`)).toBe(all);
  expect(await found(`?from=${DAY}`)).toBe(all);
  expect(await found(`?to=${DAY_BEFORE}`)).toBe(0);
  expect(await found(`?from=${DAY_AFTER}`)).toBe(0);
});
