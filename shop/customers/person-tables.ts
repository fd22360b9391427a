// Every table of the shop, and what an erasure does with a person's rows in it. The test beside walks the database: a table
// that is missing here fails it.
// Invariant: what is kept has a legal reason, column by column.

/** How a person's rows are found: by the e-mail address, or through their orders, trade-ins and so on. */
export type PersonKey =
  | "email"
  | "recipient"
  | "draft"
  | "customer"
  | "account"
  | "visitor"
  | "order"
  | "trade-in"
  | "claim"
  | "conversation"
  | "photo"
  | "build"
  | "cart"
  | "alert"
  | "note"
  | "audit"
  | "statement"
  | "shipment"
  | "warranty";

/** Sections of the export, in their order. */
export const personSections = [
  "account",
  "orders",
  "payments",
  "invoices",
  "returns",
  "sales",
  "messages",
  "visits",
  "office",
] as const;
export type PersonSection = (typeof personSections)[number];

/** Kinds of data, as the privacy notice names them, in its order. */
export const dataKinds = [
  "account",
  "sessions",
  "order",
  "cart",
  "reservation",
  "payment",
  "refund",
  "invoice",
  "parcel",
  "claim",
  "warranty",
  "review",
  "newsletter",
  "message",
  "emails",
  "sale",
  "identity",
  "favourites",
  "builds",
  "pc",
  "alert",
  "notes",
] as const;
export type DataKind = (typeof dataKinds)[number];

export type PersonTable = {
  kind: DataKind;
  section: PersonSection;
  by: PersonKey;
  erase: "deleted" | "emptied" | "kept";
  /** The column of the key, where it is not the usual one. */
  column?: string;
  /** Columns that the export leaves out; `hiddenColumns` says why. */
  hidden?: readonly string[];
  /** Whether the rows of an account's own browser are its owner's under any address. */
  orVisitor?: boolean;
};

/** Columns that no export has, and why. */
export const hiddenColumns = {
  link_key: "opens what its link leads to",
  idempotency_key: "the key of a form",
  form_key: "the key of a form",
  client_secret: "opens a payment at the card provider",
  token: "opens a session",
  password: "a secret",
  key_hash: "the hash of a key",
  device_hash: "the hash of a cookie",
  confirm_hash: "the hash of a link",
  code_hash: "the hash of a code",
  email_key: "a keyed hash, for limits",
  phone_key: "a keyed hash, for limits",
  address_key: "a keyed hash, for limits",
  network_key: "a keyed hash, for limits",
  identifier_hash: "a keyed hash, to find a person again who was refused",
  key_id: "which key sealed the row",
  sealed: "encrypted; its content stands in the export decrypted",
  search: "made from other columns, to find the row",
  words: "made from other columns, to find the row",
  pdf: "a file, which the person has",
  html_body: "says the same as the text",
  unsubscribe_link: "a link that acts for whoever has it",
  thread: "ids of mail programs",
  last_error: "the mail server's words",
  dedupe_key: "an id of the shop",
} as const;

const secrets = Object.keys(hiddenColumns);

const rows = (
  kind: DataKind,
  section: PersonSection,
  by: PersonKey,
  erase: PersonTable["erase"],
  more: Pick<PersonTable, "column" | "orVisitor"> = {},
): PersonTable => ({ kind, section, by, erase, hidden: secrets, ...more });

