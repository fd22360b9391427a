import { describe, expect, test } from "vitest";
import { aSender } from "../../testing/trader/sender.ts";
import { newId, type ListingId } from "../../base/id.ts";
import { ron } from "../../base/money.ts";
import { everything } from "../../shop/catalogue/search/filter.ts";
import { gameSettings } from "../../shop/catalogue/game-result.ts";
import type { AlertEmail } from "../../shop/saved/alerts/emails.ts";
import { claimKinds, remedies, resolutions, type Claim, type ClaimNumber } from "../../shop/returns/claim.ts";
import type { ClaimEmail } from "../../shop/returns/emails.ts";
import { cancelReasons, type OrderEmail } from "../../shop/orders/emails.ts";
import { totalsOf, type Order, type OrderNumber } from "../../shop/orders/order.ts";
import { bounceReasons } from "../../shop/payments/bank-transfer.ts";
import { firstDeliveryTerms } from "../../shop/shipping/fee.ts";
import { refundReasons, type Refund } from "../../shop/payments/refund.ts";
import { languages } from "../i18n/languages.ts";
import { alertComposerFor } from "./compose-alert.server.ts";
import { orderComposerFor } from "./compose-order.server.ts";

const sender = aSender();
const compose = orderComposerFor(sender);
const until = new Date("2026-11-25T22:00:00Z");
const orderLink = "https://shop.example/account/orders/ORD-123456?key=se%26cret";
const productLink = "https://shop.example/products/7";

const extensionLink = { id: newId<"hold-request">(), key: "secret" };
const extensionUrl = `https://shop.example/keep/${extensionLink.id}?key=secret`;

const ram = {
  kind: "unit" as const,
  listingId: 7 as ListingId,
  title: `Fury "16" <GB>`,
  price: ron(250),
  warrantyMonths: 24,
};
const order: Order = {
  id: newId(),
  number: "ORD-123456" as OrderNumber,
  state: "paid",
  visitorId: null,
  language: "ro",
  email: "ana@example.ro",
  phone: "+40712345678",
  address: {
    firstName: "Ana",
    lastName: "Pop",
    address: "Str. Horea 3",
    city: "Cluj-Napoca",
    county: "CJ",
    postalCode: "400174",
  },
  delivery: "courier",
  locker: null,
  company: null,
  billing: null,
  method: "bank",
  totals: totalsOf([ron(250), ron(250)], {
    extendedWarranty: true,
    gameTests: 1,
    delivery: "courier",
    terms: firstDeliveryTerms,
  }),
  extendedWarranty: true,
  placedAt: until,
  estimatedDelivery: until,
  parcel: { courier: "sameday", trackingNumber: "1ONB2345" },
  deliveredAt: null,
  linkKey: "se&cret",
  lines: [
    { ...ram, unitId: newId() },
    { ...ram, unitId: newId() },
    {
      kind: "service",
      service: "game-test",
      title: "PC <Gaming>",
      price: ron(50),
      warrantyMonths: 0,
      onUnit: newId(),
      games: ["CS2", "Dota 2"],
      calledOff: null,
    },
    { kind: "service", service: "extended-warranty", title: "extended-warranty", price: ron(199), warrantyMonths: 0 },
  ],
  payment: {
    id: newId(),
    state: "awaiting",
    amount: ron(719),
    provider: "bank",
    ref: null,
    reference: "ORD-123456",
    captured: ron(719),
    refunded: ron(100),
  },
  refunds: [],
  heldUntil: until,
  heldSeconds: null,
  payUntil: until,
  version: 1,
  placedBy: null,
  discountWhy: null,
  guaranteeMonths: 12,
  termsVersion: null,
  voucherCode: null,
  returnDays: 14,
  isInvoiced: false,
};
const bank = { bank: "Banca", iban: "RO49AAAA1B31007593840000", beneficiary: "Magazin SRL" };

const refund: Refund = {
  id: newId(),
  orderId: order.id,
  paymentId: order.payment.id,
  amount: ron(100),
  way: "card",
  state: "done",
  reason: "goodwill",
  note: "nota magazinului",
  account: { iban: bank.iban, name: "Ana Pop" },
  sequence: 1,
  file: null,
  reference: "OP 123",
  failed: null,
  requestedAt: until,
  settledAt: until,
};

const claim: Claim = {
  id: newId(),
  number: "RET-123456" as ClaimNumber,
  orderId: order.id,
  orderNumber: order.number,
  kind: "withdrawal",
  state: "accepted",
  units: [{ unitId: newId(), title: ram.title, price: ron(250), kind: "component" }],
  extensions: [],
  replacements: [],
  remedy: null,
  otherRemedyWhy: null,
  story: "Nu pornește <deloc>",
  answer: null,
  resolution: null,
  refund: null,
  openedAt: until,
  holder: null,
};
const replacedClaim: Claim = {
  ...claim,
  kind: "warranty",
  state: "settled",
  resolution: "replaced",
  replacements: [{ code: "PB-5051", oldCode: "PB-2690", title: "RTX 3060 <nou>", decidedAt: until, sentAt: null }],
};
const refundParts = { goods: ron(250), tests: ron(0), shipping: ron(0), warranty: ron(0), total: ron(250) };

