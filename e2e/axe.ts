// What keeps somebody out of a page: what axe finds (WCAG 2.2 A and AA), and a page that scrolls sideways.

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DESK, PHONE } from "./browser.ts";

export async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]).analyze();
  return violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.target.join(" ")} (${node.failureSummary})`));
}

export async function overflow(page: Page): Promise<number> {
  return page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth");
}

const looks = [
  { viewport: PHONE, colorScheme: "light" },
  { viewport: DESK, colorScheme: "dark" },
] as const;

/** Goes through these addresses as whoever the page's browser is, on a phone by day and at a desk by night. */
export async function expectOpenToEverybody(page: Page, addresses: readonly string[]): Promise<void> {
  const found: Record<string, string[]> = {};
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const address of addresses) {
      await page.goto(address);
      const faults = await faultsOf(page);
      if ((await overflow(page)) !== 0) faults.push("scrolls sideways");
      if (faults.length > 0) found[`${address} ${colorScheme} at ${viewport.width} px`] = faults;
    }
  }
  expect(found).toEqual({});
}
