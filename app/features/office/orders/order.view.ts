// The props of the components of an order's office page.

import type { Courier } from "../../../../shop/shipping/courier.ts";
import type { Bani } from "../../../../base/money.ts";
import type { DisplayStatus, OrderState, Payment, ReceivedTransfer } from "../../../../shop/orders/order.ts";
import type { OfficeShipment } from "../shared/shipments/shipment.view.server.ts";
import type { RefundView } from "./refunds.view.server.ts";
import type { OrderView } from "../../../shared/orders/order.view.server.ts";

export type OfficeOrderView = {
  order: OrderView;
  /** Of the order and its parcels together. */
  status: DisplayStatus;
  payment: Payment;
  transfers: ReceivedTransfer[];
  /** Money beyond the total. */
  surpluses: {
    id: string;
    amount: Bani;
    why: "over" | "again";
    state: "open" | "refunded" | "kept";
    note: string | null;
  }[];
  /** The transitions that staff may make now. */
  transitions: OrderState[];
  /** Whether the courier has not yet paid out the cash on delivery. */
  owesCash: boolean;
  /** Whether its cash can be taken at the counter. */
  takesCash: boolean;
  /** The receipt of its cash: "PCBCH 1". */
  receipt: string | null;
  /** Refunds that were paid or are due. */
  refunds: RefundView[];
  /** All money that came in, also what does not yet count as the payment. */
  received: Bani;
  /** The amount that may still be refunded. */
  left: Bani;
  may: OrderRights;
  /** Its parcels with couriers. */
  parcels: { shipments: readonly OfficeShipment[]; usualCourier: Courier };
  /** "2026-11-21" */
  today: string;
  pageKey: string;
};

/** What the member of staff who looks at the order may do with it. */
export type OrderRights = {
  edit: boolean;
  pay: boolean;
  bench: boolean;
  seeInvoices: boolean;
  seeTransfers: boolean;
  takeCash: boolean;
};
