// What the page of a listing and its components share.

import type { editListing } from "../../../../shop/catalogue/editing/edit-listing.server.ts";

export type EditorData = NonNullable<Awaited<ReturnType<typeof editListing>>> & {
  may: { edit: boolean; price: boolean; cost: boolean };
};

/** The texts of the fields of the form, or their errors, by name. */
export type FieldTexts = Readonly<Record<string, string>>;
