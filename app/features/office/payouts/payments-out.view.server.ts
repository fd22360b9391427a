// What the shop owes, as the page of outgoing payments shows it: the account in full for who may pay, and who of two
// people may do what next.

import { sum, type Bani } from "../../../../base/money.ts";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { listPaymentsOut } from "../../../../shop/office/list-payments-out.server.ts";
import { paymentOutStates, type PaymentOut, type PaymentsOutQuery } from "../../../../shop/office/payments-out.ts";
import { listRefundsDue, type RefundDue } from "../../../../shop/orders/payment/list-refunds-due.server.ts";
import { accountVersion } from "../../../../shop/payments/account-version.server.ts";
import { namesOfStaff } from "../../../../shop/accounts/names-of-staff.server.ts";
import {
  mayApprove,
  reasonsForSecondPerson,
  type FourEyes,
  type PaymentHands,
  type SecondPersonReason,
} from "../../../../shop/payments/four-eyes.ts";
import { hintOfIban } from "../../../../base/secrets/mask.ts";
import { listPayouts, type Owed } from "../../../../shop/trade-in/office/list-payouts.server.ts";
import type { Shop } from "../../../composition.server.ts";
import type { StaffMember } from "../../../edge.server.ts";

/**
 * Where a large payment stands: `yours` to approve, for a `colleague` to approve, approved and `ready` to send, or
 * approved by this person, so that a colleague sends it (`sent-by-colleague`). Null for a small one.
 */
export type ApprovalView = "yours" | "colleague" | "ready" | "sent-by-colleague" | null;

type Staff = { actor: string; mayPay: boolean; limit: FourEyes; names: Record<string, string> };

/** Why a second person is needed, and whose hands the payment went through: one of the others approves it. */
export type SecondPersonView = { reasons: SecondPersonReason[]; together: Bani; handledBy: string[] };

/** A page of the payments that the list asks for; those that are not paid with all that their forms need. */
export async function paymentsOutView(
  shop: Shop,
  { actor, roles }: Pick<StaffMember, "actor" | "roles">,
  given: Partial<PaymentsOutQuery>,
) {
  const { fourEyesAbove, worksAlone } = shop;
  const { rows, total, counts } = await listPaymentsOut(shop, { ...given, actor });
  const [{ owed, files, fees }, shown] = await Promise.all([listPayouts(shop), detailsOf(shop, rows)]);
  const { due, filed } = await listRefundsDue(shop, { files: files.map(({ name }) => name) });
  const hands = shown.due.flatMap(({ accountHands, enteredBy, askedBy }) => [
    ...accountHands,
    ...enteredBy,
    askedBy ?? "",
  ]);
  const names = await namesOfStaff(shop, [...hands, ...shown.owed.flatMap(({ accountHands }) => accountHands)]);
  const staff = { actor, mayPay: hasRight(roles, "money.pay"), limit: { fourEyesAbove, worksAlone }, names };
  const ready = readyForFile({
    owed: owed.map((row) => payoutView(row, staff)),
    refunds: due.map((row) => refundView(row, staff)),
  });
  return {
    mayPay: staff.mayPay,
    rows: withDetails(rows, shown, staff),
    total,
    counts: paymentOutStates.map((state) => ({ state, count: counts.get(state) ?? 0 })),
    ready: staff.mayPay ? { count: ready.length, total: sum(ready.map(({ amount }) => amount)) } : null,
    files: files.map((file) => withRefunds(file, filed)),
    fees,
  };
}

/** The payouts and refunds of the rows of a page. */
async function detailsOf(shop: Shop, rows: readonly PaymentOut[]) {
  const numbers = rows.filter(({ kind }) => kind === "payout").map(({ number }) => number);
  const ids = rows.flatMap(({ refundId }) => refundId ?? []);
  const [{ owed }, { due }] = await Promise.all([listPayouts(shop, { numbers }), listRefundsDue(shop, { ids })]);
  return { owed, due };
}

