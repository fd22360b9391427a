import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openPostgres, transaction, type Database } from "../../base/db.server.ts";
import { newId } from "../../base/id.ts";
import { declarations } from "../../testing/declarations.ts";
import { freshPostgres } from "../../testing/postgres.ts";
import { aVisitor } from "../../testing/catalogue-index.ts";
import { agreement, must, sellingDeps, sellingIn, wholeMachine, type SellingDeps } from "../../testing/trade-ins.ts";
import { acceptOffer } from "./accept-offer.server.ts";
import { editOffer } from "./edit-offer.server.ts";
import { expireTradeIns } from "./expire-trade-ins.server.ts";
import { makeOffer } from "./make-offer.server.ts";
import type { Offer } from "../pricing/offer.ts";
import { priceBook1 } from "../pricing/price-book-1.ts";
import { quoteWith } from "../pricing/quote-offer.ts";
import { rejectOffer } from "./reject-offer.server.ts";
import { saveDraft } from "./draft/save-draft.server.ts";
import { firstSellingTerms, OFFER_VALID_FOR } from "../pricing/terms.ts";
import { tradeInNumbers, type TradeIn } from "./trade-in.ts";
import { findTradeIn, insertOffer } from "./trade-ins.sql.server.ts";

// Two pools act as two processes that share only the database.
let databases: [Database, Database];
let allDeps: [SellingDeps, SellingDeps];
let selling: ReturnType<typeof sellingIn>;
beforeAll(async () => {
  const url = await freshPostgres();
  databases = [openPostgres(url, { connections: 4 }), openPostgres(url, { connections: 4 })];
  allDeps = [sellingDeps(databases[0].db), sellingDeps(databases[1].db)];
  selling = sellingIn(allDeps[0]);
});
beforeEach(async () => {
  await databases[0].db.deleteFrom("tryCount").execute();
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

const ROUNDS = 10;
const byLink = ({ number, linkKey: key }: TradeIn) => ({ number, key, visitorId: null, sequence: 1 });
const codeOf = (answer: { ok: true } | { ok: false; domainError: { code: string } }) =>
  answer.ok ? "yes" : answer.domainError.code;

async function transitionsOf(tradeIn: TradeIn): Promise<string[]> {
  const rows = await databases[0].db
    .selectFrom("tradeInMove")
    .where("tradeInId", "=", tradeIn.id)
    .select("toState")
    .orderBy("id")
    .execute();
  return rows.map(({ toState }) => toState);
}

async function emailsAbout({ number }: TradeIn): Promise<number> {
  const rows = await databases[0].db
    .selectFrom("outbox")
    .where("subject", "like", `% ${number}`)
    .select("id")
    .execute();
  return rows.length;
}

describe("of two concurrent requests, from two processes,", () => {
  test("that accept an offer one wins, with one account, one transition and one e-mail", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const offered = await selling.offered();
      const accounts = ["RO49AAAA1B31007593840000", "DE89370400440532013000"];
      const answers = await Promise.all(
        accounts.flatMap((iban, place) =>
          [allDeps[place]!, allDeps[place]!].map((deps) =>
            acceptOffer(deps, { ...byLink(offered), agreement: { ...agreement(), iban } }),
          ),
        ),
      );
      expect(answers.map(codeOf).toSorted()).toEqual([
        "trade-in-not-movable",
        "trade-in-not-movable",
        "trade-in-not-movable",
        "yes",
      ]);
      const winner = must(answers.find(({ ok }) => ok)!);
      expect((await findTradeIn(databases[1].db, { id: offered.id }))?.agreement).toEqual(winner.agreement);
      expect(await transitionsOf(offered)).toEqual(["draft", "offered", "accepted"]);
      expect(await emailsAbout(offered)).toBe(2);
    }
  });

  test("that accept, reject or edit an offer, one wins", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const offered = await selling.offered();
      const answers = await Promise.all([
        acceptOffer(allDeps[0], { ...byLink(offered), agreement: agreement() }),
        rejectOffer(allDeps[1], byLink(offered)),
        editOffer(allDeps[0], byLink(offered)),
      ]);
      const codes = answers.map(codeOf);
      // A rejection after the acceptance cancels it: two transitions, one after the other.
      const transitions = await transitionsOf(offered);
      expect(transitions.length - 2).toBe(codes.filter((code) => code === "yes").length);
      expect(["accepted", "rejected", "draft", "accepted rejected"]).toContain(transitions.slice(2).join(" "));
    }
  });

  test("an acceptance and the expiry job, exactly one wins", async () => {
    const ends = new Set<string>();
    for (let round = 0; round < ROUNDS * 2; round++) {
      const offered = await selling.offered();
      // It expires within milliseconds, while both are running.
      await sql`update trade_in set expires_at = clock_timestamp() + ${round % 4} * interval '4 milliseconds' where id = ${offered.id}`.execute(
        databases[0].db,
      );
      const [answer] = await Promise.all([
        acceptOffer(allDeps[0], { ...byLink(offered), agreement: agreement() }),
        expireTradeIns(allDeps[1]),
        expireTradeIns(allDeps[0]),
      ]);
      await expireTradeIns(allDeps[1]);
      const stored = await findTradeIn(databases[1].db, { id: offered.id });
      ends.add(stored!.state);
      if (answer.ok) {
        // The ticks are stored as times.
        const { erasureAgreed: _, ...agreed } = agreement();
        expect(stored).toMatchObject({ state: "accepted", agreement: agreed });
        expect(await transitionsOf(offered)).toEqual(["draft", "offered", "accepted"]);
      } else {
        expect(["offer-expired", "trade-in-not-movable"]).toContain(answer.domainError.code);
        await expect
          .poll(
            async () => (
              await expireTradeIns(allDeps[0]),
              (await findTradeIn(databases[1].db, { id: offered.id }))!.state
            ),
          )
          .toBe("expired");
        expect(await transitionsOf(offered)).toEqual(["draft", "offered", "expired"]);
      }
    }
    expect(ends.size).toBeGreaterThan(0);
  });

  test("expiry jobs end each trade-in once", async () => {
    const waiting = await Promise.all(Array.from({ length: 8 }, () => selling.offered()));
    await sql`update trade_in set expires_at = now() - interval '1 second' where id in (${sql.join(waiting.map(({ id }) => id))})`.execute(
      databases[0].db,
    );
    const ended = await Promise.all([expireTradeIns(allDeps[0]), expireTradeIns(allDeps[1])]);
    expect(ended[0] + ended[1]).toBe(8);
    for (const tradeIn of waiting) expect(await transitionsOf(tradeIn)).toEqual(["draft", "offered", "expired"]);
  });

  test("that start a draft and answer its steps, one draft has all answers, and one offer is made for it", async () => {
    const who = { visitorId: aVisitor(newId()), key: null, language: "ro" as const };
    await Promise.all(
      wholeMachine.map((answer, place) => saveDraft(allDeps[place % 2]!, { ...who, answers: [answer] })),
    );
    const rows = await databases[0].db
      .selectFrom("tradeIn")
      .where("visitorId", "=", who.visitorId)
      .select("id")
      .execute();
    expect(rows).toHaveLength(1);
    const draft = (await findTradeIn(databases[1].db, rows[0]!))!;
    expect(Object.keys(draft.draft!.parts)).toHaveLength(7);
    for (const position of [0, 1]) await selling.withPhoto(draft, position);
    const created = await Promise.all(
      allDeps.flatMap((deps) =>
        [1, 2].map(() => makeOffer(deps, { of: "machine", ...who, email: "ana@example.ro", clientIp: newId() })),
      ),
    );
    expect(created.map(codeOf).toSorted()).toEqual(["draft-closed", "draft-closed", "draft-closed", "yes"]);
    expect((await findTradeIn(databases[1].db, rows[0]!))!.offers).toHaveLength(1);
  });
});

