// What the tables hold, in step with db/migrations. Columns are snake_case in SQL and camelCase here.

import type { ColumnType, Generated } from "kysely";
import type { Bani } from "../base/money.ts";
import type {
  AccountId,
  AddressId,
  AlertId,
  BuildId,
  CartId,
  ClaimId,
  FindingId,
  AllocationRequestId,
  InvoiceId,
  ListingId,
  OrderId,
  PaymentId,
  RefundId,
  SessionId,
  StatementId,
  TradeInId,
  TradeInPhotoId,
  UnitId,
  UnitPhotoId,
  VisitorId,
} from "../base/id.ts";

type Language = "ro" | "en" | "hu" | "uk";
type Timestamp = ColumnType<Date, Date, Date>;
/** Set by the database at insert and never changed by us. */
type CreatedAt = ColumnType<Date, Date | undefined, never>;
/** jsonb: read as a value, written as JSON text. */
type Json = ColumnType<unknown, string, string>;

export type ListingTable = {
  id: Generated<ListingId>;
  kind: "pc" | "component";
  category: string | null;
  title: string;
  priceBani: Bani;
  warrantyMonths: number;
  badge: string | null;
  state: "draft" | "live" | "withdrawn";
  specs: Json;
  publishedAt: Timestamp;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
};

export type UnitTable = {
  id: UnitId;
  /** Null while the unit is in intake, and after it was scrapped there. A unit in any other state has a listing (0016-intake.ts). */
  listingId: ListingId | null;
  code: string;
  serial: string | null;
  costBani: Bani;
  taxRegime: "margin" | "normal";
  grade: "A" | "B" | "C" | null;
  state: "intake" | "stock" | "inspection" | "scrapped";
  createdAt: CreatedAt;
};

/** A photo of a unit on sale; the first has position 1. `middle` is the colour of its middle, as six digits. */
export type UnitPhotoTable = {
  id: UnitPhotoId;
  unitId: UnitId;
  position: number;
  digest: string;
  middle: string;
  addedAt: CreatedAt;
};

/** Its files, as they are served. */
export type UnitPhotoFileTable = {
  photoId: UnitPhotoId;
  width: 400 | 800 | 1200;
  format: "avif" | "webp";
  bytes: Uint8Array;
};

/** What a unit was bought as, before there is a listing to say it; settled when it is put up for sale or scrapped. */
export type IntakeTable = {
  unitId: UnitId;
  kind: "pc" | "component";
  category: string | null;
  name: string;
  parts: Json;
  suggestedGrade: "A" | "B" | "C";
  /** The purchase that it came by. */
  source: string;
  position: number;
  cameAt: CreatedAt;
  settledAt: ColumnType<Date | null, undefined, Date>;
  settledBy: ColumnType<string | null, undefined, string>;
};

/** One figure measured on one unit. `source` says who measured: "demo" figures belong to the demo catalogue. */
export type MeasurementTable = {
  unitId: UnitId;
  test: string;
  value: number;
  resolution: string | null;
  settings: string | null;
  version: string;
  measuredAt: Timestamp;
  source: "bench" | "demo";
  /** When it stopped to hold: the unit came back to the shop and is to be measured anew. Not shown from then on. */
  outdatedAt: ColumnType<Date | null, undefined, Date | null>;
};

/** A unit that came back to the shop, where it came from, and what was decided about it. */
export type InspectionTable = {
  id: Generated<string>;
  unitId: UnitId;
  why: "withdrawal" | "return" | "warranty" | "refused";
  /** The claim's number, or the order's. */
  source: string;
  actor: string;
  cameAt: CreatedAt;
  outcome: ColumnType<
    "back-on-sale" | "written-off" | "back-to-buyer" | null,
    undefined,
    "back-on-sale" | "written-off" | "back-to-buyer"
  >;
  note: ColumnType<string | null, undefined, string | null>;
  settledAt: ColumnType<Date | null, undefined, Date>;
  settledBy: ColumnType<string | null, undefined, string>;
};

