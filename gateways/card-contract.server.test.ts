// The contract of the card gateway: each case runs on the sandbox and on the Stripe double.

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { fixedClock, MINUTE, systemClock } from "../base/clock.ts";
import { bani } from "../base/money.ts";
import { refuse } from "../base/result.ts";
import { eventually } from "../testing/time/eventually.ts";
import { openTestProvider, SHOP_ORIGIN, type TestProvider } from "../testing/card.ts";
import { openWebhookRecorder, type WebhookRecorder } from "../testing/webhook-recorder.ts";
import { openStripeDouble, type StripeDouble } from "../testing/stripe-double.ts";
import {
  CardGatewayUnavailable,
  type CardGateway,
  type CardIntent,
  type CreatedCardIntent,
  type NewCardIntent,
} from "../shop/payments/card-port.ts";
import { openStripe } from "./stripe-card.server.ts";

type Cards = "good" | "declined" | "poor" | "expired" | "challenged";
type Counter = {
  gateway: CardGateway;
  /** The webhooks that the shop received. */
  received(): { rawBody: string; headers: Headers }[];
  give(intent: CreatedCardIntent, card: Cards): Promise<unknown>;
  answerBank(intent: CreatedCardIntent, answer: { isApproved: boolean }): Promise<unknown>;
  close(): Promise<void>;
};

async function sandboxCounter(): Promise<Counter> {
  const provider: TestProvider = await openTestProvider();
  const origin = provider.gateway.browser.confirmOrigin;
  return {
    gateway: provider.gateway,
    received: () => provider.received,
    give: (intent, card) => provider.give(intent, card),
    answerBank: ({ ref, clientSecret }, { isApproved }) =>
      fetch(`${origin}/challenge/${ref}`, {
        method: "POST",
        redirect: "manual",
        headers: { origin },
        body: new URLSearchParams({ clientSecret, answer: isApproved ? "approve" : "decline", code: "123456" }),
      }),
    close: () => provider.close(),
  };
}

const numbers = {
  good: "4242424242424242",
  declined: "4000000000000002",
  poor: "4000000000009995",
  expired: "4000000000000069",
  challenged: "4000000000003220",
};

async function stripeCounter(): Promise<Counter> {
  const recorder: WebhookRecorder = await openWebhookRecorder();
  const double = await openStripeDouble({ webhookUrl: recorder.url });
  return {
    gateway: openStripe(double.settings, { clock: systemClock }),
    received: () => recorder.received,
    give: (intent, card) => double.give(intent, numbers[card]),
    answerBank: async ({ ref }, answer) => double.answerBank(ref, answer),
    async close() {
      await double.close();
      await recorder.close();
    },
  };
}

let orders = 0;
const anIntent = (different: Partial<NewCardIntent> = {}): NewCardIntent => ({
  orderNumber: "ORD-123456",
  amount: bani(459_900),
  currency: "RON",
  idempotencyKey: `contract-${++orders}`,
  earlierRef: null,
  returnUrl: `${SHOP_ORIGIN}/checkout/return/ORD-123456`,
  language: "ro",
  customerEmail: "ana@example.ro",
  ...different,
});

