// Accessibility checks of a page: axe (WCAG 2.2 A and AA), and no horizontal scrolling.

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DESKTOP, PHONE } from "./browser.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * The accessibility violations of a page. `except`: parts that are the same as ones that were checked before. `again`: this page, as it was
 * loaded, has been checked before, and now only its look has changed: only contrasts are measured.
 */
export async function violationsOf(
  page: Page,
  { except = [], again = false }: { except?: readonly string[]; again?: boolean } = {},
): Promise<string[]> {
  // By default axe opens another page each time, to merge the results of several frames. The shop has one frame.
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames, into which axe does not look like this`);
  // Handing axe to the page takes half of the time of a check, and it is still there.
  const axe = new AxeBuilder(again ? { page, axeSource: "axe.reset();" } : { page });
  // Reporting passed rules takes as long as the check itself.
  axe.options({ resultTypes: ["violations"] }).setLegacyMode();
  for (const selector of except) if ((await page.locator(selector).count()) > 0) axe.exclude(selector);
  const { violations } = await (again ? axe.withRules(["color-contrast"]) : axe.withTags(RULES)).analyze();
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(" ")} (${node.failureSummary})`),
  );
}

export async function overflow(page: Page): Promise<number> {
  return page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
}

const looks = [
  { viewport: PHONE, colorScheme: "light" },
  { viewport: DESKTOP, colorScheme: "dark" },
] as const;

/** Half of the time goes into parts that repeat: the header and footer of each page, and the fourth card of a list and all after it. */
const REPEATED_CARDS = "li.card ~ li.card ~ li.card ~ li.card";
const SHELL = ["body > div > header", "body > div > footer"];

/**
 * Checks these addresses in the session of this page: all rules on a phone in the light theme or on a desktop in the dark one, by turns, and
 * contrasts and width in the other of the two.
 */
export async function expectAccessible(page: Page, addresses: readonly string[]): Promise<void> {
  const found: Record<string, string[]> = {};
  for (const [position, address] of addresses.entries()) {
    const except = position === 0 ? [REPEATED_CARDS] : [REPEATED_CARDS, ...SHELL];
    for (const [turn, { viewport, colorScheme }] of (position % 2 === 0 ? looks : looks.toReversed()).entries()) {
      // The first address has the header and the footer, which change most with the width: it gets all rules twice.
      const again = turn === 1 && position > 0;
      if (again) await withoutFading(page);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      if (!again) await page.goto(address);
      const where = `${address} ${colorScheme} at ${viewport.width} px`;
      const faults = await violationsOf(page, { except, again });
      if (faults.length > 0) found[where] = faults;
      await expect.poll(() => overflow(page), { message: `${where} scrolls sideways` }).toBe(0);
    }
  }
  expect(found).toEqual({});
}

/** Shows the page in the other theme at once: a colour that fades from one to the other would be measured half-way. */
export async function withoutFading(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("*, ::before, ::after { transition: none !important; }");
    document.adoptedStyleSheets = [sheet];
  });
}