export const personTables: Readonly<Record<string, PersonTable>> = {
  customer: rows("account", "account", "email", "deleted"),
  customer_tag: rows("notes", "account", "customer", "deleted"),
  data_request: rows("notes", "account", "customer", "emptied"),
  account: rows("account", "account", "account", "deleted", { column: "id" }),
  address: rows("account", "account", "account", "deleted"),
  session: rows("sessions", "account", "account", "deleted"),
  known_device: rows("sessions", "account", "account", "deleted"),
  sales_order: rows("order", "orders", "order", "emptied", { column: "id" }),
  sales_order_line: rows("order", "orders", "order", "emptied"),
  order_move: rows("order", "orders", "order", "emptied"),
  voucher_use: rows("order", "orders", "order", "kept"),
  recall_notice: rows("order", "orders", "order", "kept"),
  checkout_draft: rows("cart", "orders", "draft", "deleted"),
  hold: rows("reservation", "orders", "email", "emptied", { orVisitor: true }),
  hold_request: rows("reservation", "orders", "email", "deleted", { orVisitor: true }),
  payment: rows("payment", "payments", "order", "emptied"),
  refund: rows("refund", "payments", "order", "kept"),
  surplus: rows("payment", "payments", "order", "emptied"),
  transfer: rows("payment", "payments", "order", "kept"),
  cash_entry: rows("payment", "payments", "order", "kept"),
  statement_line: rows("payment", "payments", "statement", "kept"),
  invoice: rows("invoice", "invoices", "order", "kept"),
  claim: rows("claim", "returns", "claim", "emptied", { column: "id" }),
  claim_unit: rows("claim", "returns", "claim", "kept"),
  claim_extension: rows("claim", "returns", "claim", "kept"),
  claim_replacement: rows("claim", "returns", "claim", "kept"),
  claim_move: rows("claim", "returns", "claim", "kept"),
  claim_photo: rows("claim", "returns", "claim", "deleted"),
  shipment: rows("parcel", "orders", "shipment", "emptied", { column: "id" }),
  shipment_event: rows("parcel", "orders", "shipment", "emptied"),
  shipment_label: rows("parcel", "orders", "shipment", "deleted"),
  warranty: rows("warranty", "returns", "warranty", "kept", { column: "id" }),
  warranty_transfer: rows("warranty", "returns", "account", "emptied", { column: "used_by" }),
  review: rows("review", "returns", "order", "emptied"),
  product_question: rows("review", "messages", "conversation", "emptied"),
  subscriber: rows("newsletter", "messages", "email", "deleted"),
  trade_in: rows("sale", "sales", "trade-in", "kept", { column: "id" }),
  trade_in_offer: rows("sale", "sales", "trade-in", "kept"),
  trade_in_photo: rows("sale", "sales", "trade-in", "deleted"),
  trade_in_finding: rows("sale", "sales", "trade-in", "emptied"),
  trade_in_move: rows("sale", "sales", "trade-in", "emptied"),
  trade_in_payout: rows("sale", "sales", "trade-in", "kept"),
  trade_in_payout_return: rows("sale", "sales", "trade-in", "kept"),
  trade_in_identity: rows("identity", "sales", "trade-in", "kept"),
  trade_in_signature: rows("identity", "sales", "trade-in", "kept"),
  trade_in_check: rows("sale", "sales", "trade-in", "emptied"),
  conversation: rows("message", "messages", "email", "deleted"),
  conversation_message: rows("message", "messages", "conversation", "deleted"),
  contact_message: rows("message", "messages", "email", "deleted"),
  outbox: rows("emails", "messages", "recipient", "emptied"),
  cart: rows("cart", "visits", "visitor", "deleted"),
  cart_line: rows("cart", "visits", "cart", "deleted"),
  favourite: rows("favourites", "visits", "visitor", "deleted"),
  viewed: rows("favourites", "visits", "visitor", "deleted"),
  own_pc: rows("pc", "visits", "visitor", "deleted"),
  saved_build: rows("builds", "visits", "visitor", "deleted"),
  saved_build_part: rows("builds", "visits", "build", "deleted"),
  alert: rows("alert", "visits", "email", "deleted"),
  alert_hit: rows("alert", "visits", "alert", "deleted"),
  staff_note: rows("notes", "office", "note", "deleted"),
  audit: rows("notes", "office", "audit", "emptied"),
};