describe.each([
  ["the sandbox", sandboxCounter],
  ["Stripe", stripeCounter],
])("at %s", (_name, open) => {
  let counter: Counter;
  let gateway: CardGateway;
  beforeAll(async () => {
    counter = await open();
    gateway = counter.gateway;
  });
  afterAll(() => counter.close());

  const webhookKinds = (ref: string) =>
    new Set(
      counter
        .received()
        .map(({ rawBody, headers }) => gateway.parseWebhook(rawBody, headers))
        .flatMap((event) => (event !== null && event.kind !== "other" && event.ref === ref ? [event.kind] : [])),
    );
  const expectWebhooks = (ref: string, kinds: string[]) =>
    eventually(() => expect(webhookKinds(ref)).toEqual(new Set(kinds)));
  const refundsIn = (intent: CardIntent | null) =>
    intent?.refunds.map(({ key, amount, state }) => [key, amount, state]).toSorted();

  async function authorised(): Promise<CreatedCardIntent> {
    const created = await gateway.createIntent(anIntent());
    await counter.give(created, "good");
    return created;
  }

  async function captured(): Promise<CreatedCardIntent> {
    const created = await authorised();
    await gateway.capture(created.ref, { idempotencyKey: `${created.ref}-capture` });
    return created;
  }

  test("a payment waits for a card, is authorised by the buyer and captured by the shop, with a webhook for each step", async () => {
    const created = await gateway.createIntent(anIntent());
    expect(await gateway.retrieve(created.ref)).toEqual({
      ref: created.ref,
      state: "requires-payment",
      amount: 459_900,
      captured: 0,
      refunded: 0,
      refunds: [],
      card: null,
    });
    await counter.give(created, "good");
    const face = { brand: "Visa", last4: "4242" };
    expect(await gateway.retrieve(created.ref)).toMatchObject({ state: "authorised", captured: 0, card: face });
    expect(await gateway.capture(created.ref, { idempotencyKey: "c1" })).toMatchObject({
      ok: true,
      value: { state: "captured", captured: 459_900, card: face },
    });
    await expectWebhooks(created.ref, ["authorised", "captured"]);
  });

  test("the same key gives the same payment; another amount under it is refused", async () => {
    const wanted = anIntent();
    const first = await gateway.createIntent(wanted);
    expect(await gateway.createIntent(wanted)).toEqual(first);
    await expect(gateway.createIntent({ ...wanted, amount: bani(500) })).rejects.toThrow(/key/i);
    expect(await gateway.retrieve(first.ref)).toMatchObject({ amount: 459_900 });
  });

  test("many at once with one key are one payment", async () => {
    const wanted = anIntent();
    const intents = await Promise.all(Array.from({ length: 8 }, () => gateway.createIntent(wanted)));
    expect(new Set(intents.map(({ ref }) => ref)).size).toBe(1);
  });

  test("only what is authorised can be captured, and capturing again takes nothing more", async () => {
    const waiting = await gateway.createIntent(anIntent());
    expect(await gateway.capture(waiting.ref, { idempotencyKey: "c2" })).toEqual(
      refuse.conflict({ code: "not-authorised", state: "requires-payment" }),
    );
    const { ref } = await authorised();
    const first = await gateway.capture(ref, { idempotencyKey: "c3" });
    expect(await gateway.capture(ref, { idempotencyKey: "c3" })).toEqual(first);
    expect(await gateway.capture(ref, { idempotencyKey: "c4" })).toMatchObject({
      ok: true,
      value: { captured: 459_900 },
    });
  });

  test("a cancelled payment takes no card, and cancelling again gives the same result", async () => {
    const created = await gateway.createIntent(anIntent());
    expect(await gateway.cancel(created.ref)).toMatchObject({ ok: true, value: { state: "cancelled" } });
    expect(await gateway.cancel(created.ref)).toMatchObject({ ok: true, value: { state: "cancelled" } });
    await counter.give(created, "good");
    expect(await gateway.retrieve(created.ref)).toMatchObject({ state: "cancelled", captured: 0 });
    expect(await gateway.capture(created.ref, { idempotencyKey: "c5" })).toEqual(
      refuse.conflict({ code: "not-authorised", state: "cancelled" }),
    );
    await expectWebhooks(created.ref, ["cancelled"]);
  });

  test("an authorised payment can be cancelled, a captured one cannot", async () => {
    expect(await gateway.cancel((await authorised()).ref)).toMatchObject({
      ok: true,
      value: { state: "cancelled", captured: 0 },
    });
    expect(await gateway.cancel((await captured()).ref)).toEqual(refuse.conflict({ code: "already-captured" }));
  });

  test("captured money can be refunded in parts up to the captured amount, and each key counts once", async () => {
    const { ref } = await captured();
    const refund = (amount: number, key: string) =>
      gateway.refund(ref, { amount: bani(amount), idempotencyKey: `${ref}-${key}` });
    expect(await refund(59_900, "a")).toMatchObject({ ok: true, value: { state: "captured", refunded: 59_900 } });
    expect(await refund(59_900, "a")).toMatchObject({ ok: true, value: { refunded: 59_900 } });
    expect(await refund(400_001, "b")).toEqual(refuse.conflict({ code: "exceeds-captured", left: 400_000 }));
    expect(await refund(400_000, "c")).toMatchObject({ ok: true, value: { state: "refunded", refunded: 459_900 } });
    expect(await refund(1, "d")).toEqual(refuse.conflict({ code: "exceeds-captured", left: 0 }));
    expect(refundsIn(await gateway.retrieve(ref))).toEqual([
      [`${ref}-a`, 59_900, "done"],
      [`${ref}-c`, 400_000, "done"],
    ]);
    await expectWebhooks(ref, ["authorised", "captured", "refunded"]);
  });

  test("a payment that is not captured cannot be refunded", async () => {
    expect(await gateway.refund((await authorised()).ref, { amount: bani(1000), idempotencyKey: "r1" })).toEqual(
      refuse.conflict({ code: "not-captured" }),
    );
  });

  test("a payment that the provider does not know is said to be unknown", async () => {
    const unknown = refuse.notFound({ code: "unknown-intent" });
    expect(await gateway.retrieve("pi_nobody")).toBeNull();
    expect(await gateway.capture("pi_nobody", { idempotencyKey: "c6" })).toEqual(unknown);
    expect(await gateway.cancel("pi_nobody")).toEqual(unknown);
    expect(await gateway.refund("pi_nobody", { amount: bani(1000), idempotencyKey: "r2" })).toEqual(unknown);
  });

  test.each([
    ["declined", "declined"],
    ["poor", "insufficient-funds"],
    ["expired", "expired-card"],
  ] as const)("a %s card is said to be %s, and another may be tried on the same payment", async (card, decline) => {
    const created = await gateway.createIntent(anIntent());
    await counter.give(created, card);
    expect(await gateway.retrieve(created.ref)).toMatchObject({ state: "failed", decline, captured: 0 });
    await expectWebhooks(created.ref, ["failed"]);
    await counter.give(created, "good");
    expect(await gateway.retrieve(created.ref)).toMatchObject({ state: "authorised" });
  });

  test("the holder's bank is asked, and says yes or no", async () => {
    for (const isApproved of [true, false]) {
      const created = await gateway.createIntent(anIntent());
      await counter.give(created, "challenged");
      expect(await gateway.retrieve(created.ref)).toMatchObject({ state: "requires-action" });
      await counter.answerBank(created, { isApproved });
      expect(await gateway.retrieve(created.ref)).toMatchObject(
        isApproved ? { state: "authorised" } : { state: "failed", decline: "authentication-failed" },
      );
    }
  });

  test("a webhook that is changed, unsigned or signed with another secret is rejected", async () => {
    const { ref } = await authorised();
    await expectWebhooks(ref, ["authorised"]);
    const { rawBody, headers } = counter.received().find((webhook) => webhook.rawBody.includes(ref))!;
    expect(gateway.parseWebhook(rawBody, headers)).not.toBeNull();
    expect(gateway.parseWebhook(rawBody.replace("459900", "459901"), headers)).toBeNull();
    expect(gateway.parseWebhook(rawBody, new Headers())).toBeNull();
    const forged = new Headers(
      [...headers].map(([name, value]) => [name, value.replace(/v1=[0-9a-f]{8}/, "v1=00000000")] as [string, string]),
    );
    expect(gateway.parseWebhook(rawBody, forged)).toBeNull();
  });
});