describe("two offers that draw the same number at once", () => {
  test("both get a number: the second draws again", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const drawn = (round + 1) / 100;
      const drafts = await Promise.all([0, 1].map(() => selling.aDraft()));
      const created = await Promise.all(
        drafts.map(({ visitorId }, place) => {
          const chances = [drawn, drawn + 0.001 * (place + 1)];
          const deps = { ...allDeps[place]!, chance: () => chances.shift()! };
          return makeOffer(deps, {
            of: "machine",
            visitorId: visitorId!,
            key: null,
            email: `${newId()}@example.ro`,
            language: "ro",
            clientIp: newId(),
          });
        }),
      );
      expect(created.map(codeOf)).toEqual(["yes", "yes"]);
      const numbers = created.map((answer) => must(answer).number);
      expect(new Set(numbers).size).toBe(2);
      expect(numbers).toContain(tradeInNumbers.from(drawn));
    }
  });
});

describe("stored offers", () => {
  const OFFERS = 10_000;

  test(`are recomputed from the database to the ban: ${OFFERS} of them`, async () => {
    const { db } = databases[0];
    const at = new Date("2026-11-21T10:00:00Z");
    const created: Offer[] = [];
    // Some declarations are worth less than the shipping: those get no offer.
    for (const declaration of fc.sample(declarations, { numRuns: OFFERS * 1.5, seed: 21 })) {
      if (created.length === OFFERS) break;
      const quoted = quoteWith(
        { engine: 1, bookVersion: 1, declaration, at, validFor: OFFER_VALID_FOR, terms: firstSellingTerms },
        priceBook1,
      );
      if (quoted.ok) created.push(quoted.value);
    }
    expect(created).toHaveLength(OFFERS);
    // The first is stored with its book by the shop's own function; the others the same way, many at once.
    const [first, ...others] = created;
    const { id } = await selling.aDraft();
    await transaction(db, (tx) => insertOffer(tx, id, { offer: first!, kind: "offer", book: priceBook1 }));
    for (let from = 0; from < others.length; from += 500) {
      const rows = others.slice(from, from + 500).map((offer, place) => {
        return {
          tradeInId: id,
          sequence: from + place + 2,
          kind: "offer" as const,
          bookVersion: 1,
          made: JSON.stringify(offer.made),
          totalBani: offer.total,
          validUntil: offer.validUntil,
        };
      });
      await db.insertInto("tradeInOffer").values(rows).execute();
    }
    const stored = await findTradeIn(databases[1].db, { id });
    expect(stored?.offers).toHaveLength(OFFERS);
    const contentOf = ({ lines, outside, total, floor, payouts, validUntil, changes }: Offer) =>
      JSON.stringify({ lines, outside, total, floor, payouts, validUntil, changes });
    for (const [place, offer] of created.entries()) {
      // Comparing ten thousand deep values is slow: compare their texts, in the engine's key order.
      if (contentOf(stored!.offers[place]!) !== contentOf(offer)) expect(stored!.offers[place]).toMatchObject(offer);
    }
  });
});
