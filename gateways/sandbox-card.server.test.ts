import { fork, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eventually } from "../testing/time/eventually.ts";
import { MINUTE, fixedClock, systemClock } from "../base/clock.ts";
import { bani } from "../base/money.ts";
import { refuse } from "../base/result.ts";
import {
  CardGatewayUnavailable,
  type CardConfirmation,
  type CardEvent,
  type NewCardIntent,
} from "../shop/payments/card-port.ts";
import { signBody, secretsFrom } from "./sandbox-card/signature.server.ts";
import { startSandboxProvider, type SandboxProvider } from "./sandbox-card.server.ts";

const SHOP = "http://shop.example";
const SECRET = "a secret of sixteen letters";
const SUCCESS = "4242 4242 4242 4242";
const CHALLENGE = "4000 0000 0000 3220";

const aCard = (cardNumber: string, different: Record<string, string> = {}) => ({
  cardNumber,
  cardName: "Ana Pop",
  expiryDate: "12/49",
  cvv: "987",
  ...different,
});

let orders = 0;
const anIntent = (different: Partial<NewCardIntent> = {}): NewCardIntent => ({
  orderNumber: "ORD-123456",
  amount: bani(459_900),
  currency: "RON",
  idempotencyKey: `order-${++orders}`,
  earlierRef: null,
  returnUrl: `${SHOP}/checkout/return?order=ORD-123456`,
  language: "ro",
  customerEmail: "ana@example.ro",
  ...different,
});

