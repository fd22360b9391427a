// What a buyer does in the shop, in words: the journeys are written with these.

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

/** Puts a listing into the cart from its own page, and ends in the cart. */
export async function addToCart(page: Page, options: { url: string; listing: number | string; quantity?: number }) {
  await page.goto(`${options.url}/products/${options.listing}`);
  const form = page.locator("form", { has: page.locator('[name="_intent"][value="add"]') }).first();
  await form.locator("button[type=submit]").first().click();
  await page.waitForLoadState("networkidle");
  await page.goto(`${options.url}/cart`);
  if (options.quantity && options.quantity > 1) {
    const quantity = page.locator('input[name="quantity"]:not([type=hidden])').first();
    await quantity.fill(String(options.quantity));
    await quantity.press("Enter");
    await page.waitForLoadState("networkidle");
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