/** Tables without a person's data, or with nothing but secrets that go with the rows above. */
export const otherTables: Readonly<Record<string, string>> = {
  credential: "the hash of a password, deleted with its account",
  mailed_key: "the hash of a link, deleted with its account",
  second_factor: "a secret of staff",
  recovery_code: "hashes of staff",
  passkey: "keys of staff, deleted with their account",
  passkey_challenge: "random values of a session, deleted with it",
  alert_link: "hashes of links, deleted with their alert",
  claim_photo_bytes: "the picture of a photo, deleted with it",
  trade_in_photo_bytes: "the picture of a photo, deleted with it",
  locker: "automats of couriers",
  locker_refresh: "when lists of lockers were asked for",
  agreed_terms: "texts of the shop that orders were placed with",
  trade_in_serial: "goods",
  watched_serial: "goods",
  manufacturer: "companies and their public contacts",
  recall: "goods",
  recalled_unit: "goods",
  payout_file: "the bank's file with the transfers of many people: a payment document",
  try_count: "keyed hashes, a day at most",
  mail_count: "keyed hashes, a day at most",
  hold_limit_hit: "keyed hashes, a day at most",
  review_refusal: "keyed hashes of mailboxes that want no e-mails about reviews",
  review_request: "which orders were asked about",
  warranty_entry: "what happened to a unit under warranty",
  outgoing_event: "numbers, amounts and states: no person (decision 191)",
  webhook_endpoint: "addresses of other programs",
  webhook_delivery: "which program gets which event",
  webhook_attempt: "answers of other programs",
  api_token: "hashes of tokens of programs",
  passport: "goods",
  passport_event: "goods: no body of an event can name a person (decision 195)",
  passport_due: "goods",
  passport_key: "keys",
  passport_root: "hashes",
  measurement_drop: "goods",
  measurement_file: "goods",
  erasure_log: "goods",
  drive_erasure: "goods",
  saved_view: "views of staff; those that search for the person are deleted",
  staff_role: "staff",
  staff_invitation: "staff",
  former_staff: "staff",
  saved_reply: "texts of staff",
  voucher: "codes and their terms",
  payment_event: "ids of the card provider's events",
  statement_layout: "headings of banks' files",
  bank_statement: "names of files; its lines are listed above",
  e_invoice_submission: "states of invoices, and the authority's answers",
  invoice_series: "numbers",
  invoiced_cost: "costs of units",
  listing: "goods",
  unit: "goods",
  unit_photo: "goods",
  unit_photo_file: "goods",
  unit_photo_original: "goods",
  purchase: "suppliers, which are companies",
  intake: "goods",
  inspection: "goods",
  measurement: "goods",
  bench_session: "goods",
  bench_photo: "goods",
  grading: "goods",
  unit_repair: "work on goods, and who of staff or which workshop did it",
  unit_conversion: "goods",
  unit_conversion_part: "goods",
  bulk_edit: "goods",
  bulk_edit_row: "goods",
  stock_import: "goods",
  imported_part: "reference data",
  price_log: "goods",
  price_book: "prices",
  shelf_arrival: "goods",
  alert_look: "one moment for all alerts",
  page_count: "counts without visitors",
  setting: "settings of the shop",
};

/** Legea contabilității 82/1991, article 25: registers and supporting documents. */
export const ACCOUNTING_YEARS = 10;

const ACCOUNTING = "Legea contabilității 82/1991, art. 25";
const INVOICE = "Codul fiscal (Legea 227/2015), art. 319(20): the buyer is part of an invoice";
const PURCHASE = "OMFP 2634/2015: the record of a purchase from a person names the seller";

/** Columns that still name the person after an erasure: "table.column" and the reason in law. */
export const retainedColumns: Readonly<Record<string, string>> = {
  "invoice.paper": `${INVOICE}; ${ACCOUNTING}`,
  "cash_entry.party": `a receipt names who paid; ${ACCOUNTING}`,
  "cash_entry.paper": `a receipt names who paid; ${ACCOUNTING}`,
  "cash_entry.about": ACCOUNTING,
  "statement_line.payer": `the bank's statement as it came; ${ACCOUNTING}`,
  "statement_line.iban": `the bank's statement as it came; ${ACCOUNTING}`,
  "statement_line.details": `the bank's statement as it came; ${ACCOUNTING}`,
  "refund.iban": `a payment document; ${ACCOUNTING}`,
  "refund.account_name": `a payment document; ${ACCOUNTING}`,
  "trade_in.seller": `${PURCHASE}; ${ACCOUNTING}`,
  "trade_in.iban": `a payment document; ${ACCOUNTING}`,
  "trade_in.payee_name": `a payment document; ${ACCOUNTING}`,
  "trade_in_payout.iban": `a payment document; ${ACCOUNTING}`,
  "trade_in_payout.name": `a payment document; ${ACCOUNTING}`,
  "trade_in_payout_return.iban": `a payment document; ${ACCOUNTING}`,
  "trade_in_payout_return.name": `a payment document; ${ACCOUNTING}`,
  "trade_in_identity.sealed": `${PURCHASE}; ${ACCOUNTING}`,
  "trade_in_identity.masked": `${PURCHASE}; ${ACCOUNTING}`,
  "trade_in_signature.sealed": `the signed record; ${ACCOUNTING}`,
  "trade_in_signature.pdf": `the signed record; ${ACCOUNTING}`,
  "trade_in_signature.client_ip": `the signed record; ${ACCOUNTING}`,
  "payout_file.content": `the transfers as the bank got them; ${ACCOUNTING}`,
};