/** Receives webhooks; it can be set to refuse the first ones. */
async function listeningShop() {
  const received: { body: string; headers: Headers }[] = [];
  let domainErrors = 0;
  const server: Server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const refused = domainErrors > 0;
    if (refused) domainErrors -= 1;
    else
      received.push({
        body: Buffer.concat(chunks).toString(),
        headers: new Headers(request.headers as Record<string, string>),
      });
    response.writeHead(refused ? 503 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/card`,
    received,
    refuseNext(count: number) {
      domainErrors = count;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

let folder: string;
let shop: Awaited<ReturnType<typeof listeningShop>>;
let provider: SandboxProvider;

const settings = (
  different: { SANDBOX_CARD_PORT?: number; SANDBOX_CARD_WEBHOOK_SECRET?: string | undefined; DATA_DIR?: string } = {},
) => ({
  DATA_DIR: folder,
  SANDBOX_CARD_PORT: 0,
  SANDBOX_CARD_PUBLIC_URL: undefined,
  SANDBOX_CARD_WEBHOOK_SECRET: SECRET,
  ...different,
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pcbis-card-"));
  shop = await listeningShop();
  provider = await startSandboxProvider(settings(), { clock: systemClock, webhookUrl: shop.url, slowness: 50 });
});
afterAll(async () => {
  await provider.close();
  await shop.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => {
  shop.received.length = 0;
  shop.refuseNext(0);
});

const origin = () => provider.gateway.browser.confirmOrigin;
const port = () => Number(new URL(origin()).port);
const api = (path: string, init: RequestInit = {}) =>
  fetch(origin() + path, {
    ...init,
    headers: { authorization: `Bearer ${secretsFrom(SECRET).apiKey}`, ...init.headers },
  });

/** Sends a card as the checkout screen does. */
async function giveCard(intent: { ref: string; clientSecret: string }, card: Record<string, string>, from = SHOP) {
  const response = await fetch(`${origin()}/v1/intents/${intent.ref}/confirm`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: from },
    body: JSON.stringify({ clientSecret: intent.clientSecret, ...card }),
  });
  return { response, confirmation: (await response.json()) as CardConfirmation };
}

/** Posts a form as a browser without JavaScript does. */
function postForm(url: string, fields: Record<string, string>, from = origin()) {
  return fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: { accept: "text/html,*/*;q=0.8", origin: from },
    body: new URLSearchParams(fields),
  });
}

function eventsOf(ref: string): CardEvent[] {
  const events = shop.received.map(({ body, headers }) => provider.gateway.parseWebhook(body, headers));
  return events.filter((event) => event !== null).filter((event) => event.kind !== "other" && event.ref === ref);
}

async function expectWebhooks(ref: string, kinds: string[]) {
  await eventually(() => expect(new Set(eventsOf(ref).map(({ kind }) => kind))).toEqual(new Set(kinds)));
}

test("a card payment is authorised by the buyer, captured by the shop, and told of by signed webhooks", async () => {
  const created = await provider.gateway.createIntent(anIntent());
  expect(await provider.gateway.retrieve(created.ref)).toMatchObject({
    state: "requires-payment",
    amount: 459_900,
    card: null,
  });

  const { response, confirmation } = await giveCard(created, aCard(SUCCESS));
  expect(response.status).toBe(200);
  expect(confirmation).toEqual({ status: "authorised", nextUrl: anIntent().returnUrl });
  await expectWebhooks(created.ref, ["authorised"]);

  const captured = await provider.gateway.capture(created.ref, { idempotencyKey: "c1" });
  expect(captured).toMatchObject({
    ok: true,
    value: { state: "captured", captured: 459_900, card: { brand: "Visa", last4: "4242" } },
  });
  await expectWebhooks(created.ref, ["authorised", "captured"]);
  expect(new Set(eventsOf(created.ref).map(({ id }) => id)).size).toBe(2);
});

test("the same key gives the same intent, and another order under it is refused", async () => {
  const reply = anIntent();
  const first = await provider.gateway.createIntent(reply);
  expect(await provider.gateway.createIntent(reply)).toEqual(first);
  await expect(provider.gateway.createIntent({ ...reply, amount: bani(1) })).rejects.toThrow("idempotency key");
});

test("capturing twice takes the money once, and only what is authorised can be captured", async () => {
  const created = await provider.gateway.createIntent(anIntent());
  expect(await provider.gateway.capture(created.ref, { idempotencyKey: "c2" })).toEqual(
    refuse.conflict({ code: "not-authorised", state: "requires-payment" }),
  );
  await giveCard(created, aCard(SUCCESS));
  const once = await provider.gateway.capture(created.ref, { idempotencyKey: "c2" });
  expect(await provider.gateway.capture(created.ref, { idempotencyKey: "c2" })).toEqual(once);
  await expectWebhooks(created.ref, ["authorised", "captured"]);
  expect(eventsOf(created.ref)).toHaveLength(2);
});

test("refunds add up to what was captured and never above, and a repeated one counts once", async () => {
  const created = await provider.gateway.createIntent(anIntent());
  const refund = (amount: number, idempotencyKey: string) =>
    provider.gateway.refund(created.ref, { amount: bani(amount), idempotencyKey });
  expect(await refund(100, "r0")).toEqual(refuse.conflict({ code: "not-captured" }));
  await giveCard(created, aCard(SUCCESS));
  await provider.gateway.capture(created.ref, { idempotencyKey: "c3" });
  expect(await refund(59_900, "r1")).toMatchObject({ ok: true, value: { state: "captured", refunded: 59_900 } });
  expect(await refund(59_900, "r1")).toMatchObject({ ok: true, value: { state: "captured", refunded: 59_900 } });
  expect(await refund(400_001, "r2")).toEqual(refuse.conflict({ code: "exceeds-captured", left: 400_000 }));
  expect(await refund(400_000, "r3")).toMatchObject({ ok: true, value: { state: "refunded", refunded: 459_900 } });
  await expectWebhooks(created.ref, ["authorised", "captured", "refunded"]);
});

test("a cancelled intent takes no card, and a captured one cannot be cancelled", async () => {
  const given = await provider.gateway.createIntent(anIntent());
  expect(await provider.gateway.cancel(given.ref)).toMatchObject({ ok: true, value: { state: "cancelled" } });
  expect(await provider.gateway.cancel(given.ref)).toMatchObject({ ok: true, value: { state: "cancelled" } });
  const { response, confirmation } = await giveCard(given, aCard(SUCCESS));
  expect([response.status, confirmation]).toEqual([409, { status: "closed" }]);

  const paid = await provider.gateway.createIntent(anIntent());
  await giveCard(paid, aCard(SUCCESS));
  await provider.gateway.capture(paid.ref, { idempotencyKey: "c4" });
  expect(await provider.gateway.cancel(paid.ref)).toEqual(refuse.conflict({ code: "already-captured" }));
});

test("an intent that the provider does not know is said to be unknown", async () => {
  const unknown = refuse.notFound({ code: "unknown-intent" });
  expect(await provider.gateway.retrieve("pi_nobody/../about")).toBeNull();
  expect(await provider.gateway.capture("pi_nobody", { idempotencyKey: "c5" })).toEqual(unknown);
  expect(await provider.gateway.cancel("pi_nobody")).toEqual(unknown);
  expect(await provider.gateway.refund("pi_nobody", { amount: bani(1), idempotencyKey: "r5" })).toEqual(unknown);
});

describe("the buyer's card", () => {
  test.each([
    ["4000 0000 0000 0002", "declined"],
    ["4000 0000 0000 9995", "insufficient-funds"],
    ["4000 0000 0000 0069", "expired-card"],
  ])("%s is refused as %s, and another may be tried", async (number, code) => {
    const created = await provider.gateway.createIntent(anIntent());
    const { response, confirmation } = await giveCard(created, aCard(number));
    expect([response.status, confirmation]).toEqual([402, { status: "declined", code }]);
    expect(await provider.gateway.retrieve(created.ref)).toMatchObject({ state: "failed", decline: code });
    await expectWebhooks(created.ref, ["failed"]);
    expect((await giveCard(created, aCard(SUCCESS))).confirmation.status).toBe("authorised");
    await expectWebhooks(created.ref, ["failed", "authorised"]);
  });

  test.each([
    [{ cardNumber: "4111 1111 1111 1111" }, { cardNumber: "test-cards-only" }],
    [
      { cardNumber: "4111 1111 1111 1111", cvv: "" },
      { cardNumber: "test-cards-only", cvv: "cvv-length" },
    ],
    [{ cardNumber: "4242 4242 4242 4241" }, { cardNumber: "number-check" }],
    [
      { cardName: "A", cvv: "1" },
      { cardName: "name-short", cvv: "cvv-length" },
    ],
    [{ expiryDate: "01/20" }, { expiryDate: "expiry-past" }],
  ])("with %o is sent back with what is wrong, and nothing has happened", async (different, fields) => {
    const created = await provider.gateway.createIntent(anIntent());
    const { response, confirmation } = await giveCard(created, aCard(SUCCESS, different));
    expect([response.status, confirmation]).toEqual([422, { status: "invalid", fields }]);
    expect(await provider.gateway.retrieve(created.ref)).toMatchObject({ state: "requires-payment", card: null });
  });

  test("is not taken with another intent's secret", async () => {
    const [one, other] = [
      await provider.gateway.createIntent(anIntent()),
      await provider.gateway.createIntent(anIntent()),
    ];
    const { response } = await giveCard({ ref: one.ref, clientSecret: other.clientSecret }, aCard(SUCCESS));
    expect(response.status).toBe(404);
    expect(await provider.gateway.retrieve(one.ref)).toMatchObject({ state: "requires-payment" });
  });

  test("given twice for the same intent is charged once", async () => {
    const created = await provider.gateway.createIntent(anIntent());
    const answers = await Promise.all([giveCard(created, aCard(SUCCESS)), giveCard(created, aCard(SUCCESS))]);
    expect(answers.map(({ confirmation }) => confirmation.status)).toEqual(["authorised", "authorised"]);
    await expectWebhooks(created.ref, ["authorised"]);
    expect(eventsOf(created.ref)).toHaveLength(1);
  });

  test("that is slow is authorised in the end", async () => {
    const created = await provider.gateway.createIntent(anIntent());
    expect((await giveCard(created, aCard("4000 0000 0000 0259"))).confirmation.status).toBe("authorised");
  });

  test("that breaks the provider changes nothing", async () => {
    const created = await provider.gateway.createIntent(anIntent());
    const { response, confirmation } = await giveCard(created, aCard("4000 0000 0000 0119"));
    expect([response.status, confirmation]).toEqual([500, { status: "error" }]);
    expect(await provider.gateway.retrieve(created.ref)).toMatchObject({ state: "requires-payment" });
  });

  test("whose webhook is lost is authorised, and the shop finds out by asking", async () => {
    const lost = await provider.gateway.createIntent(anIntent());
    await giveCard(lost, aCard("4000 0000 0000 0341"));
    const later = await provider.gateway.createIntent(anIntent());
    await giveCard(later, aCard(SUCCESS));
    await expectWebhooks(later.ref, ["authorised"]);
    expect(eventsOf(lost.ref)).toEqual([]);
    expect(await provider.gateway.retrieve(lost.ref)).toMatchObject({ state: "authorised" });
  });

  test("whose capture's answer is lost is captured, and asking again says so", async () => {
    const created = await provider.gateway.createIntent(anIntent());
    await giveCard(created, aCard("4000 0000 0000 5126"));
    const capture = () => provider.gateway.capture(created.ref, { idempotencyKey: "c6" });
    await expect(capture()).rejects.toThrow(CardGatewayUnavailable);
    expect(await capture()).toMatchObject({ ok: true, value: { state: "captured" } });
  });

  test("is nowhere in what the provider keeps", async () => {
    const created = await provider.gateway.createIntent(anIntent());
    await giveCard(created, aCard(SUCCESS, { cardName: "Nume Secret", cvv: "8713", expiryDate: "11/47" }));
    const journal = join(folder, "sandbox-card", "journal.jsonl");
    const journalText = await readFile(journal, "utf8");
    expect(journalText).toContain(created.ref);
    for (const secret of ["424242424242", "4242 4242", "Nume Secret", "8713", "11/47"])
      expect(journalText).not.toContain(secret);
    expect((await stat(journal)).mode & 0o077).toBe(0);
  });
});

describe("another origin", () => {
  test("may neither ask nor give a card", async () => {
    const created = await provider.gateway.createIntent(anIntent());
    const reply = await fetch(`${origin()}/v1/intents/${created.ref}/confirm`, {
      method: "OPTIONS",
      headers: { origin: "https://evil.example", "access-control-request-method": "POST" },
    });
    expect([reply.status, reply.headers.get("access-control-allow-origin")]).toEqual([403, null]);
    const { response } = await giveCard(created, aCard(SUCCESS), "https://evil.example");
    expect([response.status, response.headers.get("access-control-allow-origin")]).toEqual([403, null]);
    expect(await provider.gateway.retrieve(created.ref)).toMatchObject({ state: "requires-payment" });
  });

  test("is not the shop's own, which may", async () => {
    const created = await provider.gateway.createIntent(anIntent());
    const reply = await fetch(`${origin()}/v1/intents/${created.ref}/confirm`, {
      method: "OPTIONS",
      headers: { origin: SHOP },
    });
    expect([reply.status, reply.headers.get("access-control-allow-origin")]).toEqual([204, SHOP]);
    expect(reply.headers.get("access-control-allow-headers")).toBe("content-type");
  });

  test("does not include the machine's other names: who opened the shop at 127.0.0.1 may pay", async () => {
    const created = await provider.gateway.createIntent(anIntent({ returnUrl: "http://localhost:3000/return" }));
    expect((await giveCard(created, aCard(SUCCESS), "http://127.0.0.1:3001")).response.status).toBe(403);
    expect((await giveCard(created, aCard(SUCCESS), "http://127.0.0.1:3000")).response.status).toBe(200);
  });
});

describe("the pages for a buyer without JavaScript", () => {
  test.each([
    ["ro", "Plătește 4.599,00 RON"],
    ["en", "Pay RON 4,599.00"],
    ["hu", "4599,00 RON fizetése"],
    ["uk", "Сплатити 4 599,00 RON"],
  ] as const)("show the amount in %s", async (language, button) => {
    const created = await provider.gateway.createIntent(anIntent({ language }));
    const page = await (await fetch(created.hostedPageUrl!)).text();
    expect(page.replaceAll("\u00a0", " ")).toContain(button);
    expect(page).toContain(`<html lang="${language}">`);
    for (const name of ["cardNumber", "cardName", "expiryDate", "cvv"]) expect(page).toContain(`name="${name}"`);
  });

  test("take the card and lead back to the shop, and nowhere that a visitor could name", async () => {
    const created = await provider.gateway.createIntent(anIntent());
    const sent = { clientSecret: created.clientSecret, ...aCard(SUCCESS), returnUrl: "https://evil.example" };
    const answer = await postForm(`${created.hostedPageUrl}&returnUrl=https://evil.example`, sent);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, anIntent().returnUrl]);
    expect(await (await fetch(created.hostedPageUrl!)).text()).toContain("Plata este făcută");
  });

  test("take a card from a form of the shop's own page too", async () => {
    const created = await provider.gateway.createIntent(anIntent());
    const confirm = `${origin()}/v1/intents/${created.ref}/confirm`;
    const answer = await postForm(confirm, { clientSecret: created.clientSecret, ...aCard(SUCCESS) }, SHOP);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, anIntent().returnUrl]);
  });

  test("say what is wrong with 422, link to the field, and show nothing of the card that was sent", async () => {
    const created = await provider.gateway.createIntent(anIntent());
    const answer = await postForm(created.hostedPageUrl!, {
      clientSecret: created.clientSecret,
      ...aCard("4111 1111 1111 1111", { cardName: `Ana "Pop" <b>`, cvv: "8713" }),
    });
    const page = await answer.text();
    expect(answer.status).toBe(422);
    expect(page).toContain('<a href="#cardNumber">');
    expect(page).toContain('aria-invalid="true"');
    expect(page).toContain("Ana &quot;Pop&quot; &lt;b&gt;");
    for (const secret of ["4111", "12/49", "8713"]) expect(page).not.toContain(secret);
  });

  test("say that the bank declined with 402, and take another card", async () => {
    const created = await provider.gateway.createIntent(anIntent());
    const declined = await postForm(created.hostedPageUrl!, {
      clientSecret: created.clientSecret,
      ...aCard("4000 0000 0000 0002"),
    });
    expect(declined.status).toBe(402);
    expect(await declined.text()).toContain("Banca a refuzat plata");
    const answer = await postForm(created.hostedPageUrl!, { clientSecret: created.clientSecret, ...aCard(SUCCESS) });
    expect(answer.status).toBe(303);
  });

  test("are no one's who has not the secret", async () => {
    const created = await provider.gateway.createIntent(anIntent());
    expect((await fetch(`${origin()}/pay/${created.ref}?secret=guess`)).status).toBe(404);
    expect((await fetch(`${origin()}/pay/${created.ref}`)).status).toBe(404);
    expect((await fetch(`${origin()}/pay/pi_nobody?secret=guess`)).status).toBe(404);
    expect(
      (await postForm(`${origin()}/pay/${created.ref}`, { clientSecret: "guess", ...aCard(SUCCESS) })).status,
    ).toBe(404);
  });

  test("let no script run, no other site frame them, and no link carry their address away", async () => {
    const created = await provider.gateway.createIntent(anIntent());
    const { headers } = await fetch(created.hostedPageUrl!);
    const policy = headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`form-action 'self' ${SHOP};`);
    expect(headers.get("referrer-policy")).toBe("same-origin");
    expect(headers.get("cache-control")).toBe("no-store");
  });
});

