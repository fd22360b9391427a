import fc from "fast-check";
import { expect, test } from "vitest";
import { bani } from "../../base/money.ts";
import { refuse } from "../../base/result.ts";
import { passesLuhn } from "../../shop/payments/card-form.ts";
import {
  cancel,
  capture,
  denyChallenge,
  giveCard,
  newIntent,
  refund,
  snapshot,
  typeCode,
  type Intent,
} from "./provider.ts";
import { findTestCard, testCards } from "./test-cards.ts";

const anIntent = (): Intent =>
  newIntent({
    ref: "pi_1",
    clientSecret: "s",
    orderNumber: "ORD-123456",
    amount: bani(100),
    returnUrl: "http://shop.example/",
    webhookUrl: "http://shop.example/webhooks/card",
    language: "ro",
  });

test("every test card has 16 digits that pass Luhn, and no number stands twice", () => {
  for (const { number } of testCards) {
    expect(number).toMatch(/^\d{16}$/);
    expect(passesLuhn(number)).toBe(true);
  }
  expect(new Set(testCards.map(({ number }) => number)).size).toBe(testCards.length);
});

test("only a test card is a card", () => {
  expect(findTestCard("4242 4242 4242 4242")?.behaviour).toEqual({ does: "authorise" });
  expect(findTestCard("4111 1111 1111 1111")).toBeNull();
});

test("an intent that is paid or cancelled takes no other card", () => {
  const [good] = testCards;
  const paid = giveCard(anIntent(), good!);
  if (!paid.ok) throw new Error("refused");
  expect(giveCard(paid.value.intent, good!)).toEqual(refuse.conflict({ code: "closed" }));
  expect(typeCode(paid.value.intent, "123456")).toEqual(refuse.conflict({ code: "closed" }));
  expect(denyChallenge(paid.value.intent)).toEqual(refuse.conflict({ code: "closed" }));
});

test("whatever is done to an intent in whatever order, no more is captured than was authorised, nor refunded than captured", () => {
  const command = fc.oneof(
    fc.constantFrom(...testCards).map((card) => (intent: Intent) => giveCard(intent, card)),
    fc.constantFrom("123456", "0").map((code) => (intent: Intent) => typeCode(intent, code)),
    fc.constantFrom(denyChallenge, capture, cancel),
    fc
      .integer({ min: 1, max: 120 })
      .map((amount) => (intent: Intent) => refund(intent, { amount: bani(amount), key: `r${amount}` })),
  );
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      let intent = anIntent();
      let wasAuthorised = false;
      for (const command of commands) {
        const outcome = command(intent);
        if (!outcome.ok) continue;
        const before = intent.state;
        intent = outcome.value.intent;
        wasAuthorised ||= intent.state === "authorised";
        if (intent.state !== before || outcome.value.event === "refunded") continue;
        expect(outcome.value.event === null || outcome.value.event === "failed").toBe(true);
      }
      const { state, captured, refunded } = snapshot(intent);
      expect(refunded).toBeLessThanOrEqual(captured);
      expect(captured === 0 || (captured === intent.amount && wasAuthorised)).toBe(true);
      expect(state === "refunded").toBe(captured > 0 && refunded === captured);
      expect(state === "captured").toBe(captured > 0 && refunded < captured);
    }),
  );
});