/** A part of the reference data that others made. The curated list is code and has no row. */
export type ImportedPartTable = {
  id: string;
  category: string;
  brand: string;
  name: string;
  nameKey: string;
  aliases: Json;
  facts: Json;
  source: string;
  sourceId: string;
  licence: string;
  importedAt: ColumnType<Date, Date | undefined, Date>;
};

/** Who has a unit. The primary key is the unit: one row arbitrates. `until` null never ends (a sale). */
export type HoldTable = {
  unitId: UnitId;
  kind: "checkout" | "reservation" | "order" | "sale";
  visitorId: VisitorId | null;
  orderId: OrderId | null;
  email: string | null;
  until: ColumnType<Date | null, Date | null, Date | null>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  /** Keyed hashes of who holds it, while it counts towards a limit. */
  emailKey: ColumnType<string | null, string | null | undefined, string | null>;
  phoneKey: ColumnType<string | null, string | null | undefined, string | null>;
  addressKey: ColumnType<string | null, string | null | undefined, string | null>;
  networkKey: ColumnType<string | null, string | null | undefined, string | null>;
  /** Whether an account holds it, or somebody who opened the link in the e-mail. */
  known: ColumnType<boolean, boolean | undefined, boolean>;
};

/** A stranger's order by transfer or reservation (`orderId` null), whose e-mail carries the link that keeps it. */
export type HoldRequestTable = {
  id: AllocationRequestId;
  orderId: OrderId | null;
  listingId: ListingId | null;
  visitorId: VisitorId | null;
  email: string;
  language: Language;
  requestedAt: ColumnType<Date, Date | undefined, Date>;
  fullUntil: ColumnType<Date, Date, Date>;
  confirmedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  endedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  mails: ColumnType<number, number | undefined, number>;
  mailedAt: ColumnType<Date, Date | undefined, Date>;
};

export type HoldLimitHitTable = {
  key: string;
  reached: "person" | "network";
  hits: number;
  since: ColumnType<Date, Date | undefined, Date>;
};

export type PriceLogTable = {
  listingId: ListingId;
  priceBani: Bani;
  since: Timestamp;
};

export type FavouriteTable = {
  visitorId: VisitorId;
  listingId: ListingId;
  /** The price when it was added, to say by how much it has fallen since. */
  seenPriceBani: Bani;
  addedAt: CreatedAt;
};

/** What a visitor looked at lately. */
export type ViewedTable = {
  visitorId: VisitorId;
  listingId: ListingId;
  viewedAt: Timestamp;
};