describe("3-D Secure", () => {
  async function challenged() {
    const created = await provider.gateway.createIntent(anIntent());
    const { confirmation } = await giveCard(created, aCard(CHALLENGE));
    if (confirmation.status !== "requires_action") throw new Error(`not challenged: ${confirmation.status}`);
    return { ...created, page: confirmation.nextUrl };
  }

  test("waits for the bank's code and authorises with the right one", async () => {
    const { ref, clientSecret, page } = await challenged();
    expect(await provider.gateway.retrieve(ref)).toMatchObject({ state: "requires-action" });
    expect(await (await fetch(page)).text()).toContain("123456");
    const answer = await postForm(page, { clientSecret, answer: "approve", code: "123 456" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, anIntent().returnUrl]);
    expect(await provider.gateway.retrieve(ref)).toMatchObject({ state: "authorised" });
    await expectWebhooks(ref, ["authorised"]);
  });

  test("fails when the holder says that the payment is not theirs, and may be tried again", async () => {
    const { ref, clientSecret, page } = await challenged();
    const answer = await postForm(page, { clientSecret, answer: "decline" });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, anIntent().returnUrl]);
    expect(await provider.gateway.retrieve(ref)).toMatchObject({ state: "failed", decline: "authentication-failed" });
    await expectWebhooks(ref, ["failed"]);
    expect((await giveCard({ ref, clientSecret }, aCard(CHALLENGE))).confirmation.status).toBe("requires_action");
  });

  test("gives three tries at the code and then fails", async () => {
    const { ref, clientSecret, page } = await challenged();
    const guess = () => postForm(page, { clientSecret, answer: "approve", code: "000000" });
    const first = await guess();
    expect(first.status).toBe(422);
    expect(await first.text()).toContain("Mai ai 2 încercări");
    expect((await guess()).status).toBe(422);
    expect((await guess()).headers.get("location")).toBe(anIntent().returnUrl);
    expect(await provider.gateway.retrieve(ref)).toMatchObject({ state: "failed", decline: "authentication-failed" });
  });

  test("is answered on the bank's own page only", async () => {
    const { ref, clientSecret, page } = await challenged();
    const answer = await postForm(page, { clientSecret, answer: "approve", code: "123456" }, "https://evil.example");
    expect(answer.status).toBe(403);
    expect(await provider.gateway.retrieve(ref)).toMatchObject({ state: "requires-action" });
  });
});

