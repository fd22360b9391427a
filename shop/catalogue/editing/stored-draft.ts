// Parses listing.draft; every read of the column goes through here. Data of another shape throws: that is a bug.

import { z } from "zod";
import type { TypedListing } from "./listing-form.ts";

const typed = z.record(z.string(), z.string()) satisfies z.ZodType<TypedListing>;

/** The editor's fields by name; none before anything was typed. */
export const storedDraft = (json: unknown): TypedListing => typed.parse(json ?? {});
