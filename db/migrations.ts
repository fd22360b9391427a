// All migrations in order. Invariant: a migration that has been released is never changed; add a new one.

import type { Migration } from "kysely/migration";
import { shop } from "./migrations/before-0031/0001-shop.ts";
import { checkout } from "./migrations/before-0031/0002-checkout.ts";
import { favourites } from "./migrations/before-0031/0003-favourites.ts";
import { alerts } from "./migrations/before-0031/0004-alerts.ts";
import { measurementTold } from "./migrations/before-0031/0005-measurement-told.ts";
import { accounts } from "./migrations/before-0031/0006-accounts.ts";
import { refunds } from "./migrations/before-0031/0007-refunds.ts";
import { orderMoves } from "./migrations/before-0031/0008-order-moves.ts";
import { gameTests } from "./migrations/before-0031/0008b-game-tests.ts";
import { claims } from "./migrations/before-0031/0008c-claims.ts";
import { mail } from "./migrations/before-0031/0009-mail.ts";
import { invoices } from "./migrations/before-0031/0010-invoices.ts";
import { bankStatements } from "./migrations/before-0031/0011-bank-statements.ts";
import { parts } from "./migrations/before-0031/0012-parts.ts";
import { cashOnDelivery } from "./migrations/before-0031/0013-cash-on-delivery.ts";
import { tradeIns } from "./migrations/before-0031/0014-trade-ins.ts";
import { tradeInReminders } from "./migrations/before-0031/0015-trade-in-reminders.ts";
import { intake } from "./migrations/before-0031/0016-intake.ts";
import { photoBytes } from "./migrations/before-0031/0018-photo-bytes.ts";
import { knownDevices } from "./migrations/before-0031/0020-known-devices.ts";
import { factsForFitting } from "./migrations/before-0031/0024-facts-for-fitting.ts";
import { savedBuilds } from "./migrations/before-0031/0025-saved-builds.ts";
import { unitPhotos } from "./migrations/before-0031/0027-unit-photos.ts";
import { returnedPayouts } from "./migrations/before-0031/0029-returned-payouts.ts";
import { returnFees } from "./migrations/before-0031/0030-return-fees.ts";
import { holdLimits } from "./migrations/before-0061/0031-hold-limits.ts";
import { reducedOrders } from "./migrations/before-0061/0034-reduced-orders.ts";
import { refundsByBank } from "./migrations/before-0061/0035-refunds-by-bank.ts";
import { inspections } from "./migrations/before-0061/0036-inspections.ts";
import { draftsToReview } from "./migrations/before-0061/0037-drafts-to-review.ts";
import { mailCounts } from "./migrations/before-0061/0038-mail-counts.ts";
import { accountWishes } from "./migrations/before-0061/0040-account-wishes.ts";
import { staffRoles } from "./migrations/before-0061/0050-staff-roles.ts";
import { officeSearch } from "./migrations/before-0061/0051-office-search.ts";
import { staff } from "./migrations/before-0061/0057-staff.ts";
import { ordersByStaff } from "./migrations/before-0061/0056-orders-by-staff.ts";
import { listingEditor } from "./migrations/before-0061/0052-listing-editor.ts";
import { bench } from "./migrations/before-0061/0054-bench.ts";
import { settings } from "./migrations/before-0061/0058-settings.ts";
import { pageCounts } from "./migrations/0061-page-counts.ts";
import { stock } from "./migrations/before-0061/0053-stock.ts";
import { fourEyes } from "./migrations/before-0061/0055-four-eyes.ts";
import { cash } from "./migrations/before-0061/0055c-cash.ts";
import { surplus } from "./migrations/before-0061/0055d-surplus.ts";
import { invoicedCosts } from "./migrations/before-0061/0055b-invoiced-costs.ts";
import { integrations } from "./migrations/0062-integrations.ts";
import { customers } from "./migrations/0063b-customers.ts";
import { measurementFiles } from "./migrations/0071-measurement-files.ts";
import { conversations } from "./migrations/0063-conversations.ts";
import { warranties } from "./migrations/0072-warranties.ts";
import { requestsByAccount } from "./migrations/0074-requests-by-account.ts";
import { apiCalls } from "./migrations/0074a-api-calls.ts";
import { closeUnpaidReturns } from "./migrations/0067-close-unpaid-returns.ts";
import { partWarranties } from "./migrations/0067a-part-warranties.ts";
import { reviews } from "./migrations/0064-reviews.ts";
import { estimates } from "./migrations/0079-estimates.ts";
import { emailWording } from "./migrations/0112-email-wording.ts";
import { emailAttachments } from "./migrations/0117-email-attachments.ts";
import { reportIndexesAndPriceBooks } from "./migrations/0118-report-indexes-and-price-books.ts";
import { openStatementRows } from "./migrations/0121-open-statement-rows.ts";
import { serialKeys } from "./migrations/0128-serial-keys.ts";
import { driveFaults } from "./migrations/0130-drive-faults.ts";
import { moneyWays } from "./migrations/from-0140/0140-money-ways.ts";
import { claimReplacements } from "./migrations/from-0140/0143-claim-replacements.ts";
import { findingsByPiece } from "./migrations/from-0140/0142-findings-by-piece.ts";
import { parcelsFollowOrders } from "./migrations/from-0140/0141-parcels-follow-orders.ts";
import { paymentsOutByAccount } from "./migrations/0136-payments-out-by-account.ts";
import { passkeys } from "./migrations/0137-passkeys.ts";
import { lackingListings } from "./migrations/0113-lacking-listings.ts";
import { offerTerms } from "./migrations/0111-offer-terms.ts";
import { eFactura } from "./migrations/0101-e-factura.ts";
import { lockers } from "./migrations/0102-lockers.ts";
import { ownPcs } from "./migrations/0080-own-pcs.ts";
import { remedies } from "./migrations/0105-remedies.ts";
import { vouchersAndNewsletter } from "./migrations/0096-vouchers-and-newsletter.ts";
import { sellerPapers } from "./migrations/0098-seller-papers.ts";
import { productSafety } from "./migrations/0108-product-safety.ts";
import { officeSpeed } from "./migrations/0065-office-speed.ts";
import { erasures } from "./migrations/0075-erasures.ts";
import { unerased } from "./migrations/0075a-unerased.ts";
import { passports } from "./migrations/0070-passports.ts";
import { measuredFiles } from "./migrations/0076-measured-files.ts";
import { repairs } from "./migrations/0076a-repairs.ts";
import { claimPhotos, returnedDrives } from "./migrations/0085-claims.ts";
import { desk } from "./migrations/0090-desk.ts";
import { agreedTerms } from "./migrations/0094-agreed-terms.ts";
import { croppedPhotos } from "./migrations/0084-cropped-photos.ts";
import { shipments } from "./migrations/0092-shipments.ts";

