// What the list of listings can be sorted by, and the states that it shows.

export const listingSorts = ["newest", "title", "price", "age", "units", "cost", "margin"] as const;
export type ListingSortKey = (typeof listingSorts)[number];

/** `sold`: published, and every unit is sold. */
export const listingDisplayStatuses = ["draft", "live", "sold", "withdrawn"] as const;
export type ListingDisplayStatus = (typeof listingDisplayStatuses)[number];

export const LISTINGS_A_PAGE = 50;
