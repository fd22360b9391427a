// The address of every screen of the office, from the table of its routes, for tests that walk them all.

import { expect } from "vitest";
import { reportNames } from "../../app/features/office/reports/report-table.ts";
import { officeRoutes } from "../../app/features/office/routes.ts";
import { editablePages } from "../../app/shared/content/editable-pages.ts";
import { groupNames } from "../../shop/settings/group-names.ts";
import type { OfficeRecords } from "./office-records.ts";

/** `photo`: the page of a unit's photo; null if no unit has one. */
type Records = OfficeRecords & { staff: string; photo: string | null };

/** The addresses of a route with parameters. A new route fails the tests that walk the office until it is here. */
const addresses = (records: Records): Record<string, readonly string[]> => ({
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

/** What follows "/office/" in the address of each screen, its parameters filled in from a filled office. */
export function officePaths(records: Records): string[] {
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
