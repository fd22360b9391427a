// Every state that a row of the shop can be in, where staff see it, and what leads out of it. The test beside the office's
// screens walks this table: a state that is added to the code or to the database without an entry here fails it.

/** Who or what leads out of a state; `end` says why nothing has to. */
type WayOut = { to: readonly string[] } | { end: string };

/** `screen`: the path of the office's route that lists or shows a row in this state. */
export type StateEntry = { screen: string } & WayOut;

/**
 * The column that holds the state. Where dates and not a column tell it, the name in brackets says what they tell:
 * "intake (settled)".
 */
export const stateScreens: Readonly<Record<string, Readonly<Record<string, StateEntry>>>> = {
  "listing.state": {
    draft: { screen: "office/listings", to: ["live"] },
    live: { screen: "office/listings", to: ["withdrawn"] },
    withdrawn: { screen: "office/listings", to: ["live"] },
  },
  "unit.state": {
    intake: { screen: "office/intake", to: ["stock", "scrapped", "converted"] },
    stock: { screen: "office/listings", to: ["inspection", "converted"] },
    inspection: { screen: "office/inspections", to: ["stock", "scrapped", "converted"] },
    scrapped: { screen: "office/inspections", end: "written off: its cost and the reason stay on record" },
    converted: {
      screen: "office/intake",
      end: "its cost went to the units that it became, which have states of their own, or stands with a repair",
    },
  },
  "bulk_edit.state": {
    draft: { screen: "office/bulk/:id", to: ["planned", "applied", "cancelled"] },
    planned: { screen: "office/bulk", to: ["applied", "cancelled"] },
    applied: { screen: "office/bulk", to: ["ended", "undone"] },
    ended: { screen: "office/bulk", end: "the prices from before are back" },
    undone: { screen: "office/bulk", end: "what was changed is as it was before" },
    cancelled: { screen: "office/bulk", end: "nothing was changed" },
  },
  "bulk_edit_row.outcome": {
    null: { screen: "office/bulk/:id", to: ["changed", "same", "skipped"] },
    changed: { screen: "office/bulk/:id", to: ["restored", "kept", "lacking"] },
    same: { screen: "office/bulk/:id", end: "nothing was different" },
    skipped: { screen: "office/bulk/:id", end: "its page says why it was left out" },
    restored: { screen: "office/bulk/:id", end: "it is as before" },
    kept: { screen: "office/bulk/:id", end: "somebody changed it since, and that change stays" },
    lacking: {
      screen: "office/bulk/:id",
      end: "it stays withdrawn: its own page says what it lacks, and puts it on sale",
    },
  },
  "surplus.state": {
    open: { screen: "office/transfers", to: ["refunded", "kept"] },
    refunded: { screen: "office/payouts", end: "the refund has a state of its own" },
    kept: { screen: "office/orders/:number", end: "staff said why it stays" },
  },
  "conversation.state": {
    open: { screen: "office/messages", to: ["waiting", "closed"] },
    waiting: { screen: "office/messages", to: ["open", "closed"] },
    closed: { screen: "office/messages", to: ["open"] },
  },
  "subscriber.state": {
    pending: { screen: "office/newsletter", to: ["confirmed", "unsubscribed"] },
    confirmed: { screen: "office/newsletter", to: ["unsubscribed"] },
    unsubscribed: { screen: "office/newsletter", to: ["pending"] },
  },
  "webhook_endpoint.state": {
    active: { screen: "office/integrations", to: ["paused", "removed"] },
    paused: { screen: "office/integrations", to: ["active", "removed"] },
    removed: { screen: "office/integrations/deliveries", end: "its secrets are deleted and nothing is sent to it" },
  },
  "webhook_delivery.state": {
    waiting: { screen: "office/integrations/deliveries", to: ["delivered", "failed"] },
    delivered: { screen: "office/integrations/deliveries", end: "the other program has it; staff can send it again" },
    failed: { screen: "office/integrations/deliveries", to: ["waiting"] },
  },
  "shipment.state": {
    requested: { screen: "office/shipments", to: ["created", "failed", "cancelling", "cancelled"] },
    failed: { screen: "office/shipments", to: ["requested", "created", "cancelled"] },
    created: { screen: "office/shipments", to: ["in-transit", "delivered", "returned", "cancelling", "cancelled"] },
    "in-transit": { screen: "office/shipments", to: ["delivered", "returned"] },
    cancelling: { screen: "office/shipments", to: ["cancelled", "created", "failed"] },
    delivered: { screen: "office/shipments", end: "the parcel has arrived" },
    returned: { screen: "office/shipments", end: "the parcel came back; staff decide about its order" },
    cancelled: { screen: "office/shipments", end: "the courier carries nothing" },
  },
  "review.state": {
    pending: { screen: "office/reviews", to: ["published", "rejected"] },
    published: { screen: "office/reviews", to: ["rejected", "pending"] },
    rejected: { screen: "office/reviews", to: ["published", "pending"] },
  },
  "product_question.state": {
    asked: { screen: "office/reviews/questions", to: ["published"] },
    published: { screen: "office/reviews/questions", to: ["unpublished"] },
    unpublished: { screen: "office/reviews/questions", to: ["published"] },
  },
  "data_request.state": {
    open: { screen: "office/customers/requests", to: ["done", "refused"] },
    done: { screen: "office/customers/requests", end: "the person has their answer" },
    refused: { screen: "office/customers/requests", end: "the person has the reason" },
  },
  "inspection.outcome": {
    null: { screen: "office/inspections", to: ["back-on-sale", "written-off", "back-to-buyer", "to-parts"] },
    "back-on-sale": { screen: "office/inspections", end: "the unit is in stock" },
    "written-off": { screen: "office/inspections", end: "the unit is scrapped" },
    "back-to-buyer": { screen: "office/inspections", end: "the unit is its buyer's" },
    "to-parts": { screen: "office/inspections", end: "its parts are in receiving" },
  },
  "hold.kind": {
    checkout: { screen: "office/holds", to: ["reservation", "order", "sale"] },
    reservation: { screen: "office/holds", to: ["checkout", "order", "sale"] },
    order: { screen: "office/holds", to: ["sale"] },
    sale: { screen: "office/orders/:number", end: "the unit belongs to the order's buyer; a return ends it" },
  },
  "sales_order.state": {
    placed: { screen: "office/orders", to: ["paid", "preparing", "cancelled", "awaiting-payment"] },
    "awaiting-payment": { screen: "office/orders", to: ["paid", "cancelled"] },
    paid: { screen: "office/orders", to: ["preparing", "delivered", "cancelled"] },
    preparing: { screen: "office/orders", to: ["shipped", "delivered", "cancelled", "withdrawn"] },
    shipped: { screen: "office/orders", to: ["delivered", "withdrawn", "returned"] },
    delivered: { screen: "office/orders", to: ["withdrawn", "returned"] },
    withdrawn: { screen: "office/orders", to: ["returned", "preparing", "shipped", "delivered"] },
    returned: { screen: "office/orders", to: ["refunded", "closed", "delivered"] },
    cancelled: {
      screen: "office/orders",
      end: "nothing was delivered; money that came later is refunded from its page",
    },
    refunded: { screen: "office/orders", end: "the goods are back, and so is the money" },
    closed: { screen: "office/orders", end: "the goods are back, and nobody had paid" },
  },
  "payment.state": {
    created: { screen: "office/orders/:number", to: ["authorised", "failed", "cancelled"] },
    failed: { screen: "office/orders/:number", to: ["authorised", "cancelled"] },
    authorised: { screen: "office/orders/:number", to: ["captured", "cancelled"] },
    captured: { screen: "office/orders/:number", to: ["partly-refunded", "refunded"] },
    awaiting: { screen: "office/orders/:number", to: ["received", "cancelled"] },
    received: { screen: "office/orders/:number", to: ["partly-refunded", "refunded"] },
    "partly-refunded": { screen: "office/orders/:number", to: ["refunded"] },
    cancelled: { screen: "office/orders/:number", to: ["received"] },
    refunded: { screen: "office/orders/:number", end: "all of the money went back" },
  },
  "refund.state": {
    requested: { screen: "office/payouts", to: ["done", "failed"] },
    done: { screen: "office/orders/:number", to: ["failed"] },
    failed: { screen: "office/orders/:number", end: "the money is refundable again, from the order's page" },
  },
  "claim.state": {
    asked: { screen: "office/returns", to: ["accepted", "rejected", "dropped"] },
    accepted: { screen: "office/returns", to: ["received", "settled", "dropped"] },
    received: { screen: "office/returns", to: ["settled", "rejected", "dropped"] },
    settled: { screen: "office/returns", end: "the buyer has the money or a machine that works" },
    rejected: { screen: "office/returns", end: "the buyer has the goods and the reason" },
    dropped: { screen: "office/returns", end: "the buyer keeps the goods" },
  },
  "trade_in.state": {
    draft: { screen: "office/trade-ins", to: ["offered", "expired"] },
    offered: { screen: "office/trade-ins", to: ["accepted", "draft", "rejected", "expired"] },
    accepted: { screen: "office/trade-ins", to: ["received", "rejected", "expired"] },
    received: { screen: "office/trade-ins", to: ["testing", "rejected"] },
    testing: { screen: "office/trade-ins", to: ["tested", "revised", "rejected"] },
    tested: { screen: "office/trade-ins", to: ["paid", "bounced"] },
    revised: { screen: "office/trade-ins", to: ["tested", "rejected"] },
    rejected: { screen: "office/trade-ins", to: ["returned"] },
    paid: { screen: "office/trade-ins", to: ["bounced"] },
    bounced: { screen: "office/trade-ins", to: ["tested"] },
    returned: { screen: "office/trade-ins", end: "the seller has the goods" },
    expired: { screen: "office/trade-ins", end: "the seller never sent the goods" },
  },
  "statement_line.state": {
    new: { screen: "office/transfers/statements/:id", to: ["open", "matched", "ignored"] },
    open: { screen: "office/transfers", to: ["matched", "ignored"] },
    matched: { screen: "office/transfers/statements/:id", end: "its money pays an order" },
    ignored: { screen: "office/transfers/statements/:id", end: "its money is not an order's; the reason is on record" },
  },
  "trade_in_payout (paid)": {
    owed: { screen: "office/payouts", to: ["exported"] },
    exported: { screen: "office/payouts", to: ["paid", "owed"] },
    paid: { screen: "office/trade-ins/:number", to: ["owed"] },
  },
  "trade_in_check (settled)": {
    open: { screen: "office/trade-ins/:number/papers", to: ["settled"] },
    settled: { screen: "office/trade-ins/:number/papers", end: "who settled it and why is on record" },
  },
  "bank_statement (imported)": {
    uploaded: { screen: "office/transfers/statements/:id", to: ["imported"] },
    imported: { screen: "office/transfers/statements/:id", end: "its lines have states of their own" },
  },
  "e_invoice_submission.state": {
    waiting: { screen: "office/invoices", to: ["sending", "by-hand"] },
    sending: { screen: "office/invoices", to: ["processing", "waiting", "rejected", "unclear"] },
    processing: { screen: "office/invoices", to: ["accepted", "rejected"] },
    unclear: { screen: "office/invoices/:number/submission", to: ["waiting", "processing", "by-hand"] },
    rejected: { screen: "office/invoices/:number/submission", to: ["waiting", "by-hand"] },
    accepted: {
      screen: "office/invoices/:number/submission",
      end: "the authority has it, and its signed answer is kept",
    },
    "by-hand": {
      screen: "office/invoices/:number/submission",
      end: "staff uploaded it and noted the authority's number",
    },
  },
  "invoice.kind": {
    invoice: { screen: "office/invoices", end: "an issued invoice never changes; a credit note corrects it" },
    "credit-note": { screen: "office/invoices", end: "an issued credit note never changes" },
  },
};

/** Columns named `state` or `outcome`, or otherwise checked against a list, that hold no state of a thing that waits. */
export const noStates: Readonly<Record<string, string>> = {
  "webhook_attempt.outcome": "what came of one attempt; its delivery has the state",
  "webhook_endpoint.paused_why": "who paused it",
  "statement_line.outcome": "what a matched line did to its order",
  "trade_in_identity.kind": "whether a person or a company sells",
  "trade_in_signature.method": "how the seller signed",
  "trade_in_check.reason": "why staff look; whether it is settled is its state",
  "stock_import.outcome": "how many rows an import added and changed",
};
