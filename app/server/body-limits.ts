// The figures behind the post policy in a route's handle.

import type { BodyRules } from "../route-handle.ts";

/** Bytes of the encoded body: a character beyond ASCII takes six to nine of them in a form. */
export const BODY_BYTES = {
  form: 20_000,
  message: 120_000, // 4000 characters of any alphabet, and 8000 of a conversation with the assistant
  list: 1_000_000,
  file: 1_000_000,
  table: 40_000_000, // 50,000 rows
  event: 256_000,
  email: 15_000_000, // 10 MB of files, encoded
} as const satisfies Record<BodyRules["size"], number>;

/** Bytes a minute from one address in bodies of up to a megabyte. Larger ones (tables, e-mails, photos) have limits of their own. */
export const BYTES_PER_MINUTE = 12_000_000;
/** Sizes whose bodies count by their bytes. */
export const COUNTED_BY_BYTES: readonly BodyRules["size"][] = ["form", "message", "list", "file", "event"];

/** Posts a minute from one address to a route, where that is less than the overall limit (`POSTS_PER_MINUTE`). */
export const POSTS_PER_MINUTE = { email: 20, secret: 60 } as const satisfies Record<
  NonNullable<BodyRules["rate"]>,
  number
>;
