// Types of the tables, in step with db/migrations (tested). Columns are snake_case in SQL and camelCase here.

import type { ColumnType, Generated } from "kysely";
import type { Bani } from "../base/money.ts";
import type {
  AccountId,
  AddressId,
  AlertId,
  ApiTokenId,
  AllocationRequestId,
  BenchPhotoId,
  BenchSessionId,
  BuildId,
  BulkEditId,
  CartId,
  ClaimId,
  ClaimPhotoId,
  ConversationId,
  ConversionId,
  EndpointId,
  CustomerId,
  DataRequestId,
  FindingId,
  GradingId,
  InvitationId,
  InvoiceId,
  ListingId,
  MeasurementDropId,
  MeasurementFileId,
  ErasureLogId,
  DriveErasureId,
  MessageId,
  NoteId,
  OrderId,
  PaymentId,
  PurchaseId,
  QuestionId,
  VoucherId,
  ManufacturerId,
  RecallId,
  SubscriberId,
  RefundId,
  ReviewId,
  SavedReplyId,
  SavedViewId,
  SessionId,
  ShipmentId,
  StatementId,
  StockImportId,
  SurplusId,
  TradeInId,
  TradeInPhotoId,
  UnitId,
  UnitPhotoId,
  VisitorId,
  RepairId,
  WarrantyId,
  WarrantyTransferId,
} from "../base/id.ts";

type Language = "ro" | "en" | "hu" | "uk";
type Timestamp = ColumnType<Date, Date, Date>;
/** Set by the database on insert; never updated by us. */
type CreatedAt = ColumnType<Date, Date | undefined, never>;
/** What the drivers read from jsonb. The module that owns the column parses it. */
type JsonValue = NonNullable<unknown>;
/** jsonb: read as a value, written as JSON text. */
type Json = ColumnType<JsonValue, string, string>;
/** The same for a column that may be null. */
type JsonOrNull = ColumnType<JsonValue | null, string | null | undefined, string | null>;

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
  /** What staff typed into a draft; null once it was published. */
  draft: JsonOrNull;
  /** Staff chose the illustration of its category instead of photos. */
  usesCategoryPicture: Generated<boolean>;
  /** Title and names of parts in lower case, for the list of listings. The database derives it. */
  searchText: ColumnType<string | null, never, never>;
};

/** An invoice of a supplier, with one tax regime. Several units may come from it. */
export type PurchaseTable = {
  id: PurchaseId;
  supplier: string;
  cui: string | null;
  invoiceNumber: string;
  /** ISO date. */
  invoiceDate: string;
  regime: "margin" | "normal";
  recordedBy: string;
  createdAt: CreatedAt;
};

export type UnitTable = {
  id: UnitId;
  /** Null while the unit is being received, and if it was scrapped then. In any other state a unit has a listing (0016-intake.ts). */
  listingId: ListingId | null;
  code: string;
  serial: string | null;
  costBani: Bani;
  /** What its repairs cost, parts included; the database adds it up. Not a part of the cost, of which the margin scheme takes its base. */
  repairCostBani: Generated<Bani>;
  /** `normal`: the cost is without VAT. `margin`: it is all that was paid (Codul fiscal art. 312). */
  taxRegime: "margin" | "normal";
  grade: "A" | "B" | "C" | null;
  /** "converted": taken apart, or built into another unit, to which its cost went. */
  state: "intake" | "stock" | "inspection" | "scrapped" | "converted";
  /** Why a PC is on sale without measurements; null for any other unit. */
  untestedReason: ColumnType<
    "no-graphics" | "no-drive" | "test-on-request" | "for-parts" | "other" | null,
    "no-graphics" | "no-drive" | "test-on-request" | "for-parts" | "other" | null | undefined,
    "no-graphics" | "no-drive" | "test-on-request" | "for-parts" | "other" | null
  >;
  untestedNote: ColumnType<string | null, string | null | undefined, string | null>;
  /** Why a unit from a seller is on sale although no erasure of its drives is on record; null for any other unit. */
  unerasedReason: ColumnType<
    "no-drive" | "new-drive" | "other" | null,
    "no-drive" | "new-drive" | "other" | null | undefined,
    "no-drive" | "new-drive" | "other" | null
  >;
  unerasedNote: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: CreatedAt;
  /** The supplier's invoice that it was bought with; null for a unit from a trade-in. */
  purchaseId: ColumnType<PurchaseId | null, PurchaseId | null | undefined, PurchaseId | null>;
  /** Where it stands in the shop. */
  place: ColumnType<string | null, string | null | undefined, string | null>;
  /** Whether something valid was measured that says how fast it is; triggers of `measurement` keep it. */
  isTested: ColumnType<boolean, boolean | undefined, never>;
};

/** A PC that was taken apart, or one that was built from parts. */
export type UnitConversionTable = {
  id: ConversionId;
  kind: "split" | "build";
  actor: string;
  note: string | null;
  at: CreatedAt;
};

/** The units that a conversion began with and made. Their costs sum to the same amount on both sides. */
export type UnitConversionPartTable = {
  conversionId: ConversionId;
  unitId: UnitId;
  side: "from" | "into";
  costBani: Bani;
};

/** An edit of many listings. With a start and an end it is a mark-down. */
export type BulkEditTable = {
  id: BulkEditId;
  state: "draft" | "planned" | "applied" | "ended" | "undone" | "cancelled";
  changes: JsonOrNull;
  actor: string;
  createdAt: CreatedAt;
  startsAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  endsAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  appliedAt: ColumnType<Date | null, undefined, Date | null>;
  finishedAt: ColumnType<Date | null, undefined, Date>;
  finishedBy: ColumnType<string | null, undefined, string>;
};

/** One listing of it: what was there before, and what was written. */
export type BulkEditRowTable = {
  bulkEditId: BulkEditId;
  listingId: ListingId;
  before: JsonOrNull;
  after: JsonOrNull;
  outcome: Generated<"changed" | "same" | "skipped" | "restored" | "kept" | "lacking" | null>;
};

/** An uploaded CSV of stock. Its content is deleted once it is imported. */
export type StockImportTable = {
  id: StockImportId;
  name: string;
  digest: string;
  encoding: string;
  content: string | null;
  rows: number;
  actor: string;
  uploadedAt: CreatedAt;
  importedAt: ColumnType<Date | null, undefined, Date>;
  importedBy: ColumnType<string | null, undefined, string>;
  outcome: JsonOrNull;
};

/** A photo of a unit on sale; positions start at 1. `middle` is the colour in the middle of the photo, as six hexadecimal digits. */
export type UnitPhotoTable = {
  id: UnitPhotoId;
  unitId: UnitId;
  position: number;
  digest: string;
  middle: string;
  addedAt: CreatedAt;
  /** The detail of the original that is shown, in fractions; null for the whole. */
  crop: JsonOrNull;
  /** Its description by language. */
  alt: JsonOrNull;
  /** The ids that it had before it was cropped. */
  earlierIds: Generated<UnitPhotoId[]>;
};

/** The uploaded photo, from which a detail can be cut again. Photos of before 2026-11-22 have none. */
export type UnitPhotoOriginalTable = { photoId: UnitPhotoId; width: number; height: number; bytes: Uint8Array };

/** The files of a photo, as they are served. */
export type UnitPhotoFileTable = {
  photoId: UnitPhotoId;
  width: 400 | 800 | 1200;
  format: "avif" | "webp";
  bytes: Uint8Array;
};

/** Receiving: what a unit was bought as, before it has a listing. Settled when it is put on sale or scrapped. */
export type IntakeTable = {
  unitId: UnitId;
  kind: "pc" | "component";
  category: string | null;
  name: string;
  parts: Json;
  suggestedGrade: "A" | "B" | "C";
  /** The trade-in or purchase that the unit came from. */
  source: string;
  position: number;
  cameAt: CreatedAt;
  settledAt: ColumnType<Date | null, undefined, Date>;
  settledBy: ColumnType<string | null, undefined, string>;
};

/**
 * One measured value of one unit, in the smallest step of its test (tenths of a decibel). `source` is who measured it; "demo"
 * values belong to the demo catalogue. Only one value of a test is current; the others have been outdated.
 */
