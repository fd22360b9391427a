import { expect, test } from "vitest";
import { DAY } from "../../base/clock.ts";
import { aDeclaration, unknownPart } from "../../testing/declarations.ts";
import { must } from "../../testing/trade-ins.ts";
import { priceBook1 } from "../pricing/price-book-1.ts";
import { quoteOffer } from "../pricing/quote-offer.ts";
import { firstSellingTerms } from "../pricing/terms.ts";
import {
  currentOffer,
  mayTransitionTradeIn,
  nextTradeInStates,
  payoutDue,
  tradeInTransitions,
  tradeInStates,
  type TradeInState,
} from "./trade-in.ts";

test("every state of a trade-in can be reached from a draft", () => {
  const reached = new Set<TradeInState>(["draft"]);
  for (const state of reached) for (const next of nextTradeInStates(state)) reached.add(next);
  expect([...reached].toSorted()).toEqual(tradeInStates.toSorted());
});

test("every transition has an actor who may make it", () => {
  for (const transitions of Object.values(tradeInTransitions))
    for (const actorRoles of Object.values<readonly string[]>(transitions))
      expect(actorRoles.length).toBeGreaterThan(0);
});

test("a trade-in ends returned, expired, or rejected before anything was sent; a paid one can only be bounced by the bank", () => {
  const ends = (received: boolean) =>
    tradeInStates.filter(
      (from) =>
        !tradeInStates.some((to) =>
          (["seller", "staff", "shop"] as const).some((by) => mayTransitionTradeIn({ from, to, by, received })),
        ),
    );
  expect(ends(true)).toEqual(["returned", "expired"]);
  expect(ends(false)).toEqual(["rejected", "returned", "expired"]);
  expect(nextTradeInStates("paid")).toEqual(["bounced"]);
});

test("only tested trade-ins are paid, and only the seller accepts an offer", () => {
  expect(tradeInStates.filter((from) => nextTradeInStates(from).includes("paid"))).toEqual(["tested"]);
  expect(nextTradeInStates("offered", "staff")).toEqual([]);
  expect(mayTransitionTradeIn({ from: "revised", to: "tested", by: "staff", received: true })).toBe(false);
  expect(nextTradeInStates("revised", "seller")).toEqual(["tested", "rejected"]);
});

test("staff record returned money, and only the seller gives another account", () => {
  expect(tradeInStates.filter((from) => nextTradeInStates(from).includes("bounced"))).toEqual(["tested", "paid"]);
  for (const from of ["tested", "paid"] as const) expect(nextTradeInStates(from, "seller")).not.toContain("bounced");
  expect([
    nextTradeInStates("bounced", "seller"),
    nextTradeInStates("bounced", "staff"),
    nextTradeInStates("bounced", "shop"),
  ]).toEqual([["tested"], [], []]);
});

test("the money is due at once, or the promised days after both agreed", () => {
  const testedAt = new Date("2026-11-21T10:00:00Z");
  expect(payoutDue("instant", { testedAt, payoutDays: 20 })).toEqual(testedAt);
  expect(payoutDue("full", { testedAt, payoutDays: 20 })).toEqual(new Date(testedAt.getTime() + 20 * DAY));
});

test("after testing, the whole sum of an offer is guaranteed; before, only what needs no testing", () => {
  const declared = aDeclaration([unknownPart("case", { key: "case" })], { extras: { box: false, accessories: true } });
  const at = new Date("2026-11-21T10:00:00Z");
  const offer = must(quoteOffer(declared, { book: priceBook1, at, terms: firstSellingTerms }));
  const first = { ...offer, sequence: 1, kind: "offer" as const };
  const revised = { ...offer, sequence: 2, kind: "revised" as const };
  expect(offer.floor).toBeLessThan(offer.total);
  expect(currentOffer({ offers: [] })).toBeNull();
  expect(currentOffer({ offers: [first] })).toEqual(first);
  const { total, payouts, made } = offer;
  expect(currentOffer({ offers: [first, revised] })).toMatchObject({
    sequence: 2,
    made,
    total,
    floor: total,
    payouts,
    surePayouts: payouts,
    lines: offer.lines.map((line) => (line.of === "shipping" ? line : { key: line.key, confirmedAtTesting: false })),
  });
});
