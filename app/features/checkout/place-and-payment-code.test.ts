// What the checkout fills in and judges while somebody types, and the QR code with which an order is paid.

import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { anOrder } from "../../../testing/buyer.ts";
import { typedShipping } from "../../../testing/orders.ts";
import { routeArgs } from "../../../testing/request.ts";
import { scanQrPath } from "../../../testing/scan-qr-path.ts";
import { orderPictures } from "../../shared/orders/order-pictures.server.ts";
import { paymentQr } from "../../shared/checkout/payment-qr.server.ts";
import { aGuest } from "../../../testing/visitor.ts";
import * as cart from "../cart/cart.tsx";
import { aPc } from "../../../testing/builders.ts";
import { putOnSale } from "../../../testing/catalogue-index.ts";
import * as checkout from "./checkout.tsx";
import * as judge from "./judge-fields-api.ts";
import * as postalCode from "./postal-code-api.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const placeOf = async (code: string) =>
  (await postalCode.loader(routeArgs(shop, `/api/postal-codes/${code}`, { params: { code } }))).json();
const judged = async (form: Record<string, string>) =>
  ((await (await judge.action(routeArgs(shop, "/api/checkout-fields", { form }))).json()) as judge.JudgedFields).errors;

test("a postal code has its place, and an unknown one none", async () => {
  expect(await placeOf("400363")).toEqual({ place: { county: "CJ", city: "Cluj-Napoca" } });
  expect(await placeOf("nonsense")).toEqual({ place: null });
});

test("fields are judged one by one as the order judges them: what is empty is not wrong yet", async () => {
  expect(await judged({ email: "ioana@", firstName: "", phone: "" })).toEqual({ email: "email-invalid" });
  expect(await judged({ email: "ioana.pop@example.ro" })).toEqual({});
  expect(await judged({ county: "B", postalCode: "400363" })).toEqual({ postalCode: "postal-code-county" });
  expect(await judged({ ...typedShipping })).toEqual({});
});

test("without JavaScript the place of a postal code is filled in when the form is sent", async () => {
  const guest = aGuest(shop);
  const productId = String(await putOnSale(shop.db, aPc()));
  await guest.post(cart.action, "/cart", { intent: "add", productId });
  const typed = { ...typedShipping, city: "", county: "", postalCode: "400363" };
  expect((await guest.post(checkout.action, "/checkout", typed)).location).toMatch(/step=payment/);
  const { data } = await guest.get(checkout.loader, "/checkout?step=shipping");
  expect(data).toMatchObject({ shipping: { county: "CJ", city: "Cluj-Napoca", postalCode: "400363" } });
});

test("an order that waits for a transfer has a code that a scanner reads back as its payment, and a picture; a paid one has no code", async () => {
  const order = await anOrder(shop, { payment: { paymentMethod: "bank", accountName: "Ioana Pop" } });
  const qr = paymentQr(order, shop.bank);
  const [tag, version, characters, kind, bic, name, iban, amount, , , reference] = scanQrPath(qr!)!.split("\n");
  expect({ tag, version, characters, kind, bic }).toEqual({
    tag: "BCD",
    version: "002",
    characters: "1",
    kind: "SCT",
    bic: "",
  });
  expect({ name, iban, reference }).toEqual({
    name: "PCBis Demo SRL",
    iban: shop.bank.iban,
    reference: order.payment.reference ?? order.number,
  });
  expect(amount).toBe(`RON${(order.totals.total / 100).toFixed(2)}`);
  expect(paymentQr({ ...order, state: "paid" }, shop.bank)).toBeNull();
  const [line] = order.lines;
  expect(Object.keys(await orderPictures(shop, order))).toEqual([String(line!.kind === "unit" && line!.listingId)]);
});