export type MeasurementTable = {
  unitId: UnitId;
  test: string;
  /** The drive that it was read from: "1" for the first; null for what is measured on the whole unit. */
  subject: ColumnType<string | null, string | null | undefined, never>;
  value: number;
  resolution: string | null;
  settings: string | null;
  version: string;
  measuredAt: Timestamp;
  source: "bench" | "demo";
  sessionId: ColumnType<BenchSessionId | null, BenchSessionId | null | undefined, never>;
  /** The file that it was read from; null if it was typed. */
  fileId: ColumnType<MeasurementFileId | null, MeasurementFileId | null | undefined, never>;
  /** When it became invalid: it was corrected, or the unit came back and must be measured again. No longer shown from then on. */
  outdatedAt: ColumnType<Date | null, undefined, Date | null>;
};

/** One sitting at the bench: who measured a unit, when and with which driver. */
export type BenchSessionTable = {
  id: BenchSessionId;
  unitId: UnitId;
  actor: string;
  measuredOn: ColumnType<Date, string, never>;
  driver: string | null;
  note: string | null;
  recordedAt: CreatedAt;
};

/** A photograph of results on the screen, whole and as a thumbnail; both JPEG. */
export type BenchPhotoTable = {
  id: BenchPhotoId;
  sessionId: BenchSessionId;
  position: number;
  digest: string;
  whole: Uint8Array;
  small: Uint8Array;
  addedAt: CreatedAt;
};

/** Files of one test run, dropped at the bench. */
export type MeasurementDropTable = {
  id: MeasurementDropId;
  unitId: UnitId;
  actor: string;
  /** The files that could not be used: names and faults. */
  rejected: Json;
  droppedAt: CreatedAt;
};

/** A file of a measuring program as it was dropped, with what was read from it. */
export type MeasurementFileTable = {
  id: MeasurementFileId;
  dropId: MeasurementDropId;
  unitId: UnitId;
  /** Null until staff confirm its values. */
  sessionId: ColumnType<BenchSessionId | null, undefined, BenchSessionId>;
  position: number;
  name: string;
  program: string;
  /** Bytes, unpacked. */
  size: number;
  /** SHA-256 of the unpacked bytes, in hexadecimal digits. */
  digest: string;
  packed: Uint8Array;
  reading: Json;
};

/** The log of a program that erased drives, as it was dropped. It waits until staff take a drive from it. */
export type ErasureLogTable = {
  id: ErasureLogId;
  dropId: MeasurementDropId;
  unitId: UnitId;
  position: number;
  name: string;
  /** Bytes, unpacked. */
  size: number;
  /** SHA-256 of the unpacked bytes, in hexadecimal digits. */
  digest: string;
  packed: Uint8Array;
  reading: Json;
};

/** A drive that was erased. Rows are only added: a later one counts instead of an earlier one. */
export type DriveErasureTable = {
  id: DriveErasureId;
  logId: ErasureLogId;
  unitId: UnitId;
  /** The drive of the unit: 1 for the first. */
  subject: number;
  model: string;
  serial: string;
  method: "nvme-format" | "nvme-sanitize" | "ata-secure-erase" | "overwrite" | "discard";
  variant: "user-data" | "crypto" | "block" | "enhanced" | "secure" | null;
  /** Of an overwrite; null where the drive erases itself. */
  passes: number | null;
  tool: string;
  /** By the clock of the machine that erased it: "2026-11-21 10:00:00". */
  startedAt: string;
  endedAt: string;
  /** What proves it; null where only the program reported success. */
  proof: "read-back" | "security-state" | "sanitize-log" | null;
  /** The line of the log on which it began. */
  line: number;
  /** Of the log. */
  digest: string;
  actor: string;
  recordedAt: CreatedAt;
};

/** The answers to the grading questions about a unit, the grade that follows from them and the grade that staff gave. */
export type GradingTable = {
  id: GradingId;
  unitId: UnitId;
  /** The version of the questions. */
  rubric: number;
  kind: string;
  answers: Json;
  found: "A" | "B" | "C";
  grade: "A" | "B" | "C";
  /** Why staff gave another grade than the one found. */
  reason: string | null;
  actor: string;
  gradedAt: CreatedAt;
  outdatedAt: ColumnType<Date | null, undefined, Date>;
};

/** The inspection of a returned unit: where it came from and what was decided. */
export type InspectionTable = {
  id: Generated<string>;
  unitId: UnitId;
  why: "withdrawal" | "return" | "warranty" | "refused" | "recall";
  /** The claim's number, or the order's. */
  source: string;
  actor: string;
  cameAt: CreatedAt;
  /** Whether the unit had been with a buyer: not if a parcel was refused or never sent. */
  fromBuyer: Generated<boolean>;
  outcome: ColumnType<
    "back-on-sale" | "written-off" | "back-to-buyer" | "to-parts" | null,
    undefined,
    "back-on-sale" | "written-off" | "back-to-buyer" | "to-parts"
  >;
  note: ColumnType<string | null, undefined, string | null>;
  settledAt: ColumnType<Date | null, undefined, Date>;
  settledBy: ColumnType<string | null, undefined, string>;
};

/** A part of imported reference data. The curated list is code and has no rows. */
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

/** An allocation of a unit. The unit is the primary key, so that only one can exist. `until` null: it never ends (a sale). */
export type HoldTable = {
  unitId: UnitId;
  kind: "checkout" | "reservation" | "order" | "sale";
  visitorId: VisitorId | null;
  orderId: OrderId | null;
  email: string | null;
  until: ColumnType<Date | null, Date | null, Date | null>;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  /** Keyed hashes of the holder, while the allocation counts towards a limit. */
  emailKey: ColumnType<string | null, string | null | undefined, string | null>;
  phoneKey: ColumnType<string | null, string | null | undefined, string | null>;
  addressKey: ColumnType<string | null, string | null | undefined, string | null>;
  networkKey: ColumnType<string | null, string | null | undefined, string | null>;
  /** Whether the holder has an account or has opened the link in the e-mail. */
  known: ColumnType<boolean, boolean | undefined, boolean>;
};

/** A stranger's order by transfer, or reservation (`orderId` null), that must be confirmed by the link in its e-mail. */
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
  /** The price when it was added, to show by how much it has fallen. */
  seenPriceBani: Bani;
  addedAt: CreatedAt;
};

/** Recently viewed listings. */
export type ViewedTable = {
  visitorId: VisitorId;
  listingId: ListingId;
  viewedAt: Timestamp;
};

