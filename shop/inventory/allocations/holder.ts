// The holder of unpaid units: what identifies one, and how many units each may hold (rule 35, W5).
// Invariant: two spellings of one e-mail address, phone number or delivery address are the same holder.

import { normalForm } from "../../../base/clean-text.ts";
import { ACCOUNT_VISITOR, type VisitorId } from "../../../base/id.ts";
import type { ShippingAddress } from "../../shipping/address.ts";

/** The number of unpaid units that may be held at once; 0 means no limit. */
export type AllocationLimits = {
  /** Per visitor, e-mail address, phone number or delivery address without an account. */
  readonly stranger: number;
  /** The same with an account. */
  readonly account: number;
  /** For all strangers of one network who have not opened the link in their e-mail. */
  readonly network: number;
  /** For everybody of one network. */
  readonly wholeNetwork: number;
};

/** Settings of the verbs that allocate units. `secret` keys the hashes and the links. */
export type Holding = {
  readonly secret: string;
  readonly limits: AllocationLimits;
  /** Working days in which a transfer must arrive: of a buyer with an account, and of a stranger. */
  readonly transferDays: number;
  readonly strangerTransferDays: number;
  readonly reservationHours: number;
};

/** How long a stranger's reservation or order by transfer holds its units before the link in the e-mail is opened. */
export const STRANGER_MINUTES = 30; // rule 35

/** Why units are not held. `most` is the limit that was reached, in units. */
export type AllocationError =
  | { readonly code: "holds-full"; readonly most: number }
  | { readonly code: "account-holds-full"; readonly most: number }
  | { readonly code: "network-holds-full"; readonly most: number };

export function isAllocationError(domainError: { readonly code: string }): domainError is AllocationError {
  return (
    domainError.code === "holds-full" ||
    domainError.code === "account-holds-full" ||
    domainError.code === "network-holds-full"
  );
}

/** The number of units held by one holder and one network. */
export type AllocatedCounts = { ofHolder: number; ofNetworksStrangers: number; ofNetwork: number };

/** Whether a visitor is an account. Signing in needs a confirmed e-mail address, so the person is known. */
export function isAccount(visitorId: VisitorId): boolean {
  return visitorId.startsWith(ACCOUNT_VISITOR);
}

/** The exceeded limit, or null. `held` includes the units being taken. */
export function passedLimit(
  held: AllocatedCounts,
  { limits, isKnown, hasAccount }: { limits: AllocationLimits; isKnown: boolean; hasAccount: boolean },
): AllocationError | null {
  const most = hasAccount ? limits.account : limits.stranger;
  if (most > 0 && held.ofHolder > most) return { code: hasAccount ? "account-holds-full" : "holds-full", most };
  if (!isKnown && limits.network > 0 && held.ofNetworksStrangers > limits.network)
    return { code: "network-holds-full", most: limits.network };
  if (limits.wholeNetwork > 0 && held.ofNetwork > limits.wholeNetwork)
    return { code: "network-holds-full", most: limits.wholeNetwork };
  return null;
}

/** Normalises a phone number to its digits. The form has already made it international. */
export function plainPhone(phone: string): string {
  return phone
    .replace(/\D/g, "")
    .replace(/^0040/, "40")
    .replace(/^0(?=\d{9}$)/, "40");
}

/** Words that people spell out, abbreviate or leave out. */
const STREET_WORDS = new Set([
  "strada",
  "str",
  "bulevardul",
  "bd",
  "bdul",
  "b",
  "dul",
  "calea",
  "aleea",
  "al",
  "numarul",
  "numar",
  "nr",
  "no",
  "bloc",
  "bl",
  "scara",
  "sc",
  "etaj",
  "et",
  "apartament",
  "apartamentul",
  "ap",
]);

/**
 * Normalises a delivery address to what identifies it: its names and numbers, without accents, punctuation and words
 * such as "street".
 */
export function plainAddress({
  address,
  city,
  county,
  postalCode,
}: Pick<ShippingAddress, "address" | "city" | "county" | "postalCode">): string {
  const words = (text: string) =>
    normalForm(text, "NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== "");
  const street = words(address).filter((word) => !STREET_WORDS.has(word));
  return [county, postalCode, ...words(city), "|", ...street].join(" ");
}

/**
 * The network of an IP address, all of which one customer may own: 256 addresses in IPv4 (/24), the /48 in IPv6.
 * `clientIp` is the client address as the shop's server reports it, perhaps only the start of an IPv6 address. Null if it
 * is unknown.
 */
export function networkOf(clientIp: string): string | null {
  if (clientIp === "") return null;
  if (!clientIp.includes(":")) return clientIp.split(".").slice(0, 3).join(".");
  const groups = clientIp.toLowerCase().split(":");
  const gap = groups.indexOf("");
  // "::" stands for zeros, up to the end as far as the first three groups are concerned.
  const first = gap === -1 ? groups : [...groups.slice(0, gap), "0", "0", "0"];
  return first
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
