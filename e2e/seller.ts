// What a seller does about the documents of a sale before the money can leave.

import type { Page } from "playwright-core";

/**
 * Gives the identity of Ana Pop and signs the record. `at`: the address of the sale, with its key; `draw` draws on the
 * page of the signature.
 */
export async function signAsSeller(page: Page, at: string, draw?: (page: Page) => Promise<void>): Promise<void> {
  await page.goto(at);
  await page.locator('main a[href*="/identity"]').first().click();
  await page.locator('main [name="cnp"]').waitFor();
  const identity = {
    legalName: "Pop Ana",
    documentNumber: "CJ123456",
    cnp: "2900515120016",
    address: "Str. Horea 3, Cluj-Napoca",
  };
  for (const [name, value] of Object.entries(identity)) await page.locator(`main [name="${name}"]`).fill(value);
  await page.locator("main form button:not([type=button])").first().click();
  await page.locator('main a[href*="/sign"]').first().click();
  await page.locator('main [name="signedName"]').fill("Ana Pop");
  await draw?.(page);
  await page.locator('main [name="agreed"]').check();
  await page.locator('main button[value="sign"]').click();
  await page.getByText("Avem toate documentele").first().waitFor();
}