/** Adds the payout or the refund of each row; null once it is paid. */
function withDetails(
  rows: readonly PaymentOut[],
  { owed, due }: { owed: readonly Owed[]; due: readonly RefundDue[] },
  staff: Staff,
) {
  return rows.map((row) => {
    const payout = row.kind === "payout" ? owed.find(({ number }) => number === row.number) : undefined;
    const refund = due.find(({ id }) => id === row.refundId);
    return {
      ...row,
      payout: payout && row.state !== "paid" ? payoutView(payout, staff) : null,
      refund: refund ? refundView(refund, staff) : null,
    };
  });
}

function payoutView({ accountHands, approvedBy, together, ...row }: Owed, staff: Staff) {
  return {
    ...row,
    iban: staff.mayPay ? row.iban : hintOfIban(row.iban),
    seen: staff.mayPay ? accountVersion({ iban: row.iban, name: row.payee }) : "",
    ...approvalOf({ accountHands, approvedBy, askedBy: null, enteredBy: [], together }, row, staff),
  };
}

function refundView(
  { accountHands, approvedBy, askedBy, enteredBy, together, account, ...row }: RefundDue,
  staff: Staff,
) {
  const hands = { accountHands, approvedBy, askedBy, enteredBy, together };
  return {
    ...row,
    seen: staff.mayPay ? accountVersion(account) : "",
    account: account && (staff.mayPay ? account : { ...account, iban: hintOfIban(account.iban) }),
    ...approvalOf(hands, { file: account === null ? "" : row.file }, staff),
  };
}

/** What a payment that is in no file yet still needs from a second person, and why. */
function approvalOf(
  hands: PaymentHands & { together: Bani },
  { file }: { file: string | null },
  staff: Staff,
): { approval: ApprovalView; second: SecondPersonView | null } {
  const reasons = file === null ? reasonsForSecondPerson(hands, staff.limit, staff.actor) : [];
  if (file !== null || (reasons.length === 0 && hands.approvedBy !== staff.actor))
    return { approval: null, second: null };
  const { together, askedBy, accountHands, enteredBy } = hands;
  const handledBy = [
    ...new Set([...accountHands, ...enteredBy, askedBy ?? ""].flatMap((hand) => staff.names[hand] ?? [])),
  ];
  const second = reasons.length === 0 ? null : { reasons, together, handledBy };
  return { approval: approvalFor(hands, staff), second };
}

/** Whether it goes into the next file of this person. */
function isReady(row: { faults: readonly unknown[]; file: string | null; approval: ApprovalView }): boolean {
  return row.file === null && row.faults.length === 0 && (row.approval === null || row.approval === "ready");
}

/** The payouts and refunds that go into the next file of this person. */
function readyForFile({ owed, refunds }: { owed: readonly PayoutRow[]; refunds: readonly RefundRow[] }) {
  return [
    ...owed.filter((row) => row.isDue && !row.isBounced && row.missing === null && isReady(row)),
    ...refunds.filter((row) => row.account !== null && isReady(row)),
  ];
}

function approvalFor(hands: PaymentHands, { actor, mayPay }: Staff): ApprovalView {
  if (hands.approvedBy !== null) return hands.approvedBy === actor ? "sent-by-colleague" : "ready";
  return mayPay && mayApprove(hands, actor) ? "yours" : "colleague";
}

/** Adds the refunds of a file to its payouts: how many of both were paid, and how many bounced. */
function withRefunds<File extends { name: string; paid: number; bounced: number }>(
  file: File,
  filed: readonly { file: string; paid: number; bounced: number }[],
): File {
  const refunds = filed.find(({ file: name }) => name === file.name);
  return { ...file, paid: file.paid + (refunds?.paid ?? 0), bounced: file.bounced + (refunds?.bounced ?? 0) };
}

export type PaymentRow = Awaited<ReturnType<typeof paymentsOutView>>["rows"][number];
export type PayoutRow = ReturnType<typeof payoutView>;
export type RefundRow = ReturnType<typeof refundView>;
