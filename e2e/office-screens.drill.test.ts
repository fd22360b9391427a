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
const addresses = (desk: FilledOffice["desk"]): Record<string, readonly string[]> => ({
  "transfers/statements/:id": [`transfers/statements/${desk.statement}`],
  "invoices/:number/submission": [`invoices/${desk.invoice}/submission`],
  "shipments/:number": [`shipments/${desk.parcel}`],
  "safety/:id": [`safety/${desk.recall}`],
  "vouchers/:id": [`vouchers/${desk.voucher}`],
  "trade-ins/:number/papers": [`trade-ins/${desk.tradeIn}/papers`],
  "orders/:number": [`orders/${desk.order}`],
  "orders/:number/delivery": [`orders/${desk.order}/delivery`],
  "returns/:number": [`returns/${desk.claim}`],
  "customers/:id": [`customers/${desk.customer}`],
  "customers/:id/erase": [`customers/${desk.customer}/erase`],
  "messages/:number": [`messages/${desk.message}`],
  "reviews/questions/:id": [`reviews/questions/${desk.question}`],
  "reviews/:id": [`reviews/${desk.review}`],
  "trade-ins/:number": [`trade-ins/${desk.tradeIn}`],
  "listings/:id": [`listings/${desk.listing}`],
  "listings/:id/photos/:photo": desk.photo === null ? [] : [desk.photo],
  "intake/:code": [`intake/${desk.received}`],
  "bench/:code": [`bench/${desk.unit}`],
  "bench/:code/files": [`bench/${desk.unit}/files`],
  "units/:code": [`units/${desk.unit}`],
  "units/:code/repair": [`units/${desk.unit}/repair`],
  "units/:code/split": [`units/${desk.unit}/split`],
  "bulk/:id": [`bulk/${desk.bulk}`],
  "reports/:report?": reportNames.map((name) => `reports/${name}?from=2026-01-01&to=2027-12-31`),
  "inspections/:code": [`inspections/${desk.inspected}`],
  "staff/:id": [`staff/${desk.staff}`],
  "settings/pages/:page/:language": editablePages.slice(0, 2).map((page) => `settings/pages/${page}/ro`),
  "settings/letters/:email/:language": ["settings/letters/emails-orders.paid/ro"],
  "integrations/endpoints/:id": [`integrations/endpoints/${desk.endpoint}`],
  "integrations/endpoints/:id/remove": [`integrations/endpoints/${desk.endpoint}/remove`],
  "integrations/deliveries/:id": [`integrations/deliveries/${desk.delivery}`],
  "integrations/tokens/:id/revoke": [`integrations/tokens/${desk.token}/revoke`],
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
  paths = pathsOf(office.desk);
});
afterAll(() => office.shop.close());

function pathsOf(desk: Parameters<typeof addresses>[0]): string[] {
  const known = addresses(desk);
  const layout = officeRoutes.find(({ path, children }) => path === "office" && children)!;
  return layout.children!.flatMap(({ path = "", file }) => {
    if (!file.endsWith(".tsx") || elsewhere.includes(path)) return [];
    if (path === "shipments/new") return [`${path}?for=${desk.order}`];
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
