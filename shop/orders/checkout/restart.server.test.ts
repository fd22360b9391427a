import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openEmbedded } from "../../../base/db.server.ts";
import { newId } from "../../../base/id.ts";
import { bani, ron } from "../../../base/money.ts";
import { aComponent } from "../../../testing/builders.ts";
import { saveDatabaseIn } from "../../../testing/database.ts";
import { anyMails } from "../../../testing/email-limits.ts";
import { aVisitor, putOnSale } from "../../../testing/catalogue-index.ts";
import { addToCart } from "../../cart/add-to-cart.server.ts";
import { countItems } from "../../cart/count-items.server.ts";
import { placeOrder } from "./place-order.server.ts";
import { viewOrders } from "../view-orders.server.ts";
import { firstDeliveryTerms } from "../../shipping/fee.ts";

test("a cart, an order, its held units and its payment survive a restart", async () => {
  const folder = await mkdtemp(join(tmpdir(), "pcbis-restart-"));
  const [ana, ion] = [aVisitor("ana"), aVisitor("ion")];
  await saveDatabaseIn(folder);
  const first = await openEmbedded(folder);
  const listingId = await putOnSale(first.db, aComponent("ssd", { stock: 3, price: ron(350) }));
  await addToCart(first, { visitorId: ana, listingId, quantity: 2 });
  await addToCart(first, { visitorId: ion, listingId, quantity: 1 });
  const deps = {
    db: first.db,
    compose: () => ({ subject: "s", text: "t", html: "h" }),
    chance: () => 0.123456,
    bank: { bank: "b", iban: "i", beneficiary: "b" },
    card: { name: "sandbox" },
    takesCash: false,
    delivery: firstDeliveryTerms,
    holding: {
      secret: "s",
      limits: { stranger: 0, account: 0, network: 0, wholeNetwork: 0 },
      transferDays: 3,
      strangerTransferDays: 1,
      reservationHours: 24,
    },
    mailLimits: anyMails,
    vatRates: [{ from: "2017-01-01", percent: 21 }],
  };
  const shipping = {
    email: "ana@example.ro",
    firstName: "Ana",
    lastName: "Pop",
    phone: "+40712345678",
    delivery: "courier" as const,
    company: null,
    billing: null,
    address: "Str. Horea 3",
    county: "CJ" as const,
    city: "Cluj",
    postalCode: "400174",
    createAccount: false,
    saveInfo: false,
  };
  const placed = await placeOrder(deps, {
    visitorId: ana,
    language: "ro",
    shipping,
    payment: { paymentMethod: "bank", accountName: "Ana Pop" },
    extendedWarranty: false,
    seenTotal: bani(719_99),
    idempotencyKey: newId(),
  });
  expect(placed).toMatchObject({ ok: true, value: { number: "ORD-123456" } });
  await first.close();

  const second = await openEmbedded(folder);
  const { orders } = await viewOrders(second, { visitorId: ana });
  expect(orders).toMatchObject([
    {
      number: "ORD-123456",
      state: "awaiting-payment",
      lines: { length: 2 },
      payment: { state: "awaiting", amount: 719_99 },
    },
  ]);
  expect(orders[0]?.heldUntil).toBeInstanceOf(Date);
  expect(await addToCart(second, { visitorId: ion, listingId, quantity: 1 })).toMatchObject({
    ok: false,
    domainError: { code: "quantity-above-stock", available: 1 },
  });
  expect(await countItems(second, { visitorId: ion })).toBe(1);
  await second.close();
  await rm(folder, { recursive: true });
});