describe("the server's side", () => {
  test("is closed to whoever has not the key", async () => {
    for (const authorization of ["", "Bearer wrong", `Bearer ${SECRET}`]) {
      const response = await api("/v1/intents", { method: "POST", headers: { authorization }, body: "{}" });
      expect(response.status).toBe(401);
    }
  });

  test.each([
    [{ returnUrl: "javascript:alert(1)" }],
    [{ webhookUrl: "file:///etc/passwd" }],
    [{ amount: 0 }],
    [{ amount: 1.5 }],
    [{ currency: "EUR" }],
    [{ language: "de" }],
  ])("refuses an intent with %o", async (different) => {
    const { customerEmail: _, idempotencyKey, ...good } = anIntent();
    const body = JSON.stringify({ ...good, webhookUrl: shop.url, ...different });
    const response = await api("/v1/intents", { method: "POST", headers: { "idempotency-key": idempotencyKey }, body });
    expect(response.status).toBe(422);
  });

  test("quotes nothing of a body that it cannot read, and takes none that is too large", async () => {
    const created = await provider.gateway.createIntent(anIntent());
    const send = (body: string) =>
      fetch(`${origin()}/v1/intents/${created.ref}/confirm`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body,
      });
    const broken = await send('{"cardNumber": 4242424242424242');
    expect(broken.status).toBe(400);
    expect(await broken.text()).not.toContain("4242");
    expect((await send(JSON.stringify({ cardNumber: "4".repeat(20_000) }))).status).toBe(413);
  });
});

