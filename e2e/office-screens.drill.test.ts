// Every screen of the office, from the table of its routes, with something to show: axe reports nothing and nothing scrolls sideways,
// on a phone in the light theme and on a desktop in the dark one.

import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { officeRoutes } from "../app/features/office/routes.ts";
import { reportNames } from "../app/features/office/reports/report-table.ts";
import { editablePages } from "../app/shared/content/editable-pages.ts";
import { groupNames } from "../shop/settings/group-names.ts";
import { overflow, violationsOf } from "./axe.ts";
import { aBrowser, DESKTOP, PHONE } from "./browser.ts";
import { startFilledOffice, type FilledOffice } from "./filled-office.ts";

/** The addresses of a route with parameters. A new route fails the first test until it is here. */
const addresses = (records: FilledOffice["records"]): Record<string, readonly string[]> => ({
  "transfers/statements/:id": [`transfers/statements/${records.statement}`],
  "invoices/:number/submission": [`invoices/${records.invoice}/submission`],
  "shipments/:number": [`shipments/${records.parcel}`],
  "safety/:id": [`safety/${records.recall}`],
  "vouchers/:id": [`vouchers/${records.voucher}`],
  "trade-ins/:number/papers": [`trade-ins/${records.tradeIn}/papers`],
  "orders/:number": [`orders/${records.order}`],
  "orders/:number/delivery": [`orders/${records.order}/delivery`],
  "returns/:number": [`returns/${records.claim}`],
  "customers/:id": [`customers/${records.customer}`],
  "customers/:id/erase": [`customers/${records.customer}/erase`],
  "messages/:number": [`messages/${records.message}`],
  "reviews/questions/:id": [`reviews/questions/${records.question}`],
  "reviews/:id": [`reviews/${records.review}`],
  "trade-ins/:number": [`trade-ins/${records.tradeIn}`],
  "listings/:id": [`listings/${records.listing}`],
  "listings/:id/photos/:photo": records.photo === null ? [] : [records.photo],
  "intake/:code": [`intake/${records.received}`],
  "bench/:code": [`bench/${records.unit}`],
  "bench/:code/files": [`bench/${records.unit}/files`],
  "units/:code": [`units/${records.unit}`],
  "units/:code/repair": [`units/${records.unit}/repair`],
  "units/:code/split": [`units/${records.unit}/split`],
  "bulk/:id": [`bulk/${records.bulk}`],
  "reports/:report?": reportNames.map((name) => `reports/${name}?from=2026-01-01&to=2027-12-31`),
  "inspections/:code": [`inspections/${records.inspected}`],
  "staff/:id": [`staff/${records.staff}`],
  "settings/pages/:page/:language": editablePages.slice(0, 2).map((page) => `settings/pages/${page}/ro`),
  "settings/letters/:email/:language": ["settings/letters/emails-orders.paid/ro"],
  "integrations/endpoints/:id": [`integrations/endpoints/${records.endpoint}`],
  "integrations/endpoints/:id/remove": [`integrations/endpoints/${records.endpoint}/remove`],
  "integrations/deliveries/:id": [`integrations/deliveries/${records.delivery}`],
  "integrations/tokens/:id/revoke": [`integrations/tokens/${records.token}/revoke`],
  "settings/:name": groupNames.map((name) => `settings/${name}`),
  "*": ["nothing-here"],
});

/** Screens that need an uploaded file: the journeys that upload it look at them. */
const elsewhere = ["bench/:code/files/:id", "units/csv/:id"];

let office: FilledOffice;
let paths: string[];
const browser = aBrowser();

beforeAll(async () => {
  office = await startFilledOffice();
  paths = pathsOf(office.records);
});
afterAll(() => office.shop.close());

function pathsOf(records: Parameters<typeof addresses>[0]): string[] {
  const known = addresses(records);
  const layout = officeRoutes.find(({ path, children }) => path === "office" && children)!;
  return layout.children!.flatMap(({ path = "", file }) => {
    if (!file.endsWith(".tsx") || elsewhere.includes(path)) return [];
    if (path === "shipments/new") return [`${path}?for=${records.order}`];
    if (!/[:*]/.test(path)) return [path];
    expect(known, `no address for the screen ${path}`).toHaveProperty([path]);
    return known[path]!;
  });
}

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