const emails: (OrderEmail | ClaimEmail)[] = [
  ...claimKinds.map((kind): ClaimEmail => ({
    kind: "claim-opened",
    order,
    claim: { ...claim, kind },
    refund: refundParts,
  })),
  {
    kind: "claim-opened",
    order,
    claim: { ...claim, units: [], extensions: claim.units },
    refund: { ...refundParts, goods: ron(0), warranty: ron(250) },
  },
  ...remedies.map((remedy): ClaimEmail => ({
    kind: "claim-opened",
    order,
    claim: { ...claim, kind: "warranty", remedy },
    refund: refundParts,
  })),
  {
    kind: "claim-moved",
    order,
    claim: {
      ...claim,
      kind: "warranty",
      state: "settled",
      resolution: "repaired",
      remedy: "replacement",
      otherRemedyWhy: "Nu mai există <niciunul>",
    },
  },
  ...(["accepted", "rejected", "received"] as const).map((state): ClaimEmail => ({
    kind: "claim-moved",
    order,
    claim: { ...claim, state, answer: "Da." },
  })),
  ...resolutions.map((resolution): ClaimEmail => ({
    kind: "claim-moved",
    order,
    claim: { ...claim, state: "settled", resolution, refund: ron(250) },
  })),
  { kind: "claim-moved", order, claim: replacedClaim },
  { kind: "order-awaits-transfer", order, bank, until, extensionLink: null },
  { kind: "order-awaits-transfer", order, bank, until, extensionLink },
  { kind: "order-awaits-transfer", order: { ...order, heldUntil: null }, bank, until, extensionLink },
  { kind: "order-by-cash", order: { ...order, method: "cash" } },
  { kind: "order-shipped", order: { ...order, method: "cash" } },
  { kind: "order-returned", order: { ...order, method: "cash", payment: { ...order.payment, captured: ron(0) } } },
  { kind: "order-paid", order },
  { kind: "order-paid", order: { ...order, delivery: "pickup", parcel: null, placedBy: "staff:ion" } },
  { kind: "order-by-cash", order: { ...order, method: "cash", delivery: "pickup", placedBy: "staff:ion" } },
  { kind: "order-shipped", order: { ...order, method: "cash", delivery: "pickup", parcel: null } },
  { kind: "order-sold-at-counter", order: { ...order, method: "cash", delivery: "pickup", parcel: null } },
  { kind: "order-delivered", order: { ...order, delivery: "pickup", parcel: null } },
  { kind: "order-preparing", order },
  { kind: "order-shipped", order },
  { kind: "order-shipped", order: { ...order, delivery: "pickup", parcel: null } },
  { kind: "order-delivered", order },
  { kind: "order-returned", order },
  { kind: "transfer-short", order, arrived: ron(700), missing: ron(19) },
  { kind: "transfer-over", order, arrived: ron(750), excess: ron(31) },
  { kind: "transfer-late", order, amount: ron(719) },
  ...cancelReasons.flatMap((reason) =>
    (["nothing-taken", "card", "transfer"] as const).map((moneyBack): OrderEmail => ({
      kind: "order-cancelled",
      order,
      reason,
      moneyBack,
    })),
  ),
  ...refundReasons.flatMap((reason) =>
    (["card", "bank"] as const).map((way): OrderEmail => ({
      kind: "refund-sent",
      order,
      refund: { ...refund, reason, way },
    })),
  ),
  { kind: "refund-needs-account", order, refund: { ...refund, way: "bank", account: null }, returned: null },
  ...bounceReasons.map((returned): OrderEmail => ({
    kind: "refund-needs-account",
    order,
    refund: { ...refund, way: "bank", account: null },
    returned,
  })),
  ...(["card", "bank", "cash"] as const).map((method): OrderEmail => ({
    kind: "game-test-called-off",
    order: { ...order, method },
    title: "PC",
    reason: "Jocul nu mai pornește.",
    amount: ron(50),
  })),
  { kind: "order-paid", order: { ...order, totals: { ...order.totals, reduction: ron(19), total: ron(700) } } },
  ...gameSettings.map((settings): OrderEmail => ({
    kind: "game-results",
    order,
    title: "PC",
    results: [{ game: "Dota 2", fps: 144, resolution: "1920x1080", settings }],
  })),
  { kind: "unit-reserved", listingId: ram.listingId, title: ram.title, until, extensionLink: null },
  { kind: "unit-reserved", listingId: ram.listingId, title: ram.title, until, extensionLink },
];