describe("a webhook", () => {
  const body = JSON.stringify({ id: "evt_1", kind: "dispute-opened" });
  const now = new Date("2026-11-21T12:00:00Z");
  const clock = fixedClock(now);
  const { webhookSecret } = secretsFrom(SECRET);
  let standing: SandboxProvider;

  beforeAll(async () => {
    standing = await startSandboxProvider(settings({ SANDBOX_CARD_PORT: port() }), { clock, webhookUrl: shop.url });
  });
  afterAll(() => standing.close());

  const parse = (header: string, webhookBody = body) =>
    standing.gateway.parseWebhook(webhookBody, new Headers({ "sandbox-signature": header }));
  const signed = (at: Date, secret = webhookSecret) => signBody(body, { secret, at });

  test("that is signed and fresh is read; a kind that this shop does not know is none of its business", () => {
    expect(parse(signed(now))).toEqual({ id: "evt_1", kind: "other" });
    expect(parse(signed(new Date(now.getTime() - 5 * MINUTE)))).not.toBeNull();
  });

  test("that is older than five minutes is a replay", () => {
    expect(parse(signed(new Date(now.getTime() - 5 * MINUTE - 1000)))).toBeNull();
    expect(parse(signed(new Date(now.getTime() + 5 * MINUTE + 1000)))).toBeNull();
  });

  test("that is not signed by the provider is nothing", () => {
    expect(parse(signed(now, "another secret"))).toBeNull();
    expect(parse(signed(now), body.replace("evt_1", "evt_2"))).toBeNull();
    expect(parse(signed(now).replace("t=1", "t=2"))).toBeNull();
    expect(parse("")).toBeNull();
    expect(parse("t=,v1=")).toBeNull();
    expect(standing.gateway.parseWebhook(body, new Headers())).toBeNull();
  });

  test.each([
    "",
    "{",
    "null",
    "[]",
    '"evt_1"',
    "{}",
    '{"id":1}',
    '{"id":"a\\u0000b","kind":"captured","intent":{"ref":"x"}}',
    '{"id":"a\\ud800"}',
  ])("that is signed and says nothing that can be read is nothing: %s", (webhookBody) => {
    expect(parse(signBody(webhookBody, { secret: webhookSecret, at: now }), webhookBody)).toBeNull();
  });

  test("that the shop could not take is sent again", async () => {
    shop.refuseNext(1);
    const created = await provider.gateway.createIntent(anIntent());
    await giveCard(created, aCard(SUCCESS));
    await expectWebhooks(created.ref, ["authorised"]);
  });
});