/** An alert on new listings: one for each e-mail address and filter, active or not. */
export type AlertTable = {
  id: AlertId;
  email: string;
  language: "ro" | "en" | "hu" | "uk";
  aisle: string;
  /** The filter as URL parameters, without page and order. */
  query: string;
  /** The filter in words, in the alert's language. */
  said: string;
  createdAt: ColumnType<Date, Date | undefined, Date>;
  confirmedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  stoppedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** When the last e-mail about a match was written. */
  toldAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** A link in an e-mail, by the hash of its secret. */
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

/** A table of one row. */
export type AlertLookTable = {
  onlyOne: Generated<boolean>;
  lookedUntil: ColumnType<Date, Date | undefined, Date>;
  claimedUntil: ColumnType<Date, Date | undefined, Date>;
};

/** When a listing last became available. Written by triggers. */
export type ShelfArrivalTable = {
  listingId: ListingId;
  at: ColumnType<Date, Date | undefined, Date>;
};

/** A saved build of a visitor. */
export type SavedBuildTable = {
  id: BuildId;
  visitorId: VisitorId;
  name: string;
  savedAt: ColumnType<Date, Date | undefined, Date>;
};

/** The PC that a visitor described (shop/own-pc). */
export type OwnPcTable = {
  visitorId: VisitorId;
  name: string;
  parts: Json;
  isWithoutCard: boolean;
  changedAt: ColumnType<Date, Date | undefined, Date>;
};

export type SavedBuildPartTable = {
  buildId: BuildId;
  position: number;
  category: string;
  /** Not a foreign key: a part that no longer exists is still listed. */
  listingId: ListingId;
  quantity: number;
  seenTitle: string;
  /** The unit price when it was saved, to show changes. */
  seenPriceBani: Bani;
};

/** Somebody who wants the newsletter. `consent`: the version of the words that they agreed to. */
export type SubscriberTable = {
  id: SubscriberId;
  email: string;
  language: Language;
  state: "pending" | "confirmed" | "unsubscribed";
  consent: string;
  askedAt: ColumnType<Date, Date | undefined, Date>;
  confirmedAt: ColumnType<Date | null, undefined, Date | null>;
  unsubscribedAt: ColumnType<Date | null, undefined, Date | null>;
  confirmHash: ColumnType<string | null, string | null | undefined, string | null>;
  confirmUntil: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Made by the database. It is in the link that unsubscribes. */
  linkKey: Generated<string>;
};

/** A code that lowers the price of orders, by a percentage or an amount. */
export type VoucherTable = {
  id: VoucherId;
  code: string;
  note: string;
  percent: number | null;
  amountBani: Bani | null;
  coversDelivery: boolean;
  leastGoodsBani: Bani;
  mostUses: number | null;
  mostPerPerson: number | null;
  firstDay: ColumnType<Date | null, string | null, string | null>;
  lastDay: ColumnType<Date | null, string | null, string | null>;
  /** Orders that use it now. */
  uses: Generated<number>;
  stoppedAt: ColumnType<Date | null, undefined, Date | null>;
  version: Generated<number>;
  createdBy: string;
  createdAt: CreatedAt;
};

/** The use of a voucher by an order. */
export type VoucherUseTable = {
  orderId: OrderId;
  voucherId: VoucherId;
  discountBani: Bani;
  /** The discount was less than the voucher promises, because of a floor. */
  isCut: boolean;
  usedAt: CreatedAt;
  /** When its order ended without a sale. */
  givenBackAt: ColumnType<Date | null, undefined, Date>;
};

export type CartTable = {
  id: CartId;
  visitorId: VisitorId;
  /** The voucher that the visitor entered. */
  voucherCode: ColumnType<string | null, string | null | undefined, string | null>;
  createdAt: CreatedAt;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
};

export type CartLineTable = {
  cartId: CartId;
  listingId: ListingId;
  quantity: number;
  /** The price that the buyer saw when adding the line, to show changes. Never used to charge. */
  seenPriceBani: Bani;
  addedAt: CreatedAt;
  /** Games to be tested on this PC, or null. */
  gameTest: JsonOrNull;
};

/** The form of the first checkout step. */
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
  /** Less than the agreed total: a transfer was too small and was accepted. */
  reductionBani: Generated<Bani>;
  totalBani: Bani;
  extendedWarranty: boolean;
  /** The idempotency key of the place-order form: posting it again does not create another order. */
  idempotencyKey: string;
  placedAt: CreatedAt;
  estimatedDelivery: ColumnType<Date, Date, Date>;
  /** Generated by the database. Grants access to the order: it is in the links of the order's e-mails. */
  linkKey: Generated<string>;
  /** A guest requested an account with this order, and when the request was handled (`settle-account-requests.server.ts`). */
  wantsAccount: Generated<boolean>;
  accountWishSettledAt: ColumnType<Date | null, undefined, Date>;
  courier: Generated<string | null>;
  trackingNumber: Generated<string | null>;
  deliveredAt: ColumnType<Date | null, Date | undefined, Date>;
  delivery: ColumnType<"courier" | "pickup", "courier" | "pickup" | undefined, "courier" | "pickup">;
  company: JsonOrNull;
  billingAddress: JsonOrNull;
  /** Maintained by the database from the invoice rows; never written by us. */
  isInvoiced: ColumnType<boolean, never, never>;
  /** Deadline of the bank transfer; null for other payment methods. */
  payUntil: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Everything that staff search an order by, as search terms. */
  search: ColumnType<string, never, never>;
  /** Rises when staff change the delivery or the buyer's data. */
  version: Generated<number>;
  /** The member of staff who took the order by phone. */
  placedBy: ColumnType<string | null, string | null | undefined, never>;
  /** Why the order has a discount. */
  discountWhy: ColumnType<string | null, string | null | undefined, never>;
  /** Months of the legal guarantee that its buyer agreed to; null for a company, and before they were stored. */
  guaranteeMonths: ColumnType<number | null, number | null | undefined, never>;
  termsVersion: ColumnType<string | null, string | null | undefined, never>;
  /** When its buyer asked that a game test begins before the withdrawal period ends. */
  serviceRequestedAt: ColumnType<Date | null, Date | null | undefined, never>;
  /** The voucher that it was placed with. */
  voucherCode: ColumnType<string | null, string | null | undefined, never>;
  /** Days after the delivery in which a consumer may withdraw. */
  returnDays: ColumnType<number, number | undefined, never>;
  /** The locker that it goes to, as it was chosen; null: to a door or the shop. */
  locker: JsonOrNull;
};

/** The terms that orders were placed with, one row for each text. */
export type AgreedTermsTable = {
  version: string;
  language: "ro" | "en" | "hu" | "uk";
  content: Json;
  firstAgreedAt: CreatedAt;
};

/** What staff write about an order, a customer, a unit …, for each other. */
export type StaffNoteTable = {
  id: NoteId;
  /** The kind of thing, and its number, code or id. */
  entity: string;
  entityId: string;
  text: string;
  pinned: Generated<boolean>;
  actor: string;
  at: CreatedAt;
  editedAt: ColumnType<Date | null, undefined, Date>;
};

/** The timeline of an order: its transitions. */
export type OrderMoveTable = {
  id: Generated<number>;
  orderId: OrderId;
  /** Null for the first state. */
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
  /** The account that took the warranty over and opened this claim. */
  holderAccount: ColumnType<AccountId | null, AccountId | null | undefined, AccountId | null>;
  isByHolder: Generated<boolean>;
  /** Of its refund, the part for extended warranties. */
  extensionBani: ColumnType<Bani | null, undefined, Bani | null>;
  /** What the buyer chose, of a warranty claim; why staff did otherwise. */
  remedy: ColumnType<"repair" | "replacement" | null, "repair" | "replacement" | null | undefined, never>;
  otherRemedyWhy: ColumnType<string | null, undefined, string | null>;
};

/** The units whose extended warranty a withdrawal is about. */
export type ClaimExtensionTable = { claimId: ClaimId; orderId: OrderId; unitId: UnitId };

/** A photo that the claimant attached; `bytes` is the size of its picture. */
export type ClaimPhotoTable = {
  id: ClaimPhotoId;
  claimId: ClaimId;
  position: number;
  digest: string;
  name: string;
  width: number;
  height: number;
  bytes: number;
  addedAt: CreatedAt;
};

/** The picture, full size and as a square thumbnail; both JPEG. */
export type ClaimPhotoBytesTable = { photoId: ClaimPhotoId; whole: Uint8Array; small: Uint8Array };

