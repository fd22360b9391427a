// Accessibility checks of a page: axe (WCAG 2.2 A and AA), and no horizontal scrolling.

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DESKTOP, PHONE } from "./browser.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** The accessibility violations of a page. `except`: parts that are the same as ones that were checked before. */
export async function violationsOf(
  page: Page,
  { except = [] }: { except?: readonly string[] } = {},
): Promise<string[]> {
  // By default axe opens another page each time, to merge the results of several frames. The shop has one frame.
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames, into which axe does not look like this`);
  // Reporting passed rules takes as long as the check itself.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
  for (const selector of except) if ((await page.locator(selector).count()) > 0) axe.exclude(selector);
  const { violations } = await axe.withTags(RULES).analyze();
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

/** Checks these paths in the session of this page: on a phone in the light theme and on a desktop in the dark theme. */
export async function expectAccessible(page: Page, addresses: readonly string[]): Promise<void> {
  const found: Record<string, string[]> = {};
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const [position, address] of addresses.entries()) {
      await page.goto(address); // reloaded, because colours fade from one theme to the other and axe must see the final ones
      const where = `${address} ${colorScheme} at ${viewport.width} px`;
      const faults = await violationsOf(page, {
        except: position === 0 ? [REPEATED_CARDS] : [REPEATED_CARDS, ...SHELL],
      });
      if (faults.length > 0) found[where] = faults;
      await expect.poll(() => overflow(page), { message: `${where} scrolls sideways` }).toBe(0);
    }
  }
  expect(found).toEqual({});
}
