// The groups of settings, in the order in which the office shows them.

export const groupNames = [
  "company",
  "bank",
  "legal",
  "hours",
  "social",
  "delivery",
  "parcels",
  "lockers",
  "limits",
  "deadlines",
  "purchases",
  "vat",
  "series",
  "banners",
  "rates",
] as const;
export type GroupName = (typeof groupNames)[number];
