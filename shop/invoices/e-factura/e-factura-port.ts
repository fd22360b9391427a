// The tax authority's e-Factura service, as the shop needs it.

export type EInvoiceUpload = {
  xml: string;
  /** The seller's fiscal code, digits only. */
  cui: string;
  /** The buyer is a consumer: such documents have an address of their own. */
  isConsumer: boolean;
};

export type EInvoiceReceipt = { is: "received"; uploadIndex: string } | { is: "refused"; fault: string };

export type EInvoiceOutcome =
  | { is: "processing" }
  | { is: "accepted"; downloadId: string }
  | { is: "rejected"; downloadId: string };

/**
 * `upload` throws EFacturaUnreachable if the service has certainly received nothing, and any other error if it may have. `outcomeOf` and
 * `download` change nothing at the service and throw if it cannot be asked.
 */
export type EFactura = {
  upload(document: EInvoiceUpload): Promise<EInvoiceReceipt>;
  outcomeOf(uploadIndex: string): Promise<EInvoiceOutcome>;
  /** The ZIP with the authority's signature, or with its reasons. */
  download(downloadId: string): Promise<{ archive: Uint8Array; fault: string | null }>;
};

export class EFacturaUnreachable extends Error {}