describe("the provider's process", () => {
  const pidOf = async () => ((await (await api("/v1/about")).json()) as { pid: number }).pid;
  const answers = (at: string) =>
    fetch(`${at}/v1/about`).then(
      () => true,
      () => false,
    );

  test("is another one than the shop's, and comes back after kill -9 with all that it had promised", async () => {
    const created = await provider.gateway.createIntent(anIntent());
    await giveCard(created, aCard(SUCCESS));
    const reply = anIntent();
    const waiting = await provider.gateway.createIntent(reply);
    await expectWebhooks(created.ref, ["authorised"]);
    const pid = await pidOf();
    expect(pid).not.toBe(process.pid);

    process.kill(pid, "SIGKILL");
    await eventually(async () => expect(await pidOf()).not.toBe(pid));
    expect(await provider.gateway.retrieve(created.ref)).toMatchObject({ state: "authorised" });
    expect(await provider.gateway.createIntent(reply)).toEqual(waiting);
    expect(await provider.gateway.capture(created.ref, { idempotencyKey: "c7" })).toMatchObject({ ok: true });
  });

  test("that is away is a fault of the outside, not a refusal", async () => {
    const apart = await mkdtemp(join(tmpdir(), "pcbis-card-"));
    const away = await startSandboxProvider(settings({ DATA_DIR: apart }), {
      clock: systemClock,
      webhookUrl: shop.url,
    });
    await away.close();
    await expect(away.gateway.createIntent(anIntent())).rejects.toThrow(CardGatewayUnavailable);
    await expect(away.gateway.retrieve("pi_1")).rejects.toMatchObject({ reason: "unreachable" });
    await rm(apart, { recursive: true });
  });

  test("is shared by two shop processes with one secret, and refused to one with another", async () => {
    const other = await startSandboxProvider(settings({ SANDBOX_CARD_PORT: port() }), {
      clock: systemClock,
      webhookUrl: shop.url,
    });
    const created = await other.gateway.createIntent(anIntent());
    await other.close();
    expect(await provider.gateway.retrieve(created.ref)).toMatchObject({ state: "requires-payment" });
    await expect(
      startSandboxProvider(
        settings({ SANDBOX_CARD_PORT: port(), SANDBOX_CARD_WEBHOOK_SECRET: "another secret, as long" }),
        {
          clock: systemClock,
          webhookUrl: shop.url,
        },
      ),
    ).rejects.toThrow(/another secret/);
  });

  test("does not start on a port that something else has, and says which setting to change", async () => {
    const taken = Number(new URL(shop.url).port);
    await expect(
      startSandboxProvider(settings({ SANDBOX_CARD_PORT: taken }), { clock: systemClock, webhookUrl: shop.url }),
    ).rejects.toThrow(/SANDBOX_CARD_PORT/);
  });

  test("makes a secret of its own where none is set, for this user only", async () => {
    const apart = await mkdtemp(join(tmpdir(), "pcbis-card-"));
    const options = { clock: systemClock, webhookUrl: shop.url };
    const own = await startSandboxProvider(
      settings({ DATA_DIR: apart, SANDBOX_CARD_WEBHOOK_SECRET: undefined }),
      options,
    );
    const secret = join(apart, "sandbox-card", "secret");
    expect(await readFile(secret, "utf8")).toMatch(/^[0-9a-f]{64}$/);
    expect((await stat(secret)).mode & 0o077).toBe(0);
    await own.close();
    await rm(apart, { recursive: true });
  });

  async function anotherShop(dataDir: string) {
    const script = `
      import { startSandboxProvider } from ${JSON.stringify(join(import.meta.dirname, "sandbox-card.server.ts"))};
      const env = { DATA_DIR: ${JSON.stringify(dataDir)}, SANDBOX_CARD_PORT: 0 };
      const { gateway } = await startSandboxProvider(env, { clock: { now: () => new Date(0) }, webhookUrl: "http://127.0.0.1:1/" });
      console.log(gateway.browser.confirmOrigin);
      setInterval(() => {}, 1000);`;
    const shopProcess = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const at = await new Promise<string>((resolve) =>
      shopProcess.stdout.once("data", (line: Buffer) => resolve(line.toString().trim())),
    );
    return { shopProcess, at };
  }

  test("ends with the shop's process, however that ends", async () => {
    const apart = await mkdtemp(join(tmpdir(), "pcbis-card-"));
    const { shopProcess, at } = await anotherShop(apart);
    expect(await answers(at)).toBe(true);
    shopProcess.kill("SIGKILL");
    await eventually(async () => expect(await answers(at)).toBe(false));
    await rm(apart, { recursive: true });
  });

  test("that lost its shop does not stand in the way of the shop that starts again at once on the same port", async () => {
    const apart = await mkdtemp(join(tmpdir(), "pcbis-card-"));
    const { shopProcess, at } = await anotherShop(apart);
    shopProcess.kill("SIGKILL");
    const again = await startSandboxProvider(
      settings({
        DATA_DIR: apart,
        SANDBOX_CARD_PORT: Number(new URL(at).port),
        SANDBOX_CARD_WEBHOOK_SECRET: undefined,
      }),
      { clock: systemClock, webhookUrl: shop.url },
    );
    const created = await again.gateway.createIntent(anIntent());
    expect(await again.gateway.retrieve(created.ref)).toMatchObject({ state: "requires-payment" });
    await again.close();
    await rm(apart, { recursive: true });
  });

  test("is started anew by the call that finds it gone", async () => {
    const pid = await pidOf();
    process.kill(pid, "SIGKILL");
    await eventually(() => expect(() => process.kill(pid, 0)).toThrow());
    expect(await provider.gateway.retrieve("pi_nobody")).toBeNull();
    expect(await pidOf()).not.toBe(pid);
  });

  test("of another shop that went away is replaced by one of our own", async () => {
    const apart = await mkdtemp(join(tmpdir(), "pcbis-card-"));
    const { shopProcess, at } = await anotherShop(apart);
    const ours = await startSandboxProvider(
      settings({
        DATA_DIR: apart,
        SANDBOX_CARD_PORT: Number(new URL(at).port),
        SANDBOX_CARD_WEBHOOK_SECRET: undefined,
      }),
      { clock: systemClock, webhookUrl: shop.url },
    );
    const created = await ours.gateway.createIntent(anIntent());
    shopProcess.kill("SIGKILL");
    await eventually(async () => expect(await answers(at)).toBe(false));
    expect(await ours.gateway.retrieve(created.ref)).toMatchObject({ state: "requires-payment" });
    await ours.close();
    await rm(apart, { recursive: true });
  });

  test("does not end by Ctrl-C, which is for the shop to act upon, but when the shop lets go of it", async () => {
    const apart = await mkdtemp(join(tmpdir(), "pcbis-card-"));
    const child = fork(join(import.meta.dirname, "sandbox-card/main.ts"), [], {
      execArgv: [],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    const ready = new Promise<{ port: number }>((resolve) =>
      child.once("message", (message) => resolve(message as { port: number })),
    );
    child.send({ port: 0, folder: apart, publicUrl: null, secret: SECRET, slowness: 0 });
    const at = `http://127.0.0.1:${(await ready).port}`;
    child.kill("SIGINT");
    expect(await answers(at)).toBe(true);
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.disconnect();
    expect(await ended).toBe(0);
    await rm(apart, { recursive: true });
  });
});
