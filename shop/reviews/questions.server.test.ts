import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction } from "../../base/db.server.ts";
import { newId, type ListingId, type QuestionId } from "../../base/id.ts";
import { aPc } from "../../testing/builders.ts";
import { putOnSale } from "../../testing/catalogue-index.ts";
import { STAFF } from "../../testing/orders.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { eventually } from "../../testing/time/eventually.ts";
import { eraseConversations } from "../messages/person.server.ts";
import { askQuestion } from "./ask-question.server.ts";
import { decideQuestion } from "./decide-question.server.ts";
import { listQuestions } from "./list-questions.server.ts";
import { eraseReviews } from "./person.server.ts";
import { viewReviewsOfListing } from "./published-reviews.server.ts";

let shop: TestShop;
let listingId: ListingId;
beforeAll(async () => {
  shop = await openTestShop();
  listingId = await putOnSale(shop.db, aPc({ title: "PC cu întrebări" }));
});
afterAll(() => shop.close());

const ask = (email = `${newId()}@example.ro`) =>
  askQuestion(shop, {
    listingId,
    form: { name: "Ana Pop", email, question: "Încape încă un SSD?" },
    language: "ro",
  });
const questions = async () =>
  (await listQuestions(shop, { search: "", state: null, sort: "asked", descending: true, page: 1 })).rows;
const questionsOf = async (email: string) =>
  shop.db
    .selectFrom("productQuestion as q")
    .innerJoin("conversation as c", "c.id", "q.conversationId")
    .where("c.email", "=", email)
    .select("q.id")
    .execute();
const shown = async () => (await viewReviewsOfListing(shop, { id: listingId, kind: "pc", gpu: null })).questions;
const publish = { intent: "publish", question: "Încape un SSD?", answer: "Da, încă două.", name: "Ana" } as const;

describe("a question about a product", () => {
  test("opens a conversation about it, and is told by e-mail to the shop and confirmed to the sender", async () => {
    const email = `${newId()}@example.ro`;
    expect(await ask(email)).toMatchObject({ ok: true, value: { receipt: true } });
    const conversation = await shop.db
      .selectFrom("conversation")
      .where("email", "=", email)
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(conversation).toMatchObject({ origin: "question", state: "open", listingId, subject: "PC cu întrebări" });
    const emails = await shop.db.selectFrom("outbox").select(["recipient", "textBody"]).orderBy("id").execute();
    expect(emails.map(({ recipient }) => recipient)).toEqual([shop.company.email, email]);
    expect(emails[1]!.textBody).not.toContain("SSD");
    expect(await shown()).toEqual([]);
  });

  test("is published in the wording of staff, changed, and taken off again", async () => {
    const email = `${newId()}@example.ro`;
    await ask(email);
    const [{ id }] = (await questionsOf(email)) as [{ id: QuestionId }];
    expect(await decideQuestion(shop, { id, form: { ...publish, seen: 1 }, actor: STAFF })).toMatchObject({ ok: true });
    await eventually(async () =>
      expect(await shown()).toMatchObject([{ question: "Încape un SSD?", answer: "Da, încă două.", name: "Ana" }]),
    );
    const stale = await decideQuestion(shop, { id, form: { ...publish, seen: 1, answer: "Nu." }, actor: STAFF });
    expect(stale).toMatchObject({ ok: false, domainError: { code: "question-moved" } });
    await decideQuestion(shop, { id, form: { intent: "unpublish", seen: 2 }, actor: STAFF });
    expect(await shown()).toEqual([]);
  });

  test("loses its name when the account is deleted; one that is not public is deleted", async () => {
    const email = `${newId()}@example.ro`;
    await ask(email);
    await ask(email);
    const [first, second] = await questionsOf(email);
    await decideQuestion(shop, { id: first!.id, form: { ...publish, seen: 1 }, actor: STAFF });
    await shop.db
      .updateTable("conversation")
      .set({ state: "closed", waitingSince: null })
      .where("email", "=", email)
      .execute();
    await transaction(shop.db, async (tx) => {
      await eraseReviews(tx, { visitorId: "nobody" as never, email: email.toUpperCase() });
      await eraseConversations(tx, { email });
    });
    const left = await questions();
    expect(left.find(({ id }) => id === first!.id)).toMatchObject({ name: null, asker: null, state: "published" });
    expect(left.find(({ id }) => id === second!.id)).toBeUndefined();
  });

  test("cannot be asked about a product that was never on sale", async () => {
    const draft = await putOnSale(shop.db, aPc({ state: "draft" }));
    const form = { name: "Ana", email: "ana@example.ro", question: "Ce este acesta?" };
    expect(await askQuestion(shop, { listingId: draft, form, language: "ro" })).toMatchObject({
      ok: false,
      domainError: { code: "listing-unknown" },
    });
  });
});