/** A unit that replaces a faulty one under warranty; it waits to be packed until `sentAt`. */
export type ClaimReplacementTable = {
  claimId: ClaimId;
  orderId: OrderId;
  oldUnit: UnitId;
  unitId: UnitId;
  decidedAt: CreatedAt;
  sentAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** The units of a claim. `active`: no other claim of the order may contain this unit. */
export type ClaimUnitTable = { claimId: ClaimId; orderId: OrderId; unitId: UnitId; active: Generated<boolean> };

export type ClaimMoveTable = {
  id: Generated<number>;
  claimId: ClaimId;
  fromState: string | null;
  toState: string;
  at: CreatedAt;
  actor: string;
};

/** What the sale of a unit promised, from its delivery on. Never changed. */
export type WarrantyTable = {
  id: WarrantyId;
  unitId: UnitId;
  orderId: OrderId;
  deliveredAt: CreatedAt;
  covers: Json;
  /** The warranty of the machine that this one replaced. */
  replaces: ColumnType<WarrantyId | null, WarrantyId | undefined, never>;
};

/** What staff did to a unit outside a claim. `partId`: the unit from stock that was built in. */
export type UnitRepairTable = {
  id: RepairId;
  unitId: UnitId;
  work: string | null;
  part: string | null;
  oldName: string | null;
  newName: string | null;
  newSerial: string | null;
  partId: UnitId | null;
  partCostBani: Bani | null;
  cameOn: string | null;
  doneOn: string;
  doneBy: string;
  costBani: Bani;
  note: string | null;
  warrantyId: WarrantyId | null;
  actor: string;
  recordedAt: CreatedAt;
};

/** What happened to a warranty. Never changed. */
export type WarrantyEntryTable = {
  id: Generated<number>;
  warrantyId: WarrantyId;
  kind: "claimed" | "rejected" | "repaired" | "transferred" | "ended" | "given-back" | "extension-withdrawn";
  claim: string | null;
  why: "returned" | "refunded" | "replaced" | null;
  replaced: ColumnType<JsonValue | null, string | null, never>;
  at: CreatedAt;
};

/** A code by which somebody else takes a warranty over; the account that did. */
export type WarrantyTransferTable = {
  id: WarrantyTransferId;
  warrantyId: WarrantyId;
  codeHash: string;
  madeAt: CreatedAt;
  expiresAt: Timestamp;
  usedAt: ColumnType<Date | null, undefined, Date>;
  usedBy: ColumnType<AccountId | null, undefined, AccountId | null>;
};

/** A bank transfer from a buyer; its key makes it count once. */
export type TransferTable = {
  id: Generated<number>;
  orderId: OrderId;
  amountBani: Bani;
  arrivedAt: Timestamp;
  key: string;
  actor: string;
  recordedAt: CreatedAt;
  /** Over the buyer's bank, in cash at the counter, or as the courier's payout. */
  way: "bank" | "counter" | "courier";
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
  /** Of a unit, as it was sold. */
  grade: ColumnType<"A" | "B" | "C" | null, "A" | "B" | "C" | null | undefined, "A" | "B" | "C">;
  /** Of a PC: months by part, as agreed. */
  warrantyParts: ColumnType<JsonValue | null, string | null | undefined, never>;
  /** Of a PC: its share of the price of the extended warranty, and when its buyer withdrew from that alone. */
  extensionBani: ColumnType<Bani | null, Bani | null | undefined, Bani>;
  extensionWithdrawnAt: ColumnType<Date | null, undefined, Date>;
  /** For a game test: the unit and the games. */
  onUnit: ColumnType<UnitId | null, UnitId | null | undefined, never>;
  games: ColumnType<JsonValue | null, string | null | undefined, never>;
  /** For a game test that was cancelled: why, by whom, and when. */
  calledOffWhy: ColumnType<string | null, undefined, string>;
  calledOffBy: ColumnType<string | null, undefined, string>;
  calledOffAt: ColumnType<Date | null, undefined, Date>;
  /** The words of the title, as search terms. */
  search: ColumnType<string, never, never>;
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
  /** The amount received: 0 until the money is the shop's. */
  capturedBani: Generated<Bani>;
  /** The sum of requested and completed refunds, without failed ones. Maintained by the database from the refund rows; never written by us. */
  refundedBani: ColumnType<Bani, never, never>;
  createdAt: CreatedAt;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
};

/** A refund to a buyer. Invariant, enforced by the database: refunds never exceed the amount received. */
export type RefundTable = {
  id: RefundId;
  orderId: ColumnType<OrderId, OrderId, never>;
  paymentId: ColumnType<PaymentId, PaymentId, never>;
  amountBani: ColumnType<Bani, Bani, never>;
  way: "card" | "bank";
  state: "requested" | "done" | "failed";
  reason: string;
  note: string | null;
  /** Who requested it. */
  actor: string;
  /** The idempotency key of the request. */
  key: string;
  iban: string | null;
  accountName: string | null;
  requestedAt: CreatedAt;
  touchedAt: ColumnType<Date, Date | undefined, Date>;
  settledAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The number of the refund within its order: 1, 2, … */
  sequence: ColumnType<number, number, never>;
  /** The exported bank file that contains it. */
  file: ColumnType<string | null, undefined, string | null>;
  exportedAt: ColumnType<Date | null, undefined, Date | null>;
  /** The bank's reference, once the money was sent. */
  reference: ColumnType<string | null, undefined, string | null>;
  /** Why the buyer's bank returned it, and the staff's note. */
  failedWhy: ColumnType<
    "account-wrong" | "account-closed" | "name-differs" | "not-in-lei" | "refused" | null,
    undefined,
    "account-wrong" | "account-closed" | "name-differs" | "not-in-lei" | "refused" | null
  >;
  failedNote: ColumnType<string | null, undefined, string | null>;
  /** Who gave the account last. */
  accountBy: ColumnType<string | null, string | null | undefined, string | null>;
  /** Everybody who gave or changed the account; the database keeps it. */
  accountHands: ColumnType<string[], undefined, never>;
  /** Who approved it; ended by the database when the account changes. */
  approvedBy: ColumnType<string | null, undefined, string>;
  approvedAt: ColumnType<Date | null, undefined, Date>;
  /** Who put it into its file: never who approved it. */
  exportedBy: ColumnType<string | null, undefined, string | null>;
};

/** Money beyond the total of an order, until it is sent back or kept. */
export type SurplusTable = {
  id: SurplusId;
  orderId: ColumnType<OrderId, OrderId, never>;
  amountBani: ColumnType<Bani, Bani, never>;
  why: ColumnType<"over" | "again", "over" | "again", never>;
  key: ColumnType<string, string, never>;
  state: ColumnType<"open" | "refunded" | "kept", undefined, "refunded" | "kept">;
  refundId: ColumnType<RefundId | null, undefined, RefundId>;
  note: ColumnType<string | null, undefined, string>;
  arrivedAt: CreatedAt;
  settledBy: ColumnType<string | null, undefined, string>;
  settledAt: ColumnType<Date | null, undefined, Date>;
};

/** The last number of a series in a year. The row is locked until the commit, so that no number is skipped. */
export type InvoiceSeriesTable = {
  series: string;
  year: number;
  lastNumber: number;
  lastIssuedAt: Timestamp;
};

/** What a unit had cost when it was invoiced. Written by the database with the invoice; never changed. */
export type InvoicedCostTable = {
  invoiceId: InvoiceId;
  unitId: UnitId;
  costBani: Bani;
  taxRegime: string;
  boughtOn: Date;
  source: string;
};

/** An issued invoice or credit note. The database refuses changes, skipped numbers, and a second invoice of an order. */
export type InvoiceTable = {
  id: ColumnType<InvoiceId, undefined, never>;
  kind: ColumnType<"invoice" | "credit-note", "invoice" | "credit-note", never>;
  series: ColumnType<string, string, never>;
  year: ColumnType<number, number, never>;
  number: ColumnType<number, number, never>;
  orderId: ColumnType<OrderId, OrderId, never>;
  /** For a credit note: its invoice and its cause. One credit note for each cause. */
  corrects: ColumnType<InvoiceId | null, InvoiceId | null, never>;
  cause: ColumnType<string | null, string | null, never>;
  issuedAt: ColumnType<Date, Date, never>;
  totalBani: ColumnType<Bani, Bani, never>;
  paper: ColumnType<JsonValue, string, never>;
};

/** The submission of an invoice or credit note to e-Factura; `archive` is the authority's answer, as a ZIP. */
export type EInvoiceSubmissionTable = {
  invoiceId: ColumnType<InvoiceId, InvoiceId, never>;
  state: Generated<"waiting" | "sending" | "processing" | "accepted" | "rejected" | "unclear" | "by-hand">;
  uploadIndex: string | null;
  fault: string | null;
  tries: Generated<number>;
  nextAt: Generated<Date>;
  sentAt: Date | null;
  settledAt: Date | null;
  archive: Uint8Array | null;
};

/** An uploaded bank statement. */
export type BankStatementTable = {
  id: StatementId;
  name: string;
  digest: string;
  knownLines: number;
  skippedLines: number;
  /** `SkippedRows[]` as JSON. */
  skipped: ColumnType<JsonValue, string | undefined, never>;
  actor: string;
  uploadedAt: CreatedAt;
  importedAt: ColumnType<Date | null, undefined, Date>;
};

/** What staff said of the columns of a bank's CSV, by its heading. */
export type StatementLayoutTable = {
  heading: string;
  kinds: ColumnType<JsonValue, string, string>;
  actor: string;
  savedAt: ColumnType<Date, undefined, Date>;
};

/** An incoming payment, stored once even if several statements contain it, and how it was handled. */
export type StatementLineTable = {
  id: Generated<number>;
  statementId: StatementId;
  key: string;
  rowNumber: number | null;
  /** Null, like the amount, where the file's row could not be read: `why` says so. */
  bookedOn: ColumnType<Date | null, string | null, string>;
  amountBani: Bani | null;
  why: string | null;
  payer: string | null;
  iban: string | null;
  details: string;
  state: ColumnType<"new" | "open" | "matched" | "ignored", undefined, "open" | "matched" | "ignored">;
  orderNumber: ColumnType<string | null, undefined, string>;
  outcome: ColumnType<string | null, undefined, string>;
  settledBy: ColumnType<string | null, undefined, string>;
  settledAt: ColumnType<Date | null, undefined, Date>;
};

/** A trade-in, from the first answer in the wizard on. */
export type TradeInTable = {
  id: ColumnType<TradeInId, TradeInId, never>;
  /** Null until the first offer. */
  number: ColumnType<string | null, undefined, string>;
  visitorId: VisitorId | null;
  /** Generated by the database. Grants access to the draft and to the trade-in. */
  linkKey: Generated<string>;
  of: ColumnType<"machine" | "components", "machine" | "components", never>;
  state: string;
  language: Language;
  draft: ColumnType<JsonValue | null, string | null, string | null>;
  email: ColumnType<string | null, undefined, string>;
  consentedAt: ColumnType<Date | null, undefined, Date>;
  payoutChoice: ColumnType<"instant" | "full" | null, undefined, "instant" | "full">;
  iban: ColumnType<string | null, undefined, string>;
  payeeName: ColumnType<string | null, undefined, string>;
  ownerDeclaredAt: ColumnType<Date | null, undefined, Date>;
  seller: ColumnType<JsonValue | null, undefined, string>;
  courier: ColumnType<string | null, undefined, string | null>;
  trackingNumber: ColumnType<string | null, undefined, string | null>;
  returnCourier: ColumnType<string | null, undefined, string | null>;
  returnTrackingNumber: ColumnType<string | null, undefined, string | null>;
  createdAt: CreatedAt;
  /** When the seller last answered a step. */
  touchedAt: ColumnType<Date, Date | undefined, Date>;
  movedAt: ColumnType<Date, Date | undefined, Date>;
  receivedAt: ColumnType<Date | null, undefined, Date>;
  testedAt: ColumnType<Date | null, undefined, Date>;
  /** When its units were received into stock. */
  stockedAt: ColumnType<Date | null, undefined, Date>;
  /** When it expires; null while it waits for staff and after it has ended. */
  expiresAt: ColumnType<Date | null, Date | null, Date | null>;
  /** When the seller was reminded that it expires soon, in its current state. */
  remindedAt: ColumnType<Date | null, undefined, Date | null>;
  /** The fee for shipping the goods back to the seller, and its payment. */
  returnFeeBani: ColumnType<Bani | null, undefined, Bani>;
  returnFeeSettled: ColumnType<"paid" | "waived" | null, undefined, "paid" | "waived">;
  returnFeeSettledAt: ColumnType<Date | null, undefined, Date>;
  returnFeeNote: ColumnType<string | null, undefined, string>;
  /** When the seller agreed to the terms with fee and transport risk, and to the erasure of the drives. */
  termsAgreedAt: ColumnType<Date | null, undefined, Date>;
  erasureAgreedAt: ColumnType<Date | null, undefined, Date>;
};

/** Who sells, encrypted. */
export type TradeInIdentityTable = {
  tradeInId: TradeInId;
  kind: "person" | "company";
  /** The number as everybody of the staff may see it. */
  masked: string;
  keyId: string;
  sealed: Uint8Array;
  /** A keyed hash of the personal number, document or fiscal code. */
  identifierHash: string;
  /** A company's invoice for the goods, and its day. */
  invoiceNumber: ColumnType<string | null, undefined, string | null>;
  invoiceDay: ColumnType<string | null, undefined, string | null>;
  givenAt: ColumnType<Date, Date | undefined, Date>;
};

/** A signed purchase record; one of a trade-in is in force. */
export type TradeInSignatureTable = {
  id: Generated<number>;
  tradeInId: TradeInId;
  amountBani: Bani;
  method: "typed" | "drawn";
  clientIp: string;
  /** SHA-256 of the record that the seller saw, and of the signed one. */
  documentHash: string;
  pdfHash: string;
  keyId: string;
  /** Encrypted: the typed name and the drawing; the signed record. */
  sealed: Uint8Array;
  pdf: Uint8Array;
  signedAt: Generated<Date>;
  /** When the amount or the identity changed. */
  voidedAt: ColumnType<Date | null, undefined, Date>;
};

/** Why staff must look before the money leaves. */
export type TradeInCheckTable = {
  id: Generated<number>;
  tradeInId: TradeInId;
  reason: "other-payee" | "watched-serial";
  detail: string;
  foundAt: Generated<Date>;
  settledAt: ColumnType<Date | null, undefined, Date>;
  settledBy: ColumnType<string | null, undefined, string>;
  note: ColumnType<string | null, undefined, string | null>;
};

/** A serial number on what arrived. */
export type TradeInSerialTable = {
  tradeInId: TradeInId;
  /** For comparison. */
  serial: string;
  written: string;
  actor: string;
  addedAt: Generated<Date>;
};

/** A machine that the shop must not buy. */
export type WatchedSerialTable = {
  serial: string;
  written: string;
  note: string;
  actor: string;
  addedAt: Generated<Date>;
};

/** Who made what bears a brand. */
export type ManufacturerTable = {
  id: ManufacturerId;
  brand: string;
  brandKey: string;
  legalName: string;
  address: string;
  contact: string;
  euName: string | null;
  euAddress: string | null;
  euContact: string | null;
  version: Generated<number>;
  changedBy: string;
  changedAt: Generated<Date>;
};

/** A product that a manufacturer or an authority called dangerous. */
export type RecallTable = {
  id: RecallId;
  number: ColumnType<number, never, never>;
  product: string;
  modelPattern: string | null;
  serialPattern: string | null;
  source: string;
  /** ISO date. */
  recalledOn: ColumnType<Date, string, string>;
  adviceRo: string;
  adviceEn: string | null;
  adviceHu: string | null;
  adviceUk: string | null;
  closedAt: ColumnType<Date | null, undefined, Date | null>;
  version: Generated<number>;
  createdBy: string;
  createdAt: CreatedAt;
};

/** A unit that a recall matches. */
export type RecalledUnitTable = {
  recallId: RecallId;
  unitId: UnitId;
  foundAt: Generated<Date>;
  clearedAt: ColumnType<Date | null, undefined, Date>;
  clearedBy: ColumnType<string | null, undefined, string>;
  note: ColumnType<string | null, undefined, string>;
};

/** The buyer of an order got the e-mail about a recall. */
export type RecallNoticeTable = {
  recallId: RecallId;
  orderId: OrderId;
  notifiedBy: string;
  notifiedAt: Generated<Date>;
};

/** Price book versions. A version is never changed. */
export type PriceBookTable = {
  version: number;
  book: ColumnType<JsonValue, string, never>;
  madeBy: string;
  madeAt: CreatedAt;
  note: string | null;
};

export type TradeInOfferTable = {
  tradeInId: TradeInId;
  /** The highest version is the current one. */
  sequence: number;
  /** Whether the offer is for the declaration or for the test findings. */
  kind: "offer" | "revised";
  bookVersion: number;
  made: ColumnType<JsonValue, string, never>;
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
  /** The size of its picture in bytes. */
  bytes: number;
  name: string;
  createdAt: CreatedAt;
};

/** The picture, full size and as a square thumbnail; both JPEG. */
export type TradeInPhotoBytesTable = { photoId: TradeInPhotoId; whole: Uint8Array; small: Uint8Array };

/** The test finding for one line of the offer with this sequence. */
export type TradeInFindingTable = {
  id: FindingId;
  tradeInId: TradeInId;
  sequence: number;
  key: string;
  claim: "identified" | "model" | "quantity" | "condition" | "fault" | "missing" | "box" | "accessories";
  said: string;
  found: string;
  /** The part as it was found; null if it is missing, or if the line is not a part. */
  foundPart: ColumnType<JsonValue | null, string | null, string | null>;
  /** How many pieces of a line of several it concerns; null: all of them. */
  pieces: number | null;
  visible: boolean;
  note: string | null;
  /** Photo ids, and measurements as text. */
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

/** A payout owed to a seller, created when both sides agree on the findings. */
export type TradeInPayoutTable = {
  tradeInId: TradeInId;
  amountBani: Bani;
  iban: string;
  name: string;
  dueAt: Timestamp;
  exportedAt: ColumnType<Date | null, undefined, Date | null>;
  /** The exported bank file that contains it. */
  file: ColumnType<string | null, undefined, string | null>;
  paidAt: ColumnType<Date | null, undefined, Date | null>;
  reference: ColumnType<string | null, undefined, string | null>;
  /** 1 plus the number of times that it was returned. */
  attempt: Generated<number>;
  /** Who of the staff gave the account last. */
  accountBy: ColumnType<string | null, undefined, string | null>;
  /** Everybody of the staff who gave or changed the account; the database keeps it. */
  accountHands: ColumnType<string[], undefined, never>;
  /** Who approved it; ended by the database when the account or the attempt changes. */
  approvedBy: ColumnType<string | null, undefined, string>;
  approvedAt: ColumnType<Date | null, undefined, Date>;
  /** Who put it into its file: never who approved it. */
  exportedBy: ColumnType<string | null, undefined, string | null>;
};

/** A payout that the seller's bank returned, with the data it was sent with. */
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

/** The content of an exported file of bank transfers. */
export type PayoutFileTable = {
  name: string;
  content: Json;
  transfers: number;
  totalBani: Bani;
  actor: string;
  madeAt: CreatedAt;
};

/** An entry of the cash book; the database gives place, number and balance, and refuses changes. */
export type CashEntryTable = {
  place: number;
  day: ColumnType<Date, string, never>;
  kind: ColumnType<
    "receipt" | "to-bank" | "from-bank" | "other-in" | "other-out",
    "receipt" | "to-bank" | "from-bank" | "other-in" | "other-out",
    never
  >;
  series: ColumnType<string | null, string | null, never>;
  number: ColumnType<number | null, number | null, never>;
  amountBani: ColumnType<Bani, Bani, never>;
  balanceBani: ColumnType<Bani, Bani, never>;
  party: ColumnType<string, string, never>;
  about: ColumnType<string, string, never>;
  orderId: ColumnType<OrderId | null, OrderId | null | undefined, never>;
  /** The receipt as it was issued. */
  paper: ColumnType<JsonValue | null, string | null | undefined, never>;
  actor: ColumnType<string, string, never>;
  key: ColumnType<string, string, never>;
  at: CreatedAt;
};

/** Processed provider events: the key makes a webhook count once. */
export type PaymentEventTable = {
  provider: string;
  eventId: string;
  kind: string;
  receivedAt: CreatedAt;
};

export type OutboxTable = {
  id: Generated<number>;
  /** Invariant: at most one e-mail per key, so that no event is reported twice. */
  dedupeKey: string;
  recipient: string;
  language: string;
  subject: string;
  textBody: string;
  htmlBody: string;
  /** The one-click unsubscribe URL; only for optional e-mails. */
  unsubscribeLink: ColumnType<string | null, string | null | undefined, null>;
  /** How mail programs show it in its thread. */
  thread: JsonOrNull;
  /** What the files that go with it are drawn from. */
  attachments: ColumnType<JsonValue, string | undefined, string>;
  createdAt: CreatedAt;
  /** Number of attempts to send it. */
  attempts: Generated<number>;
  /** Not to be sent before this time: set for the next attempt, and while a process is sending it. */
  dueAt: Generated<Date>;
  sentAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  givenUpAt: ColumnType<Date | null, undefined, Date>;
  /** The mail server's answer to the last failed attempt. */
  lastError: ColumnType<string | null, undefined, string | null>;
};

export type AuditTable = {
  id: Generated<number>;
  at: CreatedAt;
  actor: string;
  action: string;
  entity: string;
  entityId: string;
  before: ColumnType<JsonValue | null, string | null, never>;
  after: ColumnType<JsonValue | null, string | null, never>;
};

/** An account. The database derives the visitor id from the account id. */
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

/** The roles of a member of staff: `shop/accounts/rights.ts` says what each may do. */
export type StaffRoleTable = {
  accountId: AccountId;
  role: "owner" | "sales" | "technician" | "buying" | "accounting";
  givenAt: CreatedAt;
};

/** Somebody asked to join the staff who has not followed the link yet. One invitation for an address. */
export type StaffInvitationTable = {
  id: InvitationId;
  email: string;
  name: string;
  language: Language;
  /** A list of roles. */
  roles: Json;
  keyHash: string;
  invitedBy: string;
  sentAt: ColumnType<Date, Date | undefined, Date>;
  expiresAt: Timestamp;
};

/** The name of somebody who no longer works here, for what they did. Nothing refers to the account: it may be deleted. */
export type FormerStaffTable = {
  accountId: AccountId;
  name: string;
  leftAt: ColumnType<Date, Date | undefined, Date>;
};

/** The password hash of an account, one per account; `providerId` and `providerAccountId` add no information. */
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
  /** When a member of staff last asked for a page in this session, to within five minutes. */
  seenAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  createdAt: CreatedAt;
  updatedAt: ColumnType<Date, Date | undefined, Date>;
};

/** A single-use link in an e-mail, and its purpose. */
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
  /** bigint: the PostgreSQL driver returns text, the embedded database a number. */
  lastStep: ColumnType<string | number, number | undefined, number>;
  confirmedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

export type RecoveryCodeTable = {
  accountId: AccountId;
  codeHash: string;
  usedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** A delivery address of an account. */
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

/** A known device, by the hash of the secret in its cookie. */
export type KnownDeviceTable = {
  accountId: AccountId;
  deviceHash: string;
  firstSeenAt: CreatedAt;
  lastSeenAt: ColumnType<Date, Date | undefined, Date>;
  /** When the second factor was last given on it; null for a device that knows only the password. */
  secondFactorAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** A passkey of a member of staff; its id is the credential's. */
export type PasskeyTable = {
  id: string;
  accountId: AccountId;
  name: string;
  publicKey: Uint8Array;
  /** bigint: the PostgreSQL driver returns text, the embedded database a number. */
  counter: ColumnType<string | number, number, number>;
  /** How browsers reach it: a list. */
  transports: Json;
  createdAt: CreatedAt;
  lastUsedAt: ColumnType<Date | null, undefined, Date>;
};

/** What an authenticator has to sign in this session; used once. */
export type PasskeyChallengeTable = {
  sessionId: SessionId;
  purpose: "add" | "sign-in";
  challenge: string;
  expiresAt: Timestamp;
};

export type TryCountTable = {
  key: string;
  tries: number;
  since: Timestamp;
};

/** Counts e-mails to one mailbox that strangers caused, by a keyed hash of the address. */
export type MailCountTable = {
  key: string;
  hourMails: number;
  hourSince: Timestamp;
  dayMails: number;
  daySince: Timestamp;
};

/** Views of pages by day, for the reports. */
export type PageCountTable = {
  day: ColumnType<Date, string, never>;
  page: "home" | "list" | "product" | "cart" | "checkout";
  /** bigint: the PostgreSQL driver returns text, the embedded database a number. */
  views: ColumnType<string | number, number, number>;
};

/** A view of a list that a member of staff saved: its address under a name. */
export type SavedViewTable = {
  id: SavedViewId;
  accountId: AccountId;
  name: string;
  path: string;
  query: string;
  savedAt: CreatedAt;
};

export type ContactMessageTable = {
  id: Generated<number>;
  name: string;
  email: string;
  message: string;
  language: string;
  conversationId: ColumnType<ConversationId | null, ConversationId | null | undefined, ConversationId | null>;
  createdAt: CreatedAt;
};

/** `version` 1 is the first that staff saved; jsonb null: back to the shop's own words. */
export type SettingTable = {
  name: string;
  version: number;
  value: Json;
  changedBy: string;
  changedAt: CreatedAt;
};

/** Messages to and from one person about one matter. */
export type ConversationTable = {
  id: ConversationId;
  number: string;
  origin: "contact" | "assistant" | "question" | "email" | "staff";
  state: "open" | "waiting" | "closed";
  subject: string;
  name: string;
  email: string;
  language: Language;
  orderNumber: string | null;
  listingId: ListingId | null;
  assignedTo: AccountId | null;
  unread: boolean;
  /** How many messages and notes it has. */
  messages: number;
  /** When the first message came that nobody has answered. Invariant: null unless the conversation is open. */
  waitingSince: Date | null;
  lastAt: Date;
  createdAt: CreatedAt;
};

export type ConversationMessageTable = {
  id: MessageId;
  conversationId: ConversationId;
  /** From 1, in the order in which they were written. */
  position: number;
  direction: "in" | "out" | "note";
  body: string;
  actor: string;
  /** The e-mail address that it came from. */
  sender: string | null;
  /** The Message-ID of its e-mail without angle brackets; of a form, that of its receipt. */
  messageId: string | null;
  at: ColumnType<Date, Date | undefined, never>;
};

/** What a buyer wrote about one product of an order. */
export type ReviewTable = {
  id: ReviewId;
  orderId: OrderId;
  orderNumber: string;
  listingId: ListingId;
  /** The title of the product when it was bought. */
  goods: string;
  state: "pending" | "published" | "rejected";
  stars: number;
  title: string;
  body: string;
  /** The name shown; null once its account was deleted. */
  author: string | null;
  language: Language;
  reason: "insult" | "personal-data" | "not-the-product" | "advertisement" | null;
  /** Rises with every change. */
  version: ColumnType<number, number | undefined, number>;
  /** The shop's answer, shown below it. */
  reply: ColumnType<string | null, string | null | undefined, string | null>;
  repliedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  writtenAt: Timestamp;
  /** When its buyer last changed it. */
  editedAt: Timestamp;
  publishedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** An order whose buyer was asked for reviews. `isSent` is false if no e-mail was to be sent. */
export type ReviewRequestTable = { orderId: OrderId; isSent: boolean; at: CreatedAt };

/** The keyed hash of a mailbox that wants no e-mails asking for reviews. */
export type ReviewRefusalTable = { mailbox: string; at: CreatedAt };

/** One parcel that a courier carries, for an order, a claim or a trade-in (decision 207). */
export type ShipmentTable = {
  id: ShipmentId;
  number: string;
  /** The key of the form that asked for it. */
  formKey: string;
  orderId: OrderId | null;
  claimId: ClaimId | null;
  tradeInId: TradeInId | null;
  subjectNumber: string;
  direction: "out" | "in";
  gateway: "file" | "fan" | "sameday" | "sandbox";
  courier: string;
  state: "requested" | "failed" | "created" | "in-transit" | "cancelling" | "delivered" | "returned" | "cancelled";
  /** The person at the other end; null once erased. */
  person: ColumnType<JsonValue | null, string, string | null>;
  payer: "shop" | "person";
  codBani: Bani;
  openParcel: boolean;
  weightGrams: number;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  awb: ColumnType<string | null, string | null | undefined, string | null>;
  problemKind: ColumnType<
    "refused" | "away" | "cancel-refused" | "unknown" | null,
    "refused" | "away" | "cancel-refused" | "unknown" | null | undefined,
    "refused" | "away" | "cancel-refused" | "unknown" | null
  >;
  /** The courier's own words. */
  problem: ColumnType<string | null, string | null | undefined, string | null>;
  attempts: ColumnType<number, number | undefined, number>;
  /** Until when one process works on it. */
  claimedUntil: ColumnType<Date | null, Date | null | undefined, Date | null>;
  nextAt: ColumnType<Date, Date | undefined, Date>;
  /** The name of the file for the courier's site that it is in. */
  file: ColumnType<string | null, string | null | undefined, string | null>;
  trackedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The state for which its order was moved. */
  followed: ColumnType<string | null, string | null | undefined, string | null>;
  actor: string;
  requestedAt: CreatedAt;
  awbAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  endedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The locker that it goes to; null: to a door. */
  locker: JsonOrNull;
  /** A creation was asked for whose outcome nobody knows yet. */
  unsettled: Generated<boolean>;
};

/** A courier's locker: an automat in which parcels wait for their recipients. */
export type LockerTable = {
  /** The courier and its own number: "sameday:1234". */
  id: string;
  courier: string;
  code: string;
  name: string;
  address: string;
  city: string;
  county: string | null;
  postalCode: Generated<string>;
  compartments: Json;
  takesCard: Generated<boolean>;
  hours: Generated<string>;
  search: string;
  source: "api" | "file";
  updatedAt: ColumnType<Date, Date | undefined, Date>;
  closedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** When a courier's list of lockers was asked for and stored. */
export type LockerRefreshTable = {
  courier: string;
  source: "api" | "file";
  askedAt: ColumnType<Date, Date | undefined, Date>;
  storedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  lockers: Generated<number>;
  problem: ColumnType<string | null, string | null | undefined, string | null>;
};

/** The courier's label of a shipment. */
export type ShipmentLabelTable = { shipmentId: ShipmentId; pdf: Uint8Array; at: CreatedAt };

/** What happened to a parcel. `words` and `place` are the courier's own. */
export type ShipmentEventTable = {
  shipmentId: ShipmentId;
  at: Timestamp;
  code: string;
  means: "in-transit" | "delivered" | "returned" | null;
  words: string | null;
  place: string | null;
  actor: string;
};

/** A question about a listing, with the wording that is or may be published. */
export type ProductQuestionTable = {
  id: QuestionId;
  conversationId: ConversationId | null;
  listingId: ListingId;
  state: "asked" | "published" | "unpublished";
  /** The first name shown; null: none. */
  name: string | null;
  language: Language;
  question: string;
  answer: ColumnType<string | null, string | null | undefined, string | null>;
  version: ColumnType<number, number | undefined, number>;
  askedAt: Timestamp;
  publishedAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** A text that staff answer with, in the languages of the shop. */
export type SavedReplyTable = {
  id: SavedReplyId;
  name: string;
  texts: Json;
  savedAt: ColumnType<Date, Date | undefined, Date>;
  version: Generated<number>;
  savedBy: string | null;
};

/** Something that happened in the shop, for other programs. Written by triggers; never changed. */
export type OutgoingEventTable = {
  id: Generated<number>;
  /** As in "order.paid". */
  type: string;
  /** The number, code or id of what it is about. */
  thing: string;
  payload: Json;
  at: CreatedAt;
};

/** An address of another program that events are delivered to. Secrets are encrypted. */
export type WebhookEndpointTable = {
  id: EndpointId;
  url: string;
  name: string;
  types: Json;
  state: "active" | "paused" | "removed";
  pausedWhy: ColumnType<"staff" | "failing" | null, "staff" | "failing" | null | undefined, "staff" | "failing" | null>;
  secret: string;
  /** The secret before the last rotation, which signs as well until then. */
  oldSecret: ColumnType<string | null, undefined, string | null>;
  oldSecretUntil: ColumnType<Date | null, undefined, Date | null>;
  /** The first failed attempt since the last success. */
  failingSince: ColumnType<Date | null, undefined, Date | null>;
  /** Rises with each edit. */
  version: Generated<number>;
  createdBy: string;
  createdAt: CreatedAt;
};

/** One event for one endpoint. `tries` counts the attempts since it was written or replayed. */
export type WebhookDeliveryTable = {
  id: Generated<number>;
  eventId: number;
  endpointId: EndpointId;
  state: Generated<"waiting" | "delivered" | "failed">;
  tries: Generated<number>;
  dueAt: ColumnType<Date, Date | undefined, Date>;
  createdAt: CreatedAt;
  finishedAt: ColumnType<Date | null, undefined, Date | null>;
};

export type WebhookAttemptTable = {
  id: Generated<number>;
  deliveryId: number;
  outcome: "answered" | "timeout" | "address-refused" | "connection";
  status: number | null;
  ms: number;
  /** The beginning of the answer. */
  answer: Generated<string>;
  at: CreatedAt;
};

/** A token of the staff API, by the hash of its secret. */
export type ApiTokenTable = {
  id: ApiTokenId;
  name: string;
  hash: string;
  /** Its first characters, by which staff recognise it. */
  begins: string;
  scopes: Json;
  createdBy: string;
  createdAt: CreatedAt;
  expiresAt: ColumnType<Date | null, Date | null | undefined, Date | null>;
  lastUsedAt: ColumnType<Date | null, undefined, Date | null>;
  revokedAt: ColumnType<Date | null, undefined, Date>;
  revokedBy: ColumnType<string | null, undefined, string>;
  /** Calls since then: within the running minute. */
  calls: Generated<number>;
  callsSince: ColumnType<Date | null, undefined, Date>;
};

/** A person known by an e-mail address. The database keeps the rows: nobody writes them but an erase. */
export type CustomerTable = {
  id: ColumnType<CustomerId, CustomerId, never>;
  email: ColumnType<string, string, never>;
  name: ColumnType<string, undefined, never>;
  phone: ColumnType<string, undefined, never>;
  search: ColumnType<string, undefined, never>;
  /** The words of `search`. */
  words: ColumnType<string, never, never>;
  /** Orders that were not cancelled. */
  orders: ColumnType<number, undefined, never>;
  /** What was received for them, less refunds. bigint: the PostgreSQL driver returns text, the embedded database a number. */
  spentBani: ColumnType<string | number, undefined, never>;
  /** Trade-ins under way or paid. */
  sales: ColumnType<number, undefined, never>;
  /** What the shop has paid for them. bigint. */
  paidBani: ColumnType<string | number, undefined, never>;
  hasAccount: ColumnType<boolean, undefined, never>;
  lastAt: ColumnType<Date, Date, never>;
  createdAt: CreatedAt;
};

export type CustomerTagTable = { customerId: CustomerId; tag: string };

/** A person asked for all their data, or that it be erased. The customer may no longer exist. */
export type DataRequestTable = {
  id: DataRequestId;
  customerId: CustomerId;
  kind: "export" | "erase";
  channel: "email" | "message" | "phone" | "letter" | "counter" | "account";
  receivedOn: ColumnType<Date, string, never>;
  dueOn: ColumnType<Date, string, never>;
  state: ColumnType<"open" | "done" | "refused", undefined, "done" | "refused">;
  /** Why it was refused. */
  reason: ColumnType<string | null, undefined, string>;
  recordedBy: string;
  recordedAt: CreatedAt;
  settledBy: ColumnType<string | null, undefined, string>;
  settledAt: ColumnType<Date | null, undefined, Date>;
};

/** The passport of a unit: its public code, and the end of its chain of events. The database creates it with the unit. */
export type PassportTable = {
  unitId: UnitId;
  code: ColumnType<string, string, never>;
  seq: Generated<number>;
  /** The hash of the last event. */
  head: ColumnType<string | null, string | null | undefined, string>;
  /** ISO date of the last event. */
  sealedOn: ColumnType<string | null, string | null | undefined, string>;
  isFed: Generated<boolean>;
  createdAt: CreatedAt;
};

/** A signed event. The database refuses changes. */
export type PassportEventTable = {
  unitId: ColumnType<UnitId, UnitId, never>;
  seq: ColumnType<number, number, never>;
  kind: ColumnType<string, string, never>;
  sealedOn: ColumnType<string, string, never>;
  /** What was signed, in its canonical form. */
  record: ColumnType<string, string, never>;
  hash: ColumnType<string, string, never>;
  signature: ColumnType<string, string, never>;
  keyId: ColumnType<string, string, never>;
  ref: ColumnType<string, string, never>;
  createdAt: CreatedAt;
};

/** What happened to a unit and is not signed yet. Written by triggers. */
export type PassportDueTable = {
  /** bigint: the PostgreSQL driver returns text, the embedded database a number. */
  id: ColumnType<string | number, undefined, never>;
  unitId: UnitId;
  ref: string;
  kind: string;
  /** ISO date. */
  happenedOn: string;
  facts: Json;
  failed: ColumnType<string | null, undefined, string | null>;
  at: CreatedAt;
};

/** A key that signs events, or that did. */
export type PassportKeyTable = {
  id: string;
  publicKey: string;
  sealedKey: string | null;
  validFrom: CreatedAt;
  validUntil: ColumnType<Date | null, undefined, Date>;
};

/** The root of a day over the chains that grew on it. The database refuses changes. */
export type PassportRootTable = {
  day: ColumnType<string, string, never>;
  chains: ColumnType<number, number, never>;
  record: ColumnType<string, string, never>;
  hash: ColumnType<string, string, never>;
  signature: ColumnType<string, string, never>;
  keyId: ColumnType<string, string, never>;
  createdAt: CreatedAt;
};

export type Tables = {
  customer: CustomerTable;
  customerTag: CustomerTagTable;
  dataRequest: DataRequestTable;
  listing: ListingTable;
  unit: UnitTable;
  unitPhoto: UnitPhotoTable;
  unitPhotoFile: UnitPhotoFileTable;
  unitPhotoOriginal: UnitPhotoOriginalTable;
  purchase: PurchaseTable;
  intake: IntakeTable;
  unitConversion: UnitConversionTable;
  unitConversionPart: UnitConversionPartTable;
  bulkEdit: BulkEditTable;
  bulkEditRow: BulkEditRowTable;
  stockImport: StockImportTable;
  measurement: MeasurementTable;
  benchSession: BenchSessionTable;
  benchPhoto: BenchPhotoTable;
  measurementDrop: MeasurementDropTable;
  measurementFile: MeasurementFileTable;
  erasureLog: ErasureLogTable;
  driveErasure: DriveErasureTable;
  grading: GradingTable;
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
  ownPc: OwnPcTable;
  cart: CartTable;
  voucher: VoucherTable;
  subscriber: SubscriberTable;
  voucherUse: VoucherUseTable;
  cartLine: CartLineTable;
  checkoutDraft: CheckoutDraftTable;
  agreedTerms: AgreedTermsTable;
  salesOrder: SalesOrderTable;
  salesOrderLine: SalesOrderLineTable;
  staffNote: StaffNoteTable;
  orderMove: OrderMoveTable;
  transfer: TransferTable;
  claim: ClaimTable;
  claimReplacement: ClaimReplacementTable;
  claimUnit: ClaimUnitTable;
  claimExtension: ClaimExtensionTable;
  claimPhoto: ClaimPhotoTable;
  claimPhotoBytes: ClaimPhotoBytesTable;
  claimMove: ClaimMoveTable;
  unitRepair: UnitRepairTable;
  warranty: WarrantyTable;
  warrantyEntry: WarrantyEntryTable;
  warrantyTransfer: WarrantyTransferTable;
  payment: PaymentTable;
  refund: RefundTable;
  surplus: SurplusTable;
  paymentEvent: PaymentEventTable;
  invoiceSeries: InvoiceSeriesTable;
  invoice: InvoiceTable;
  invoicedCost: InvoicedCostTable;
  eInvoiceSubmission: EInvoiceSubmissionTable;
  cashEntry: CashEntryTable;
  bankStatement: BankStatementTable;
  statementLine: StatementLineTable;
  statementLayout: StatementLayoutTable;
  tradeIn: TradeInTable;
  tradeInOffer: TradeInOfferTable;
  tradeInPhoto: TradeInPhotoTable;
  tradeInPhotoBytes: TradeInPhotoBytesTable;
  tradeInFinding: TradeInFindingTable;
  tradeInMove: TradeInMoveTable;
  tradeInPayout: TradeInPayoutTable;
  tradeInPayoutReturn: TradeInPayoutReturnTable;
  tradeInIdentity: TradeInIdentityTable;
  tradeInSignature: TradeInSignatureTable;
  tradeInCheck: TradeInCheckTable;
  tradeInSerial: TradeInSerialTable;
  watchedSerial: WatchedSerialTable;
  manufacturer: ManufacturerTable;
  recall: RecallTable;
  recalledUnit: RecalledUnitTable;
  recallNotice: RecallNoticeTable;
  payoutFile: PayoutFileTable;
  priceBook: PriceBookTable;
  outbox: OutboxTable;
  audit: AuditTable;
  savedView: SavedViewTable;
  contactMessage: ContactMessageTable;
  conversation: ConversationTable;
  conversationMessage: ConversationMessageTable;
  savedReply: SavedReplyTable;
  outgoingEvent: OutgoingEventTable;
  webhookEndpoint: WebhookEndpointTable;
  webhookDelivery: WebhookDeliveryTable;
  webhookAttempt: WebhookAttemptTable;
  apiToken: ApiTokenTable;
  review: ReviewTable;
  reviewRequest: ReviewRequestTable;
  reviewRefusal: ReviewRefusalTable;
  locker: LockerTable;
  lockerRefresh: LockerRefreshTable;
  shipment: ShipmentTable;
  shipmentLabel: ShipmentLabelTable;
  shipmentEvent: ShipmentEventTable;
  productQuestion: ProductQuestionTable;
  pageCount: PageCountTable;
  account: AccountTable;
  staffRole: StaffRoleTable;
  staffInvitation: StaffInvitationTable;
  formerStaff: FormerStaffTable;
  credential: CredentialTable;
  session: SessionTable;
  mailedKey: MailedKeyTable;
  secondFactor: SecondFactorTable;
  passkey: PasskeyTable;
  passkeyChallenge: PasskeyChallengeTable;
  recoveryCode: RecoveryCodeTable;
  address: AddressTable;
  knownDevice: KnownDeviceTable;
  tryCount: TryCountTable;
  mailCount: MailCountTable;
  setting: SettingTable;
  passport: PassportTable;
  passportEvent: PassportEventTable;
  passportDue: PassportDueTable;
  passportKey: PassportKeyTable;
  passportRoot: PassportRootTable;
};