export const migrations: Record<string, Migration> = {
  "0001-shop": shop,
  "0002-checkout": checkout,
  "0003-favourites": favourites,
  "0004-alerts": alerts,
  "0005-measurement-told": measurementTold,
  "0006-accounts": accounts,
  "0007-refunds": refunds,
  "0008-order-moves": orderMoves,
  "0008b-game-tests": gameTests,
  "0008c-claims": claims,
  "0009-mail": mail,
  "0010-invoices": invoices,
  "0011-bank-statements": bankStatements,
  "0012-parts": parts,
  "0013-cash-on-delivery": cashOnDelivery,
  "0014-trade-ins": tradeIns,
  "0015-trade-in-reminders": tradeInReminders,
  "0016-intake": intake,
  "0018-photo-bytes": photoBytes,
  "0020-known-devices": knownDevices,
  "0024-facts-for-fitting": factsForFitting,
  "0025-saved-builds": savedBuilds,
  "0027-unit-photos": unitPhotos,
  "0029-returned-payouts": returnedPayouts,
  "0030-return-fees": returnFees,
  "0031-hold-limits": holdLimits,
  "0034-reduced-orders": reducedOrders,
  "0035-refunds-by-bank": refundsByBank,
  "0036-inspections": inspections,
  "0037-drafts-to-review": draftsToReview,
  "0038-mail-counts": mailCounts,
  "0040-account-wishes": accountWishes,
  "0050-staff-roles": staffRoles,
  "0051-office-search": officeSearch,
  "0052-listing-editor": listingEditor,
  "0053-stock": stock,
  "0054-bench": bench,
  "0055-four-eyes": fourEyes,
  "0055b-invoiced-costs": invoicedCosts,
  "0055c-cash": cash,
  "0055d-surplus": surplus,
  "0056-orders-by-staff": ordersByStaff,
  "0057-staff": staff,
  "0058-settings": settings,
  "0061-page-counts": pageCounts,
  "0062-integrations": integrations,
  "0063-conversations": conversations,
  "0063b-customers": customers,
  "0064-reviews": reviews,
  "0065-office-speed": officeSpeed,
  "0067-close-unpaid-returns": closeUnpaidReturns,
  "0067a-part-warranties": partWarranties,
  "0070-passports": passports,
  "0071-measurement-files": measurementFiles,
  "0072-warranties": warranties,
  "0079-estimates": estimates,
  "0076-measured-files": measuredFiles,
  "0076a-repairs": repairs,
  "0075-erasures": erasures,
  "0075a-unerased": unerased,
  "0074-requests-by-account": requestsByAccount,
  "0074a-api-calls": apiCalls,
  "0084-cropped-photos": croppedPhotos,
  "0080-own-pcs": ownPcs,
  "0101-e-factura": eFactura,
  "0085-claim-photos": claimPhotos,
  "0086-returned-drives": returnedDrives,
  "0090-desk": desk,
  "0094-agreed-terms": agreedTerms,
  "0092-shipments": shipments,
  "0096-vouchers-and-newsletter": vouchersAndNewsletter,
  "0098-seller-papers": sellerPapers,
  "0105-remedies": remedies,
  "0108-product-safety": productSafety,
  "0102-lockers": lockers,
  "0111-offer-terms": offerTerms,
  "0112-email-wording": emailWording,
  "0113-lacking-listings": lackingListings,
  "0117-email-attachments": emailAttachments,
  "0118-report-indexes-and-price-books": reportIndexesAndPriceBooks,
  "0121-open-statement-rows": openStatementRows,
  "0128-serial-keys": serialKeys,
  "0130-drive-faults": driveFaults,
  "0140-money-ways": moneyWays,
  "0141-parcels-follow-orders": parcelsFollowOrders,
  "0142-findings-by-piece": findingsByPiece,
  "0143-claim-replacements": claimReplacements,
  "0136-payments-out-by-account": paymentsOutByAccount,
  "0137-passkeys": passkeys,
};
