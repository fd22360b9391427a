// What the shop refuses, and which status each refusal has over HTTP. A verb behind a screen stands in the union below, and the
// table then wants a status for each of its codes.
// Must always hold: every code has words in every language (`refusals.json`).

import type { askEmailChange } from "../shop/accounts/ask-email-change.server.ts";
import type { askReset } from "../shop/accounts/ask-reset.server.ts";
import type { changeEmail } from "../shop/accounts/change-email.server.ts";
import type { changePassword } from "../shop/accounts/change-password.server.ts";
import type { confirmEmail } from "../shop/accounts/confirm-email.server.ts";
import type { giveSecondFactor } from "../shop/accounts/give-second-factor.server.ts";
import type { removeAddress } from "../shop/accounts/remove-address.server.ts";
import type { resetPassword } from "../shop/accounts/reset-password.server.ts";
import type { saveAddress } from "../shop/accounts/save-address.server.ts";
import type { signIn } from "../shop/accounts/sign-in.server.ts";
import type { signUp } from "../shop/accounts/sign-up.server.ts";
import type { assignLine } from "../shop/bank/assign-line.server.ts";
import type { ignoreLine } from "../shop/bank/ignore-line.server.ts";
import type { uploadStatement } from "../shop/bank/upload-statement.server.ts";
import type { addAllToCart } from "../shop/cart/add-all-to-cart.server.ts";
import type { addToCart } from "../shop/cart/add-to-cart.server.ts";
import type { dropGameTest } from "../shop/cart/drop-game-test.server.ts";
import type { removeFromCart } from "../shop/cart/remove-from-cart.server.ts";
import type { requestGameTest } from "../shop/cart/request-game-test.server.ts";
import type { setQuantity } from "../shop/cart/set-quantity.server.ts";
import type { addFavourite } from "../shop/catalogue/add-favourite.server.ts";
import type { addUnitPhotos } from "../shop/catalogue/add-unit-photos.server.ts";
import type { askForAlert } from "../shop/catalogue/ask-for-alert.server.ts";
import type { confirmAlert } from "../shop/catalogue/confirm-alert.server.ts";
import type { moveUnitPhoto } from "../shop/catalogue/move-unit-photo.server.ts";
import type { putBackOnSale } from "../shop/catalogue/put-back-on-sale.server.ts";
import type { putUpForSale } from "../shop/catalogue/put-up-for-sale.server.ts";
import type { stopAlert } from "../shop/catalogue/stop-alert.server.ts";
import type { removeBuild } from "../shop/configurator/remove-build.server.ts";
import type { renameBuild } from "../shop/configurator/rename-build.server.ts";
import type { saveBuild } from "../shop/configurator/save-build.server.ts";
import type { acceptTransfer } from "../shop/orders/accept-transfer.server.ts";
import type { askRefundAccount } from "../shop/orders/ask-refund-account.server.ts";
import type { bounceRefund } from "../shop/orders/bounce-refund.server.ts";
import type { callOffGameTest } from "../shop/orders/call-off-game-test.server.ts";
import type { cancelOrder } from "../shop/orders/cancel-order.server.ts";
import type { confirmRefundTransfer } from "../shop/orders/confirm-refund-transfer.server.ts";
import type { confirmTransfer } from "../shop/orders/confirm-transfer.server.ts";
import type { deliverOrder } from "../shop/orders/deliver-order.server.ts";
import type { findClaim } from "../shop/orders/find-claim.server.ts";
import type { holdForCheckout } from "../shop/orders/hold-for-checkout.server.ts";
import type { keepHold } from "../shop/orders/keep-hold.server.ts";
import type { lookUpOrder } from "../shop/orders/look-up-order.server.ts";
import type { moveClaim } from "../shop/orders/move-claim.server.ts";
import type { nameRefundAccount } from "../shop/orders/name-refund-account.server.ts";
import type { openClaim } from "../shop/orders/open-claim.server.ts";
import type { payOrder } from "../shop/orders/pay-order.server.ts";
import type { placeOrder } from "../shop/orders/place-order.server.ts";
import type { prepareOrder } from "../shop/orders/prepare-order.server.ts";
import type { recordCardEvent } from "../shop/orders/record-card-event.server.ts";
import type { recordCash } from "../shop/orders/record-cash.server.ts";
import type { recordGameResults } from "../shop/orders/record-game-results.server.ts";
import type { refundOrder } from "../shop/orders/refund-order.server.ts";
import type { releaseReservation } from "../shop/orders/release-reservation.server.ts";
import type { reserveUnit } from "../shop/orders/reserve-unit.server.ts";
import type { sendKeepLink } from "../shop/orders/send-keep-link.server.ts";
import type { settleCardReturn } from "../shop/orders/settle-card-return.server.ts";
import type { shipOrder } from "../shop/orders/ship-order.server.ts";
import type { takeBackOrder } from "../shop/orders/take-back-order.server.ts";
import type { acceptOffer } from "../shop/trade-in/accept-offer.server.ts";
import type { addPhotos } from "../shop/trade-in/add-photos.server.ts";
import type { declineTradeIn } from "../shop/trade-in/decline-trade-in.server.ts";
import type { editComponents } from "../shop/trade-in/edit-components.server.ts";
import type { editOffer } from "../shop/trade-in/edit-offer.server.ts";
import type { exportPayouts } from "../shop/trade-in/export-payouts.server.ts";
import type { fillDraft } from "../shop/trade-in/fill-draft.server.ts";
import type { finishTesting } from "../shop/trade-in/finish-testing.server.ts";
import type { makeOffer } from "../shop/trade-in/make-offer.server.ts";
import type { payOut } from "../shop/trade-in/pay-out.server.ts";
import type { photoBytes } from "../shop/trade-in/photo-bytes.server.ts";
import type { putInForce } from "../shop/trade-in/put-in-force.server.ts";
import type { recordFinding } from "../shop/trade-in/record-finding.server.ts";
import type { removePhoto } from "../shop/trade-in/remove-photo.server.ts";
import type { saveDraft } from "../shop/trade-in/save-draft.server.ts";
import type { sendBack } from "../shop/trade-in/send-back.server.ts";
import type { takeIntoStock } from "../shop/trade-in/take-into-stock.server.ts";
import type { readSentFiles } from "./http/sent-files.server.ts";

