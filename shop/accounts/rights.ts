// What each role of staff may do. A member of staff has one or more roles; the rights of their roles add up.
// Invariant: every loader and action under /office names the right that it needs, and the owner has every right.

export const staffRoles = ["owner", "sales", "technician", "buying", "accounting"] as const;
export type StaffRole = (typeof staffRoles)[number];

type Others = Exclude<StaffRole, "owner">;

/** For each right, the roles beside the owner that have it. */
const rolesWith = {
  "office.view": ["sales", "technician", "buying", "accounting"],
  "stock.view": ["sales", "technician", "buying", "accounting"],
  "stock.edit": ["sales", "technician", "buying"],
  "stock.price": ["sales", "buying"],
  "stock.cost": ["buying", "accounting"],
  "bench.record": ["technician"],
  /** Repairs of units outside claims. */
  "stock.repair": ["technician"],
  /** Manufacturers, recalls, and the e-mails to buyers of what was recalled. */
  "safety.manage": ["sales", "technician", "buying"],
  "orders.view": ["sales", "technician", "accounting"],
  "orders.edit": ["sales"],
  /** The list of parcels with couriers; which kinds of them is told by the rights to orders, returns and purchases. */
  "shipments.view": ["sales", "technician", "buying", "accounting"],
  "shipments.edit": ["sales", "technician", "buying"],
  "returns.view": ["sales", "technician", "accounting"],
  "returns.edit": ["sales", "technician"],
  "customers.view": ["sales", "accounting"],
  "customers.edit": ["sales"],
  "messages.answer": ["sales"],
  "reviews.moderate": ["sales"],
  "vouchers.view": ["sales", "accounting"],
  "vouchers.edit": ["sales"],
  "trade-ins.view": ["buying", "technician", "accounting"],
  "trade-ins.edit": ["buying", "technician"],
  /** Identities of sellers in full, and signed purchase records; each reading is in the audit log. */
  "sellers.identity": ["buying", "accounting"],
  /** Checks that hold a payout, and the watch list of serial numbers. */
  "sellers.check": ["buying", "accounting"],
  "price-book.edit": ["buying"],
  "invoices.view": ["sales", "accounting"],
  "cash.take": ["sales", "accounting"],
  "money.view": ["accounting"],
  "money.pay": ["accounting"],
  /** What was sold, on the first page; without cost and margin. */
  "sales.view": ["sales", "accounting"],
  "reports.view": ["accounting"],
  "audit.view": [],
  "staff.manage": [],
  "settings.edit": [],
  "integrations.manage": [],
} as const satisfies Record<string, readonly Others[]>;

export type Right = keyof typeof rolesWith;
export const rights = Object.keys(rolesWith) as readonly Right[];

/** Whether somebody with these roles has the right. */
export function hasRight(roles: readonly StaffRole[], right: Right): boolean {
  const others: readonly StaffRole[] = rolesWith[right];
  return roles.some((role) => role === "owner" || others.includes(role));
}

/** The roles that have the right, the owner first. */
export function rolesThatMay(right: Right): readonly StaffRole[] {
  return ["owner", ...rolesWith[right]];
}

/** For pages of the shop that staff may open too: a member of staff with both factors of this session and the right. */
export function mayAsStaff(
  signedIn: { role: "buyer" | "staff"; hasSecondFactor: boolean; staffRoles: readonly StaffRole[] } | null,
  right: Right,
): boolean {
  return signedIn?.role === "staff" && signedIn.hasSecondFactor && hasRight(signedIn.staffRoles, right);
}