/** "Tell me when something like this appears": one for an address and a filter, whether or not it is on. */
export type AlertTable = {
  id: AlertId;
  email: string;
  language: "ro" | "en" | "hu" | "uk";
  aisle: string;
  /** The filter as the list's address writes it, without page and order. */
  query: string;
  /** The filter in words, in the alert's language. */
  said: string;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  confirmedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  stoppedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the last letter about something found was written. */
  toldAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** A link in a letter, by the hash of its secret. */
export type AlertLinkTable = {
  hash: string;
  alertId: AlertId;
  letter: "confirm" | "already" | "found";
  createdAt: CreatedAt;
};

export type AlertHitTable = {
  alertId: AlertId;
  listingId: ListingId;
  foundAt: CreatedAt;
  toldAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** One row. */
export type AlertLookTable = {
  onlyOne: Generated<boolean>;
  lookedUntil: ColumnType<Date, Date | undefined, Date>;
  claimedUntil: ColumnType<Date, Date | undefined, Date>;
};

/** When a listing last came onto the shelf. Written by the database's triggers. */
export type ShelfArrivalTable = {
  listingId: ListingId;
  at: ColumnType<Date, Date | undefined, Date>;
};

/** A build that a visitor keeps. */
export type SavedBuildTable = {
  id: BuildId;
  visitorId: VisitorId;
  name: string;
  savedAt: ColumnType<Date, Date | undefined, Date>;
};

export type SavedBuildPartTable = {
  buildId: BuildId;
  position: number;
  category: string;
  /** Without a reference: a part that is gone is still named. */
  listingId: ListingId;
  quantity: number;
  seenTitle: string;
  /** The price of one when it was saved, to say what has changed since. */
  seenPriceBani: Bani;
};

export type CartTable = {
  id: CartId;
  visitorId: VisitorId;
  createdAt: CreatedAt;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
};

export type CartLineTable = {
  cartId: CartId;
  listingId: ListingId;
  quantity: number;
  /** What the buyer saw when adding, to say when it has changed since. Never used to charge. */
  seenPriceBani: Bani;
  addedAt: CreatedAt;
  /** The games to be tested on this PC, or null. */
  gameTest: ColumnType<unknown, string | null | undefined, string | null>;
};

/** What a visitor typed in the checkout's first step. */
export type CheckoutDraftTable = {
  visitorId: VisitorId;
  details: Json;
  accountName: string | null;
  review: "remembered" | "merged" | null;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
};

export type SalesOrderTable = {
  id: OrderId;
  number: string;
  state: string;
  visitorId: VisitorId | null;
  language: "ro" | "en" | "hu" | "uk";
  email: string;
  phone: string;
  shippingAddress: Json;
  paymentMethod: "card" | "bank" | "cash";
  goodsBani: Bani;
  servicesBani: Bani;
  shippingBani: Bani;
  /** Less than was agreed, because a transfer fell short and was accepted. */
  reductionBani: Generated<Bani>;
  totalBani: Bani;
  extendedWarranty: boolean;
  /** One order per answer to the place-order question, however often it is posted. */
  idempotencyKey: string;
  placedAt: CreatedAt;
  estimatedDelivery: ColumnType<Date, Date, Date>;
  /** Made by the database. Whoever has it may see the order: it is in the links of the order's letters. */
  linkKey: Generated<string>;
  /** A guest asked for an account with this order, and when that was dealt with (`settle-account-wishes.server.ts`). */
  wantsAccount: Generated<boolean>;
  accountWishSettledAt: ColumnType<Date | null, undefined, Date>;
  courier: Generated<string | null>;
  trackingNumber: Generated<string | null>;
  deliveredAt: ColumnType<Date | null, Date | undefined, Date>;
  delivery: ColumnType<"courier" | "pickup", "courier" | "pickup" | undefined, never>;
  company: ColumnType<unknown, string | null | undefined, never>;
  billingAddress: ColumnType<unknown, string | null | undefined, never>;
  /** Kept by the database from the invoice rows: never written by us. */
  isInvoiced: ColumnType<boolean, never, never>;
  /** Until when its transfer is waited for; null for other ways to pay. */
  payUntil: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** The timeline of an order: each move that it made. */
export type OrderMoveTable = {
  id: Generated<number>;
  orderId: OrderId;
  /** null where the order began. */
  fromState: string | null;
  toState: string;
  at: CreatedAt;
  actor: string;
  reason: string | null;
};

/** A withdrawal, a return or a warranty claim. */
export type ClaimTable = {
  id: ClaimId;
  number: string;
  orderId: OrderId;
  kind: "withdrawal" | "return" | "warranty";
  state: string;
  story: string | null;
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  resolution: ColumnType<string | null, string | null | undefined, string | null>;
  refundBani: ColumnType<Bani | null, Bani | null | undefined, Bani | null>;
  idempotencyKey: string;
  openedAt: CreatedAt;
};

/** The units that a claim is about. `active`: no other claim of the order may be about this unit. */
export type ClaimUnitTable = { claimId: ClaimId; orderId: OrderId; unitId: UnitId; active: Generated<boolean> };

export type ClaimMoveTable = {
  id: Generated<number>;
  claimId: ClaimId;
  fromState: string | null;
  toState: string;
  at: CreatedAt;
  actor: string;
};

/** Money that came from a buyer's bank; the key makes an arrival count once. */
export type TransferTable = {
  id: Generated<number>;
  orderId: OrderId;
  amountBani: Bani;
  arrivedAt: Timestamp;
  key: string;
  actor: string;
  recordedAt: CreatedAt;
};

export type SalesOrderLineTable = {
  orderId: OrderId;
  position: number;
  kind: "unit" | "service";
  listingId: ListingId | null;
  unitId: UnitId | null;
  service: string | null;
  title: string;
  priceBani: Bani;
  warrantyMonths: number;
  /** Of a game test: the unit that it is run on, and the games. */
  onUnit: ColumnType<UnitId | null, UnitId | null | undefined, never>;
  games: ColumnType<unknown, string | null | undefined, never>;
  /** Of a game test that is not run: why, who said so, and when. */
  calledOffWhy: ColumnType<string | null, undefined, string>;
  calledOffBy: ColumnType<string | null, undefined, string>;
  calledOffAt: ColumnType<Date | null, undefined, Date>;
};

export type PaymentTable = {
  id: PaymentId;
  orderId: OrderId;
  method: "card" | "bank" | "cash";
  state: string;
  amountBani: Bani;
  provider: string;
  providerRef: string | null;
  clientSecret: string | null;
  payerName: string | null;
  reference: string | null;
  /** What really came in: 0 until the money is the shop's. */
  capturedBani: Generated<Bani>;
  /** What is asked to go back or went, failed refunds aside. Kept by the database from the refund rows: never written by us. */
  refundedBani: ColumnType<Bani, never, never>;
  createdAt: CreatedAt;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
};

/** Money on its way back to a buyer. The database refuses a row that would give back more than came in. */
export type RefundTable = {
  id: RefundId;
  orderId: ColumnType<OrderId, OrderId, never>;
  paymentId: ColumnType<PaymentId, PaymentId, never>;
  amountBani: ColumnType<Bani, Bani, never>;
  way: "card" | "bank";
  state: "requested" | "done" | "failed";
  reason: string;
  note: string | null;
  /** Who asked for it. */
  actor: string;
  /** Asking twice with one key is asking once. */
  key: string;
  iban: string | null;
  accountName: string | null;
  requestedAt: CreatedAt;
  touchedAt: ColumnType<Date, Date | undefined, Date>;
  settledAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Which refund of its order: 1, 2, … */
  sequence: ColumnType<number, number, never>;
  /** The bank's file that it went out with. */
  file: ColumnType<string | null, undefined, string | null>;
  exportedAt: ColumnType<Date | null, undefined, Date | null>;
  /** The bank's own, once the money was sent. */
  reference: ColumnType<string | null, undefined, string | null>;
  /** Why the buyer's bank sent it back, and what staff noted about that. */
  failedWhy: ColumnType<
    "account-wrong" | "account-closed" | "name-differs" | "not-in-lei" | "refused" | null,
    undefined,
    "account-wrong" | "account-closed" | "name-differs" | "not-in-lei" | "refused" | null
  >;
  failedNote: ColumnType<string | null, undefined, string | null>;
};

/** The last number of a series in a year; its row is held from the number's taking to the commit, so that none is lost. */
export type InvoiceSeriesTable = {
  series: string;
  year: number;
  lastNumber: number;
  lastIssuedAt: Timestamp;
};

/** What was issued, for ever: the database refuses to change a row, to skip a number, or a second invoice of an order. */
export type InvoiceTable = {
  id: ColumnType<InvoiceId, undefined, never>;
  kind: ColumnType<"invoice" | "credit-note", "invoice" | "credit-note", never>;
  series: ColumnType<string, string, never>;
  year: ColumnType<number, number, never>;
  number: ColumnType<number, number, never>;
  orderId: ColumnType<OrderId, OrderId, never>;
  /** Of a credit note: the invoice, and what made it necessary. One cause, one credit note. */
  corrects: ColumnType<InvoiceId | null, InvoiceId | null, never>;
  cause: ColumnType<string | null, string | null, never>;
  issuedAt: ColumnType<Date, Date, never>;
  totalBani: ColumnType<Bani, Bani, never>;
  paper: ColumnType<unknown, string, never>;
};

/** A bank statement that staff uploaded. */
export type BankStatementTable = {
  id: StatementId;
  name: string;
  digest: string;
  knownLines: number;
  skippedLines: number;
  actor: string;
  uploadedAt: CreatedAt;
  importedAt: ColumnType<Date | null, undefined, Date>;
};

/** Money that came into the shop's account, once, whatever statements tell of it; and what became of it. */
export type StatementLineTable = {
  id: Generated<number>;
  statementId: StatementId;
  key: string;
  bookedOn: ColumnType<Date, string, never>;
  amountBani: Bani;
  payer: string | null;
  iban: string | null;
  details: string;
  state: ColumnType<"new" | "open" | "matched" | "ignored", undefined, "open" | "matched" | "ignored">;
  orderNumber: ColumnType<string | null, undefined, string>;
  outcome: ColumnType<string | null, undefined, string>;
  settledBy: ColumnType<string | null, undefined, string>;
  settledAt: ColumnType<Date | null, undefined, Date>;
};

/** What somebody sells to the shop, from the first answer in the wizard on. */
export type TradeInTable = {
  id: ColumnType<TradeInId, TradeInId, never>;
  /** null until the first offer. */
  number: ColumnType<string | null, undefined, string>;
  visitorId: VisitorId | null;
  /** Made by the database. Whoever has it may go on with the draft and see what became of it. */
  linkKey: Generated<string>;
  of: ColumnType<"machine" | "components", "machine" | "components", never>;
  state: string;
  language: Language;
  draft: ColumnType<unknown, string | null, string | null>;
  email: ColumnType<string | null, undefined, string>;
  consentedAt: ColumnType<Date | null, undefined, Date>;
  payoutChoice: ColumnType<"instant" | "full" | null, undefined, "instant" | "full">;
  iban: ColumnType<string | null, undefined, string>;
  payeeName: ColumnType<string | null, undefined, string>;
  ownerDeclaredAt: ColumnType<Date | null, undefined, Date>;
  seller: ColumnType<unknown, undefined, string>;
  courier: ColumnType<string | null, undefined, string | null>;
  trackingNumber: ColumnType<string | null, undefined, string | null>;
  returnCourier: ColumnType<string | null, undefined, string | null>;
  returnTrackingNumber: ColumnType<string | null, undefined, string | null>;
  createdAt: CreatedAt;
  /** When the seller last said something in the draft. */
  touchedAt: ColumnType<Date, Date | undefined, Date>;
  movedAt: ColumnType<Date, Date | undefined, Date>;
  receivedAt: ColumnType<Date | null, undefined, Date>;
  testedAt: ColumnType<Date | null, undefined, Date>;
  /** When its units came into intake. */
  stockedAt: ColumnType<Date | null, undefined, Date>;
  /** When it ends by itself; null where it waits for staff, or has ended. */
  expiresAt: ColumnType<Date | null, Date | null, Date | null>;
  /** When its seller was told that it ends soon, since it stands where it does. */
  remindedAt: ColumnType<Date | null, undefined, Date | null>;
  /** What its seller was asked for the way back, and what became of that. */
  returnFeeBani: ColumnType<Bani | null, undefined, Bani>;
  returnFeeSettled: ColumnType<"paid" | "waived" | null, undefined, "paid" | "waived">;
  returnFeeSettledAt: ColumnType<Date | null, undefined, Date>;
  returnFeeNote: ColumnType<string | null, undefined, string>;
};

/** Every book that an offer was made with; a version is never changed. */
export type PriceBookTable = {
  version: number;
  book: ColumnType<unknown, string, never>;
  madeBy: string;
  madeAt: CreatedAt;
  note: string | null;
};

export type TradeInOfferTable = {
  tradeInId: TradeInId;
  /** The highest is the one that counts. */
  sequence: number;
  /** Made for what was said, or for what was found. */
  kind: "offer" | "revised";
  bookVersion: number;
  made: ColumnType<unknown, string, never>;
  totalBani: Bani;
  validUntil: Timestamp;
  createdAt: CreatedAt;
};

export type TradeInPhotoTable = {
  id: TradeInPhotoId;
  tradeInId: TradeInId;
  of: "declaration" | "evidence";
  position: number;
  digest: string;
  width: number;
  height: number;
  /** How many its picture has. */
  bytes: number;
  name: string;
  createdAt: CreatedAt;
};

/** Its picture, whole and as a small square: both JPEG. */
export type TradeInPhotoBytesTable = { photoId: TradeInPhotoId; whole: Uint8Array; small: Uint8Array };

/** What testing found about one line of the offer with this sequence. */
export type TradeInFindingTable = {
  id: FindingId;
  tradeInId: TradeInId;
  sequence: number;
  key: string;
  claim: "identified" | "model" | "quantity" | "condition" | "fault" | "missing" | "box" | "accessories";
  said: string;
  found: string;
  /** The declared part as it should have been; null where nothing is there, or where it is about no part. */
  foundPart: ColumnType<unknown, string | null, string | null>;
  visible: boolean;
  note: string | null;
  /** Photos by their id, measurements in words. */
  evidence: Json;
  actor: string;
  createdAt: CreatedAt;
};

export type TradeInMoveTable = {
  id: Generated<number>;
  tradeInId: TradeInId;
  fromState: string | null;
  toState: string;
  at: CreatedAt;
  actor: string;
  reason: string | null;
};

/** What the shop owes a seller, from the moment that both agreed on what was found. */
export type TradeInPayoutTable = {
  tradeInId: TradeInId;
  amountBani: Bani;
  iban: string;
  name: string;
  dueAt: Timestamp;
  exportedAt: ColumnType<Date | null, undefined, Date | null>;
  /** The bank's file that it went out with. */
  file: ColumnType<string | null, undefined, string | null>;
  paidAt: ColumnType<Date | null, undefined, Date | null>;
  reference: ColumnType<string | null, undefined, string | null>;
  /** One more than it came back. */
  attempt: Generated<number>;
};

/** A payout that the seller's bank sent back, as it had gone out. */
export type TradeInPayoutReturnTable = {
  tradeInId: TradeInId;
  attempt: number;
  why: "account-wrong" | "account-closed" | "name-differs" | "not-in-lei" | "refused";
  note: string | null;
  iban: string;
  name: string;
  file: string | null;
  paidAt: Date | null;
  reference: string | null;
  actor: string;
  at: Generated<Date>;
};

/** A file of transfers for the bank, as what it says. */
export type PayoutFileTable = {
  name: string;
  content: Json;
  transfers: number;
  totalBani: Bani;
  actor: string;
  madeAt: CreatedAt;
};

/** Provider events already dealt with: the key makes a webhook count once. */
export type PaymentEventTable = {
  provider: string;
  eventId: string;
  kind: string;
  receivedAt: CreatedAt;
};

export type OutboxTable = {
  id: Generated<number>;
  /** At most one e-mail per key: telling twice of one event is impossible. */
  dedupeKey: string;
  recipient: string;
  language: string;
  subject: string;
  textBody: string;
  htmlBody: string;
  /** Stops letters of this kind when the mail program posts to it; only for letters that nobody has to get. */
  unsubscribeLink: ColumnType<string | null, string | null | undefined, null>;
  createdAt: CreatedAt;
  /** How often it was taken to be sent. */
  attempts: Generated<number>;
  /** Not to be taken before: until the next try, or while somebody is sending it. */
  dueAt: Generated<Date>;
  sentAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  givenUpAt: ColumnType<Date | null, undefined, Date>;
  /** What the mail server said at the last try that failed. */
  lastError: ColumnType<string | null, undefined, string | null>;
};

export type AuditTable = {
  id: Generated<number>;
  at: CreatedAt;
  actor: string;
  action: string;
  entity: string;
  entityId: string;
  before: ColumnType<unknown, string | null, never>;
  after: ColumnType<unknown, string | null, never>;
};

/** A person who signs in. The visitor's id is made by the database from the account's. */
export type AccountTable = {
  id: AccountId;
  email: string;
  emailVerified: boolean;
  name: string;
  role: ColumnType<"buyer" | "staff", "buyer" | "staff" | undefined, "buyer" | "staff">;
  language: ColumnType<Language, Language | undefined, Language>;
  visitorId: ColumnType<VisitorId, never, never>;
  createdAt: CreatedAt;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
};

/** An account's password, as a hash. One an account: `providerId` and `providerAccountId` say nothing more. */
export type CredentialTable = {
  id: string;
  accountId: AccountId;
  providerId: "credential";
  providerAccountId: string;
  password: string;
  createdAt: CreatedAt;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
};

export type SessionTable = {
  id: SessionId;
  token: string;
  accountId: AccountId;
  expiresAt: Timestamp;
  ipAddress: string | null;
  userAgent: string | null;
  secondFactorAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  createdAt: CreatedAt;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
};

/** What a link in a letter is good for, once. */
export type MailedKeyTable = {
  keyHash: string;
  purpose: "confirm" | "reset" | "change-email";
  accountId: AccountId;
  email: string;
  expiresAt: Timestamp;
};

export type SecondFactorTable = {
  accountId: AccountId;
  sealedSecret: string;
  /** bigint: the driver of PostgreSQL reads it as text, the embedded database as a number. */
  lastStep: ColumnType<string | number, number | undefined, number>;
  confirmedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

export type RecoveryCodeTable = {
  accountId: AccountId;
  codeHash: string;
  usedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** Where somebody has things brought. */
export type AddressTable = {
  id: AddressId;
  accountId: AccountId;
  firstName: string;
  lastName: string;
  address: string;
  city: string;
  county: string;
  postalCode: string;
  phone: string;
  isDefault: boolean;
  createdAt: CreatedAt;
};

/** A device by the hash of the secret in its cookie. */
export type KnownDeviceTable = {
  accountId: AccountId;
  deviceHash: string;
  firstSeenAt: CreatedAt;
  lastSeenAt: ColumnType<Date, Date | undefined, Date>;
};

export type TryCountTable = {
  key: string;
  tries: number;
  since: Timestamp;
};

/** E-mails to one mailbox that strangers caused, by a keyed hash of its address. */
export type MailCountTable = {
  key: string;
  hourMails: number;
  hourSince: Timestamp;
  dayMails: number;
  daySince: Timestamp;
};

export type ContactMessageTable = {
  id: Generated<number>;
  name: string;
  email: string;
  message: string;
  language: string;
  createdAt: CreatedAt;
};

export type Tables = {
  listing: ListingTable;
  unit: UnitTable;
  unitPhoto: UnitPhotoTable;
  unitPhotoFile: UnitPhotoFileTable;
  intake: IntakeTable;
  measurement: MeasurementTable;
  inspection: InspectionTable;
  importedPart: ImportedPartTable;
  hold: HoldTable;
  holdRequest: HoldRequestTable;
  holdLimitHit: HoldLimitHitTable;
  priceLog: PriceLogTable;
  favourite: FavouriteTable;
  viewed: ViewedTable;
  alert: AlertTable;
  alertLink: AlertLinkTable;
  alertHit: AlertHitTable;
  alertLook: AlertLookTable;
  shelfArrival: ShelfArrivalTable;
  savedBuild: SavedBuildTable;
  savedBuildPart: SavedBuildPartTable;
  cart: CartTable;
  cartLine: CartLineTable;
  checkoutDraft: CheckoutDraftTable;
  salesOrder: SalesOrderTable;
  salesOrderLine: SalesOrderLineTable;
  orderMove: OrderMoveTable;
  transfer: TransferTable;
  claim: ClaimTable;
  claimUnit: ClaimUnitTable;
  claimMove: ClaimMoveTable;
  payment: PaymentTable;
  refund: RefundTable;
  paymentEvent: PaymentEventTable;
  invoiceSeries: InvoiceSeriesTable;
  invoice: InvoiceTable;
  bankStatement: BankStatementTable;
  statementLine: StatementLineTable;
  tradeIn: TradeInTable;
  tradeInOffer: TradeInOfferTable;
  tradeInPhoto: TradeInPhotoTable;
  tradeInPhotoBytes: TradeInPhotoBytesTable;
  tradeInFinding: TradeInFindingTable;
  tradeInMove: TradeInMoveTable;
  tradeInPayout: TradeInPayoutTable;
  tradeInPayoutReturn: TradeInPayoutReturnTable;
  payoutFile: PayoutFileTable;
  priceBook: PriceBookTable;
  outbox: OutboxTable;
  audit: AuditTable;
  contactMessage: ContactMessageTable;
  account: AccountTable;
  credential: CredentialTable;
  session: SessionTable;
  mailedKey: MailedKeyTable;
  secondFactor: SecondFactorTable;
  recoveryCode: RecoveryCodeTable;
  address: AddressTable;
  knownDevice: KnownDeviceTable;
  tryCount: TryCountTable;
  mailCount: MailCountTable;
};