type RefusalOf<Verb extends (...given: never[]) => unknown> = Extract<Awaited<ReturnType<Verb>>, { ok: false; refusal: unknown }>["refusal"];

/** Everything that a verb behind a screen may refuse with. */
export type Refusal = RefusalOf<
  | typeof signUp
  | typeof signIn
  | typeof confirmEmail
  | typeof askReset
  | typeof resetPassword
  | typeof giveSecondFactor
  | typeof changePassword
  | typeof askEmailChange
  | typeof changeEmail
  | typeof saveAddress
  | typeof removeAddress
  | typeof addToCart
  | typeof addAllToCart
  | typeof setQuantity
  | typeof removeFromCart
  | typeof requestGameTest
  | typeof dropGameTest
  | typeof holdForCheckout
  | typeof reserveUnit
  | typeof releaseReservation
  | typeof keepHold
  | typeof sendKeepLink
  | typeof placeOrder
  | typeof payOrder
  | typeof settleCardReturn
  | typeof recordCardEvent
  | typeof cancelOrder
  | typeof lookUpOrder
  | typeof confirmTransfer
  | typeof acceptTransfer
  | typeof recordCash
  | typeof recordGameResults
  | typeof assignLine
  | typeof ignoreLine
  | typeof uploadStatement
  | typeof prepareOrder
  | typeof shipOrder
  | typeof deliverOrder
  | typeof takeBackOrder
  | typeof openClaim
  | typeof moveClaim
  | typeof findClaim
  | typeof refundOrder
  | typeof nameRefundAccount
  | typeof confirmRefundTransfer
  | typeof askRefundAccount
  | typeof bounceRefund
  | typeof callOffGameTest
  | typeof putBackOnSale
  | typeof addFavourite
  | typeof saveBuild
  | typeof renameBuild
  | typeof removeBuild
  | typeof askForAlert
  | typeof confirmAlert
  | typeof stopAlert
  | typeof putUpForSale
  | typeof finishTesting
  | typeof recordFinding
  | typeof sendBack
  | typeof declineTradeIn
  | typeof payOut
  | typeof exportPayouts
  | typeof takeIntoStock
  | typeof putInForce
  | typeof addPhotos
  | typeof addUnitPhotos
  | typeof moveUnitPhoto
  | typeof removePhoto
  | typeof photoBytes
  | typeof readSentFiles
  | typeof editComponents
  | typeof editOffer
  | typeof makeOffer
  | typeof fillDraft
  | typeof saveDraft
  | typeof acceptOffer