describe("Stripe alone", () => {
  let double: StripeDouble;
  let gateway: CardGateway;
  beforeAll(async () => {
    double = await openStripeDouble();
    gateway = openStripe(double.settings, { clock: systemClock, patience: 150 });
  });
  afterAll(() => double.close());
  beforeEach(() => {
    double.requests.length = 0;
  });

  async function captured() {
    const created = await gateway.createIntent(anIntent());
    await double.give(created, numbers.good);
    await gateway.capture(created.ref, { idempotencyKey: `${created.ref}-capture` });
    return created;
  }

  test("gets the right requests: form encoding, pinned version, key, whole bani, cards only, manual capture", async () => {
    await gateway.createIntent(anIntent({ idempotencyKey: "payment-1", orderNumber: "ORD-654321" }));
    expect(double.requests).toHaveLength(1);
    const [{ method, path, params, headers }] = double.requests as [StripeDouble["requests"][number]];
    expect([method, path]).toEqual(["POST", "/v1/payment_intents"]);
    expect(params).toEqual({
      amount: "459900",
      currency: "ron",
      capture_method: "manual",
      allowed_payment_method_types: { "0": "card" },
      description: "ORD-654321",
      receipt_email: "ana@example.ro",
      metadata: { order: "ORD-654321" },
    });
    expect(headers).toMatchObject({
      "idempotency-key": "payment-1",
      "content-type": "application/x-www-form-urlencoded",
      "stripe-version": "2026-10-28.endive",
      authorization: "Bearer sk_test_double",
    });
    expect(headers).not.toHaveProperty("x-stripe-client-telemetry");
  });

  test.each([
    [["error", "error"], "provider-error"],
    [["busy", "busy"], "provider-error"],
    [["cut", "cut", "cut"], "unreachable"],
    [["silence", "silence"], "timeout"],
  ] as const)("that answers with %o cannot be asked: %s, and nothing has happened", async (faults, reason) => {
    const created = await gateway.createIntent(anIntent());
    double.failNext(...faults);
    await expect(gateway.retrieve(created.ref)).rejects.toMatchObject({ name: "CardGatewayUnavailable", reason });
    expect(await gateway.retrieve(created.ref)).toMatchObject({ state: "requires-payment" });
  });

  test("that is unreachable is unavailable", async () => {
    const gone = await openStripeDouble();
    await gone.close();
    await expect(openStripe(gone.settings, { clock: systemClock }).createIntent(anIntent())).rejects.toThrow(
      CardGatewayUnavailable,
    );
  });

  test("that executed a request whose answer was lost gets it again with the same key, and executes it once", async () => {
    const wanted = anIntent();
    double.failNext("error-after");
    const first = await gateway.createIntent(wanted);
    expect(await gateway.createIntent({ ...wanted, earlierRef: first.ref })).toEqual(first);
    const { ref } = await captured();
    double.failNext("silence", "silence");
    await expect(gateway.refund(ref, { amount: bani(1000), idempotencyKey: "lost" })).rejects.toMatchObject({
      reason: "timeout",
    });
    expect(await gateway.refund(ref, { amount: bani(1000), idempotencyKey: "lost" })).toMatchObject({
      ok: true,
      value: { refunded: 1000, refunds: { length: 1 } },
    });
  });

  test("that replays an old failure gets the capture under a fresh key, once", async () => {
    const created = await gateway.createIntent(anIntent());
    await double.give(created, numbers.good);
    double.failNext("error");
    expect(await gateway.capture(created.ref, { idempotencyKey: "stuck" })).toMatchObject({
      ok: true,
      value: { captured: 459_900 },
    });
    expect(
      double.requests.filter(({ path }) => path.endsWith("/capture")).map(({ headers }) => headers["idempotency-key"]),
    ).toEqual(["stuck", "stuck", expect.stringMatching(/^stuck-.{36}$/)]);
  });

  test("that has forgotten the key after a day still finds the payment by its ref", async () => {
    const wanted = anIntent();
    const first = await gateway.createIntent(wanted);
    double.deleteKeys();
    expect(await gateway.createIntent({ ...wanted, earlierRef: first.ref })).toEqual(first);
    expect((await gateway.createIntent({ ...wanted, earlierRef: "pi_gone" })).ref).not.toBe(first.ref);
  });

  test("reports a refund that the buyer's bank returned", async () => {
    const { ref } = await captured();
    await gateway.refund(ref, { amount: bani(1000), idempotencyKey: "bounces" });
    double.bounceRefund(ref);
    expect(await gateway.retrieve(ref)).toMatchObject({
      state: "captured",
      refunded: 0,
      refunds: [{ key: "bounces", state: "failed" }],
    });
  });

  test("has refunds without a key that somebody made in its dashboard", async () => {
    const { ref } = await captured();
    await fetch(`${double.url}/v1/refunds`, {
      method: "POST",
      headers: {
        authorization: "Bearer sk_test_double",
        "stripe-version": "2026-10-28.endive",
        "content-type": "application/x-www-form-urlencoded",
      },
      body: `payment_intent=${ref}&amount=500`,
    });
    expect(await gateway.retrieve(ref)).toMatchObject({ refunded: 500, refunds: [{ key: null, amount: 500 }] });
  });

  test("refuses what its reference does not allow, and that is a bug of ours, not an answer", async () => {
    await expect(gateway.createIntent(anIntent({ amount: bani(199) }))).rejects.toMatchObject({
      code: "amount_too_small",
    });
  });

  describe("a message", () => {
    const at = new Date("2026-11-21T12:00:00Z");
    const still = () => openStripe(double.settings, { clock: fixedClock(at), patience: 150 });
    const seconds = at.getTime() / 1000;
    const body = (more: object = {}) =>
      JSON.stringify({
        id: "evt_1",
        object: "event",
        type: "payment_intent.succeeded",
        livemode: false,
        data: { object: { object: "payment_intent", id: "pi_1" } },
        ...more,
      });
    const parse = (text: string, header: string) =>
      still().parseWebhook(text, new Headers({ "stripe-signature": header }));

    test("is read for five minutes, and is a replay after that", () => {
      expect(parse(body(), double.sign(body(), seconds))).toEqual({ id: "evt_1", kind: "captured", ref: "pi_1" });
      expect(parse(body(), double.sign(body(), seconds - (5 * MINUTE) / 1000))).not.toBeNull();
      expect(parse(body(), double.sign(body(), seconds - (5 * MINUTE) / 1000 - 1))).toBeNull();
      expect(parse(body(), double.sign(body(), seconds, "whsec_of_another"))).toBeNull();
    });

    test.each([
      "",
      "{",
      "null",
      "[]",
      '"evt_1"',
      "{}",
      '{"id":1,"type":"charge.refunded"}',
      '{"id":"evt_1","type":"charge.refunded","livemode":false}',
      '{"id":"a\\u0000b","type":"charge.refunded","livemode":false,"data":{"object":{}}}',
    ])("that is signed and says nothing that can be read is nobody's: %s", (text) =>
      expect(parse(text, double.sign(text, seconds))).toBeNull(),
    );

    test.each([
      [{ type: "customer.created", data: { object: { object: "customer", id: "cus_1" } } }],
      [{ livemode: true }],
      [{ type: "refund.failed", data: { object: { object: "refund", id: "re_1", payment_intent: null } } }],
    ])("that is no business of this shop is taken and left: %o", (more) => {
      expect(parse(body(more), double.sign(body(more), seconds))).toEqual({ id: "evt_1", kind: "other" });
    });

    test.each([
      ["charge.refunded", { object: "charge", id: "ch_1", payment_intent: "pi_2" }],
      ["refund.failed", { object: "refund", id: "re_1", payment_intent: { id: "pi_2" } }],
    ])("of the kind %s is about the payment that it belongs to", (type, object) => {
      const text = body({ type, data: { object } });
      expect(parse(text, double.sign(text, seconds))).toEqual({ id: "evt_1", kind: "refunded", ref: "pi_2" });
    });
  });
});