describe.each(languages)("an e-mail in %s", (language) => {
  test.each(emails.map((email) => [email.kind, email] as const))(
    "of the kind %s says the same as text and as HTML",
    (_kind, email) => {
      const { subject, text, html } = compose(email, language);
      expect(subject).not.toMatch(/[{}\n]/);
      for (const whole of [text, html]) expect(whole).not.toMatch(/\{\{|undefined|NaN|\[object/);
      const link = email.kind === "unit-reserved" ? productLink : orderLink;
      expect(text).toContain(link);
      expect(html).toContain(`href="${link}"`);
      expect(html).toContain(`<html lang="${language}">`);
      for (const line of text.split("\n").filter((line) => /^[\p{L} ]{20,}\.$/u.test(line)))
        expect(html).toContain(line);
    },
  );

  test("lists what was bought once, with the total last", () => {
    const { text } = compose({ kind: "order-paid", order }, language);
    expect(text).toContain(`2 × ${ram.title}: 500\u00a0RON`);
    expect(text).toContain("768,99\u00a0RON");
  });

  test("escapes markup in a title", () => {
    const { html } = compose({ kind: "order-paid", order }, language);
    expect(html).not.toContain("<GB>");
    expect(html).toContain("Fury &quot;16&quot; &lt;GB&gt;");
  });
});

test("an e-mail about a replacement under warranty names the unit that its buyer gets", () => {
  const { text } = compose({ kind: "claim-moved", order, claim: replacedClaim }, "ro");
  expect(text).toContain("RTX 3060 <nou> · PB-5051");
});

test("an e-mail about a sent parcel has its number, one about a pickup the shop's address", () => {
  expect(compose({ kind: "order-shipped", order }, "ro").text).toContain("Sameday\nAWB: 1ONB2345");
  expect(
    compose({ kind: "order-shipped", order: { ...order, delivery: "pickup", parcel: null } }, "ro").text,
  ).toContain(sender.company.address);
});

test("a transfer is accepted until the end of the day before the deadline's midnight", () => {
  expect(compose({ kind: "order-awaits-transfer", order, bank, until, extensionLink: null }, "ro").text).toContain(
    "25 noiembrie 2026",
  );
});

test("an e-mail to a guest says how long the units are reserved, and its button is the link that extends it", () => {
  const held = { ...order, heldUntil: new Date("2026-11-23T10:30:00Z") };
  const { text, html } = compose({ kind: "order-awaits-transfer", order: held, bank, until, extensionLink }, "ro");
  expect(text).toContain("până la 23 noiembrie 2026 la 12:30");
  expect(text).toContain("până la sfârșitul zilei de 25 noiembrie 2026");
  expect(text).toContain(`Păstrează-mi produsele:\n${extensionUrl}`);
  expect(html).toContain(`href="${extensionUrl}"`);
});

describe.each(languages)("an e-mail about an alert in %s", (language) => {
  const composeAlert = alertComposerFor(sender);
  const offLink = `https://shop.example/alerts/off?token=secret&lng=${language}`;
  const listLink = `https://shop.example/products?q=a&lng=${language}`;
  const about = { secret: "secret", filter: { ...everything("pc"), q: "a" } };
  const description = "PC <i>(RTX 3060)</i>";
  const listings = [{ id: 1 as ListingId, title: "PC <b>Unu</b>", price: ron(2500) }];
  const listingLink = `https://shop.example/products/1?lng=${language}`;
  const alertEmails: [AlertEmail["kind"], AlertEmail, string[]][] = [
    [
      "alert-confirm",
      { kind: "alert-confirm", said: description, secret: "secret" },
      [`https://shop.example/alerts/confirm?token=secret&lng=${language}`],
    ],
    ["alert-already", { kind: "alert-already", said: description, ...about }, [listLink, offLink]],
    [
      "alert-found",
      { kind: "alert-found", said: description, listings, more: 0, ...about },
      [listLink, offLink, listingLink],
    ],
    [
      "alert-found",
      { kind: "alert-found", said: description, listings, more: 5, ...about },
      [listLink, offLink, listingLink],
    ],
  ];

  test.each(alertEmails)(
    "of the kind %s says the same as text and as HTML, and carries its links",
    (_kind, email, links) => {
      const { subject, text, html, stopLink } = composeAlert(email, language);
      expect(stopLink).toBe(email.kind === "alert-confirm" ? null : offLink);
      expect(subject).not.toMatch(/[{}\n<]/);
      for (const whole of [text, html]) expect(whole).not.toMatch(/\{\{|undefined|NaN|\[object/);
      for (const link of links) {
        expect(text).toContain(link);
        expect(html).toContain(link.replaceAll("&", "&amp;"));
      }
      expect(text).toContain(description);
      expect(html).not.toMatch(/<b>Unu|<i>\(/);
    },
  );
});