>
  | { code: "photos-busy" };
export type RefusalCode = Refusal["code"];

export const refusalStatus = {
  "credentials-wrong": 401,
  "code-wrong": 401,
  "address-unknown": 404,
  "addresses-full": 422,
  "email-unconfirmed": 403,
  "link-used": 410,
  "password-common": 422,
  "listing-unknown": 404,
  "order-unknown": 404,
  "claim-unknown": 404,
  "line-unknown": 404,
  "line-settled": 409,
  "statement-too-large": 413,
  "statement-not-text": 422,
  "statement-unknown-format": 422,
  "statement-xml-forbidden": 422,
  "statement-other-account": 422,
  "statement-empty": 422,
  "statement-bad-date": 422,
  "statement-bad-amount": 422,
  "reservation-unknown": 404,
  "not-in-cart": 404,
  "alert-link-unknown": 404,
  sold: 409,
  held: 409,
  "unit-taken": 409,
  "price-changed": 409,
  "form-expired": 409,
  "cash-off": 422,
  "cash-by-courier-only": 422,
  "cash-above-limit": 422,
  "cash-differs": 422,
  "cash-not-owed": 409,
  "game-results-missing": 422,
  "reservation-exists": 409,
  "holds-full": 429,
  "account-holds-full": 429,
  "network-holds-full": 429,
  "keep-link-unknown": 404,
  "keep-over": 410,
  "keep-lost": 409,
  "keep-mails-spent": 429,
  "order-closed": 409,
  "order-not-cancellable": 409,
  "order-not-movable": 409,
  "claim-barred": 409,
  "claim-too-early": 409,
  "claim-not-movable": 409,
  "order-not-by-transfer": 409,
  "refund-unknown": 404,
  "refund-above-paid": 409,
  "refund-key-reused": 409,
  "refund-closed": 409,
  "refund-account-missing": 409,
  "refund-in-file": 409,
  "refund-changed": 409,
  "refund-not-sent": 409,
  "game-test-open": 409,
  "game-test-closed": 409,
  "inspection-unknown": 409,
  "claim-goods-gone": 409,
  "transfer-missing": 409,
  "parcel-missing": 422,
  "claim-units": 422,
  "claim-answer-missing": 422,
  "claim-end-missing": 422,
  "quantity-above-stock": 422,
  "not-testable": 422,
  "cart-full": 422,
  "favourites-full": 422,
  "build-unknown": 404,
  "build-empty": 422,
  "too-many-builds": 422,
  "items-unavailable": 409,
  "alerts-full": 422,
  "alert-too-wide": 422,
  "alert-too-long": 422,
  "photo-unknown": 404,
  "photos-closed": 409,
  "photos-full": 422,
  "photos-busy": 503,
  "files-too-many": 422,
  "files-broken-off": 400,
  "files-unreadable": 400,
  "cart-empty": 422,
  "draft-unknown": 404,
  "trade-in-unknown": 404,
  "draft-closed": 409,
  "trade-in-not-movable": 409,
  "return-fee-open": 409,
  "offer-expired": 409,
  "offer-changed": 409,
  "draft-incomplete": 422,
  "nothing-declared": 422,
  "not-worth-sending": 422,
  "part-unknown": 422,
  "components-full": 422,
  "step-not-skippable": 422,
  "drives-full": 422,
  "part-ambiguous": 422,
  "part-not-taken": 422,
  "described-already": 409,
  "no-evidence": 422,
  "nothing-left": 409,
  "line-not-declared": 422,
  "as-declared": 422,
  "payout-unknown": 409,
  "payouts-none-due": 409,
  stocked: 409,
  "no-machine": 422,
  "book-moved-on": 409,
  "book-edit": 422,
  "book-faulty": 422,
  "intake-unknown": 404,
  "not-its-kind": 422,
  "webhook-unsigned": 400,
  "too-many-tries": 429,
  "too-many-mails": 429,
  "card-unavailable": 503,
} as const satisfies Record<RefusalCode, number>;

export function statusOf(refusal: { code: RefusalCode }): number {
  return refusalStatus[refusal.code];
}
