// Steps of a buyer, from which the journeys are composed.

import type { Page } from "playwright-core";

const buyer = {
  email: "ioana.pop@example.ro",
  firstName: "Ioana",
  lastName: "Pop",
  address: "Str. Observatorului 12, ap. 4",
  city: "Cluj-Napoca",
  postalCode: "400363",
  phone: "0740 123 456",
};

/** The sandbox provider's test cards. */
export const cards = {
  accepted: "4242 4242 4242 4242",
  declined: "4000 0000 0000 0002",
  asksForCode: "4000 0000 0000 3220",
};

/** Waits for the response to a POST to the cart: pages also post other things, such as viewed listings. */
export function cartAnswer(page: Page) {
  return page.waitForResponse(
    (response) => response.request().method() === "POST" && new URL(response.url()).pathname.startsWith("/cart"),
  );
}

/** Adds a listing to the cart from its page, and ends in the cart. */
export async function addToCart(page: Page, options: { url: string; listing: number | string; quantity?: number }) {
  await page.goto(`${options.url}/products/${options.listing}`);
  const form = page.locator("main form", { has: page.locator('[name="intent"][value="add"]') }).first();
  const added = cartAnswer(page);
  await form.locator("button:not([type=button])").last().click();
  await added;
  await page.goto(`${options.url}/cart`);
  if (options.quantity) {
    const quantity = page.locator('main input[name="quantity"]').first();
    await quantity.fill(String(options.quantity));
    const set = cartAnswer(page);
    await quantity.press("Enter");
    await set;
  }
}

export async function fillShipping(page: Page, changes: Partial<typeof buyer> = {}) {
  for (const [name, value] of Object.entries({ ...buyer, ...changes })) {
    await page.locator(`[name="${name}"]`).fill(value);
  }
  await page.locator('select[name="county"]').selectOption({ label: "Cluj" });
}

export async function fillCard(page: Page, number: string) {
  await page.locator('[name="cardNumber"]').fill(number);
  await page.locator('[name="cardName"]').fill("Ioana Pop");
  await page.locator('[name="expiryDate"]').fill("1130");
  await page.locator('[name="cvv"]').fill("123");
}

/** Sends the form of the first step. */
export async function sendShipping(page: Page) {
  await page.locator('main form:has([name="postalCode"]) button:not([type=button])').last().click();
}

/** From the cart through the address to the payment step. */
/** `remember`: the buyer asks to save the address. */
export async function goToPayment(
  page: Page,
  options: { url: string; changes?: Partial<typeof buyer>; remember?: boolean },
) {
  await page.goto(`${options.url}/checkout`);
  await fillShipping(page, options.changes);
  if (options.remember) await page.locator('[name="saveInfo"]').check();
  await sendShipping(page);
  await page.waitForURL(/step=payment/);
}

/** Chooses the payment method and places the order. */
export async function placeOrder(page: Page, method: "card" | "bank" | "cash") {
  await page.locator(`input[name="paymentMethod"][value="${method}"]`).check();
  if (method === "bank") await page.locator('[name="accountName"]').fill("Ioana Pop");
  await page.locator('main button[form="order-form"]:visible').last().click();
}

export async function answerWarranty(page: Page, answer: "yes" | "no") {
  await page.locator(`button[name="extendedWarranty"][value="${answer}"]:visible`).click();
}

/** The order number on the completion page. */
export async function orderNumber(page: Page): Promise<string> {
  await page.waitForURL(/\/checkout\/complete\/ORD-\d{6}/, { timeout: 30_000 });
  const number = /ORD-\d{6}/.exec(page.url())![0];
  await page.locator("main").getByText(number).first().waitFor();
  return number;
}
