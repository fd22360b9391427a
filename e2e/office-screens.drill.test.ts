// Every screen of the office, from the table of its routes, with something to show: axe reports nothing and nothing scrolls sideways,
// on a phone in the light theme and on a desktop in the dark one.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { officePaths } from "../testing/office/office-addresses.ts";
import { overflow, violationsOf } from "./axe.ts";
import { aBrowser, DESKTOP, PHONE } from "./browser.ts";
import { startFilledOffice, type FilledOffice } from "./filled-office.ts";

let office: FilledOffice;
let paths: string[];
const browser = aBrowser();

beforeAll(async () => {
  office = await startFilledOffice();
  paths = officePaths(office.records);
});
afterAll(() => office.shop.close());

const looks = [
  { viewport: PHONE, colorScheme: "light" },
  { viewport: DESKTOP, colorScheme: "dark" },
] as const;

/** What is wrong with a screen in each look. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const answer = await page.goto(`${office.shop.url}/office/${path}`);
    const wanted = path === "nothing-here" ? 404 : 200;
    if (answer?.status() !== wanted) return [`${path}: answered ${answer?.status()}`];
    if (!new URL(page.url()).pathname.startsWith("/office")) return [`${path}: led to ${page.url()}`];
    const where = `${path} ${colorScheme} at ${viewport.width} px`;
    // The header and the navigation are the same on every screen: home has them.
    const except = path === "" ? [] : ["header", "nav"];
    faults.push(...(await violationsOf(page, { except })).map((fault) => `${where}: ${fault}`));
    const wide = await overflow(page);
    if (wide > 0) faults.push(`${where}: scrolls sideways by ${wide} px`);
  }
  return faults;
}

test(
  "every screen of the office is accessible, fits a phone and is readable in the dark",
  { timeout: 1_200_000 },
  async () => {
    const page = await browser.visit();
    await office.signIn(page);
    const found: string[] = [];
    for (const path of paths) found.push(...(await faultsOf(page, path)));
    expect(paths.length).toBeGreaterThan(80);
    expect(found).toEqual([]);
  },
);
