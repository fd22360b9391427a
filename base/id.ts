// Branded id types: ids of different kinds cannot be mixed up. Each is parsed once, where it enters.

export type Id<Kind extends string> = string & { readonly of: Kind };

export type UnitId = Id<"unit">;
export type OrderId = Id<"order">;
export type AllocationRequestId = Id<"hold-request">;
export type BuildId = Id<"build">;
export type CartId = Id<"cart">;
export type PaymentId = Id<"payment">;
export type InvoiceId = Id<"invoice">;
export type StatementId = Id<"statement">;
export type RefundId = Id<"refund">;
export type SurplusId = Id<"surplus">;
export type AlertId = Id<"alert">;
export type ClaimId = Id<"claim">;
export type ClaimPhotoId = Id<"claim-photo">;
export type WarrantyId = Id<"warranty">;
export type WarrantyTransferId = Id<"warranty-transfer">;
/** A repair of a unit outside a claim. */
export type RepairId = Id<"repair">;
export type NoteId = Id<"note">;
export type TradeInId = Id<"trade-in">;
export type TradeInPhotoId = Id<"trade-in-photo">;
export type UnitPhotoId = Id<"unit-photo">;
export type PurchaseId = Id<"purchase">;
export type BenchSessionId = Id<"bench-session">;
export type BenchPhotoId = Id<"bench-photo">;
/** The files of one test run, dropped at the bench together. */
export type MeasurementDropId = Id<"measurement-drop">;
export type MeasurementFileId = Id<"measurement-file">;
/** The log of a program that erased drives. */
export type ErasureLogId = Id<"erasure-log">;
export type DriveErasureId = Id<"drive-erasure">;
export type GradingId = Id<"grading">;
export type FindingId = Id<"finding">;
export type AccountId = Id<"account">;
export type SavedViewId = Id<"saved-view">;
export type ConversationId = Id<"conversation">;
export type MessageId = Id<"message">;
export type EndpointId = Id<"endpoint">;
export type ApiTokenId = Id<"api-token">;
export type SavedReplyId = Id<"saved-reply">;
export type ReviewId = Id<"review">;
export type ShipmentId = Id<"shipment">;
export type QuestionId = Id<"question">;
export type VoucherId = Id<"voucher">;
export type ManufacturerId = Id<"manufacturer">;
export type RecallId = Id<"recall">;
export type SubscriberId = Id<"subscriber">;
export type CustomerId = Id<"customer">;
export type DataRequestId = Id<"data-request">;
export type InvitationId = Id<"invitation">;
/** A split of a PC, or a build of one. */
export type ConversionId = Id<"conversion">;
export type BulkEditId = Id<"bulk-edit">;
export type StockImportId = Id<"stock-import">;
export type SessionId = Id<"session">;
export type AddressId = Id<"address">;
/** The owner of a cart, an allocation, an order: the hash of the visitor cookie's secret, or the visitor id of an account. */
export type VisitorId = Id<"visitor">;
/** The prefix of an account's visitor id; the database creates it (db/migrations/0006-accounts.ts). */
export const ACCOUNT_VISITOR = "account:";

/** Listing ids are numbered from 1; the URL /products/{id} contains one. */
export type ListingId = number & { readonly of: "listing" };

const LARGEST_LISTING_ID = 2_147_483_647; // PostgreSQL integer

/** The listing id in a path or form field, or null if it is none. */
export function parseListingId(text: unknown): ListingId | null {
  if (typeof text !== "string" || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= LARGEST_LISTING_ID ? (id as ListingId) : null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The text as a uuid of the requested kind, or null if it is none. */
export function parseId<Kind extends string>(text: unknown): Id<Kind> | null {
  return typeof text === "string" && UUID.test(text) ? (text as Id<Kind>) : null;
}

export function newId<Kind extends string>(): Id<Kind> {
  return crypto.randomUUID() as Id<Kind>;
}
