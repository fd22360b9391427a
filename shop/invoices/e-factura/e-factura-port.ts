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

/** Every call throws EFacturaUnavailable if the service cannot be asked. `outcomeOf` and `download` change nothing at the service. */
export type EFactura = {
  upload(document: EInvoiceUpload): Promise<EInvoiceReceipt>;
  outcomeOf(uploadIndex: string): Promise<EInvoiceOutcome>;
  /** The ZIP with the authority's signature, or with its reasons. */
  download(downloadId: string): Promise<{ archive: Uint8Array; fault: string | null }>;
};

/** The service cannot be reached, answers too late, or with what is none of its answers. */
export class EFacturaUnavailable extends Error {
  /** The service has certainly received nothing; else it may have. */
  readonly isBefore: boolean;

  constructor(reason: string, { isBefore = false, ...options }: ErrorOptions & { isBefore?: boolean } = {}) {
    super(`e-Factura cannot be asked: ${reason}`, options);
    this.name = "EFacturaUnavailable";
    this.isBefore = isBefore;
  }
}
