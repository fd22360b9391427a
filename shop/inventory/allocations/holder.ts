// Who holds goods that are not paid for: what tells one holder from another, and how many units each may hold (rule 35, W5).
// Invariant: two spellings of one e-mail address, phone number or delivery address are the same holder.

import { ACCOUNT_VISITOR, type VisitorId } from "../../../base/id.ts";
import type { ShippingAddress } from "../../shipping/address.ts";

/** How many unpaid units may be held at once; 0 for any number. */
export type AllocationLimits = {
  /** By one visitor, e-mail address, phone number or delivery address without an account. */
  readonly stranger: number;
  /** The same with an account. */
  readonly account: number;
  /** By all strangers of one network who have not opened the link in their e-mail. */
  readonly network: number;
  /** By everybody of one network. */
  readonly wholeNetwork: number;
};

/** What the verbs that hold units need to know. `secret` keys the hashes and the links. */
export type Holding = {
  readonly secret: string;
  readonly limits: AllocationLimits;
  readonly strangerTransferDays: number;
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

/** How many units one holder and one network have. */
export type HeldUnits = { ofHolder: number; ofNetworksStrangers: number; ofNetwork: number };

/** Whether a visitor is an account. Signing in needs a confirmed e-mail address, so the person is known. */
export function isAccount(visitorId: VisitorId): boolean {
  return visitorId.startsWith(ACCOUNT_VISITOR);
}

/** The limit that is passed, or null. `held` includes what is being taken. */
export function passedLimit(
  held: HeldUnits,
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

/** A phone number by its digits. The form has made it international already. */
export function plainPhone(phone: string): string {
  return phone
    .replace(/\D/g, "")
    .replace(/^0040/, "40")
    .replace(/^0(?=\d{9}$)/, "40");
}

/** Words that people write, shorten or leave out. */
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

/** A delivery address by what tells it apart: its names and numbers, without accents, punctuation and words such as "street". */
export function plainAddress({
  address,
  city,
  county,
  postalCode,
}: Pick<ShippingAddress, "address" | "city" | "county" | "postalCode">): string {
  const words = (text: string) =>
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== "");
  const street = words(address).filter((word) => !STREET_WORDS.has(word));
  return [county, postalCode, ...words(city), "|", ...street].join(" ");
}

/**
 * The network of an address, of which one customer may have all: 256 addresses of IPv4 (/24), or the /48 of IPv6. `asker` is what the
 * shop's server says of the connection, perhaps only the beginning of an IPv6 address. Null where nobody asks.
 */
export function networkOf(asker: string): string | null {
  if (asker === "") return null;
  if (!asker.includes(":")) return asker.split(".").slice(0, 3).join(".");
  const groups = asker.toLowerCase().split(":");
  const gap = groups.indexOf("");
  // What "::" stands for is zeros, up to the end as far as the first three groups are concerned.
  const first = gap === -1 ? groups : [...groups.slice(0, gap), "0", "0", "0"];
  return first
    .slice(0, 3)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
