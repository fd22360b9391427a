// Routes of app/features/office. Each file is named by its path from app/.

import { index, route, type RouteConfigEntry } from "@react-router/dev/routes";

export const officeRoutes: RouteConfigEntry[] = [
  route("office/code", "features/office/code.tsx"),
  // The layout of the office, which requires a signed-in member of staff.
  route("office", "features/office/layout.tsx", [
    index("features/office/home.tsx"),
    route("invoices", "features/office/invoices/invoices.tsx"),
    route("transfers", "features/office/transfers/transfers.tsx"),
    route("transfers/upload", "features/office/transfers/statement-upload.tsx"),
    route("transfers/statements/:id", "features/office/transfers/statement.tsx"),
    route("holds", "features/office/allocations/allocations.tsx"),
    route("orders", "features/office/orders/orders.tsx"),
    route("orders/:number", "features/office/orders/order.tsx"),
    route("returns", "features/office/returns/returns.tsx"),
    route("returns/:number", "features/office/returns/return.tsx"),
    route("trade-ins", "features/office/trade-ins/trade-ins.tsx"),
    route("trade-ins/:number", "features/office/trade-ins/trade-in.tsx"),
    route("payouts", "features/office/payouts/payouts.tsx"),
    route("price-book", "features/office/price-book/price-book.tsx"),
    route("photos", "features/office/photos/photos.tsx"),
    route("intake", "features/office/receiving/receiving.tsx"),
    route("intake/:code", "features/office/receiving/received-unit.tsx"),
    route("inspections", "features/office/inspections/inspections.tsx"),
    route("reports/:report?", "features/office/reports/report.tsx"),
    route("inspections/:code", "features/office/inspections/inspection.tsx"),
    route("settings", "features/office/settings/settings.tsx"),
    route("settings/pages", "features/office/settings/page-texts.tsx"),
    route("settings/pages/:page/:language", "features/office/settings/page-text.tsx"),
    route("settings/letters", "features/office/settings/letters.tsx"),
    route("settings/letters/:letter/:language", "features/office/settings/letter.tsx"),
    route("settings/:name", "features/office/settings/setting.tsx"),
  ]),
  route("office/payouts/files/:file", "features/office/payouts/payout-file.ts"),
  route("office/price-book/:file", "features/office/price-book/price-book-file.ts"),
  route("office/reports/:report/csv", "features/office/reports/report-file.ts"),
  route("office/invoices/month/:month", "features/office/invoices/invoice-month.ts"),
  route("office/invoices/:number/:format", "features/office/invoices/invoice-file.ts"),
];
