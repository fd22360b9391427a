// What keeps somebody out of a page: what axe finds (WCAG 2.2 A and AA), and a page that scrolls sideways.

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { DESK, PHONE } from "./browser.ts";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

export async function faultsOf(page: Page): Promise<string[]> {
  // In its usual mode axe opens a page more, each time, to put together what it found in several frames. The shop has one.
  if (page.frames().length > 1) throw new Error(`${page.url()} has frames, into which axe does not look like this`);
  // Describing what passed takes as long as looking.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();
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
  { viewport: DESK, colorScheme: "dark" },
] as const;

/** Goes through these addresses as whoever the page's browser is, on a phone by day and at a desk by night. */
export async function expectOpenToEverybody(page: Page, addresses: readonly string[]): Promise<void> {
  const found: Record<string, string[]> = {};
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const address of addresses) {
      await page.goto(address); // anew: colours fade from one theme to the other, and what is judged is where they end
      const where = `${address} ${colorScheme} at ${viewport.width} px`;
      const faults = await faultsOf(page);
      if (faults.length > 0) found[where] = faults;
      await expect.poll(() => overflow(page), { message: `${where} scrolls sideways` }).toBe(0);
    }
  }
  expect(found).toEqual({});
}
