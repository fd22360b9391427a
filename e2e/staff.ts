// A staff member: creates the account on the command line and signs in to the office.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { codeAt, stepOf } from "../shop/accounts/totp.server.ts";
import type { RunningShop } from "./shop.ts";

const EMAIL = "radu.birou@example.ro";
const PASSWORD = "un motan pe tastatură";

async function send(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) await page.locator(`main [name="${name}"]`).fill(value);
  await page.locator("main form button:not([type=button])").last().click();
}

/**
 * Creates the first staff account (again, if a test file is retried), while the shop is stopped as the command requires, and signs
 * in to the office on this page. Returns the recovery codes.
 */
export async function enterOffice(shop: RunningShop, page: Page): Promise<string[]> {
  await shop.leave();
  const command = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "../scripts/staff-create.ts"), "--email", EMAIL, "--name", "Radu Birou", "--again"],
    {
      env: { ...process.env, DATA_DIR: shop.dataDir, PUBLIC_URL: shop.url },
      encoding: "utf8",
    },
  );
  const link = /http\S+token=\S+/.exec(command.stdout)?.[0];
  if (!link) throw new Error(`no member of staff was made: ${command.stderr}`);
  await shop.killAndRestart();
  await page.goto(link);
  await send(page, { password: PASSWORD, confirmPassword: PASSWORD });
  await page.getByText("Parola a fost schimbată").first().waitFor();
  await page.goto(`${shop.url}/office`);
  await send(page, { email: EMAIL, password: PASSWORD });
  await page.locator('[name="code"]').waitFor();
  const secret = fromBase32(((await page.locator("main p.figure").textContent()) ?? "").replaceAll(/\s/g, ""));
  await send(page, { code: codeAt(secret, stepOf(new Date())) });
  await page.locator("main li").first().waitFor();
  const codes = await page.locator("main li").allTextContents();
  await page.locator("main a").click();
  await page.waitForURL(`${shop.url}/office`);
  return codes;
}

/** Signs the same staff member in on another page, by a recovery code, because an app's code is valid once. */
export async function comeBackToOffice(shop: RunningShop, page: Page, code: string): Promise<void> {
  await page.goto(`${shop.url}/office`);
  await send(page, { email: EMAIL, password: PASSWORD });
  await page.locator('[name="code"]').waitFor();
  await send(page, { code });
  await page.waitForURL(`${shop.url}/office`);
}

/** Decodes base32, the format of authenticator secrets. */
function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((digit) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(digit).toString(2).padStart(5, "0"))
    .join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
