import { paymentCodeOf } from "../../../shop/payments/payment-code.ts";
import type { BankAccount } from "../../../shop/orders/emails.ts";
import type { Order } from "../../../shop/orders/order.ts";
import { qrPath, type QrPath } from "../../kit/picture/qr-path.server.ts";

/** The QR code that begins the transfer of an order; null unless it waits for one. The guidelines want error correction M and a margin of four squares. */
export function paymentQr({ state, number, totals, payment }: Order, bank: BankAccount): QrPath | null {
  if (state !== "awaiting-payment") return null;
  const { beneficiary, iban } = bank;
  const reference = payment.reference ?? number;
  return qrPath(paymentCodeOf({ beneficiary, iban, amount: totals.total, reference }), { ecc: "M", border: 4 });
}
