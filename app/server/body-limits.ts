// The figures behind what a route's handle says of its posts.

import type { BodyRules } from "../route-handle.ts";

/** Bytes of a body, as it is sent: a letter beyond ASCII takes six to nine of them in a form. */
export const BODY_BYTES = {
  form: 20_000,
  message: 60_000, // 4000 letters of any alphabet
  list: 1_000_000,
  file: 1_000_000,
  event: 256_000,
} as const satisfies Record<BodyRules["size"], number>;

/** Posts that one address may send to a route in a minute, where that is less than it may send in all (`POSTS_PER_MINUTE`). */
export const POSTS_PER_MINUTE = { email: 20, secret: 60 } as const satisfies Record<
  NonNullable<BodyRules["rate"]>,
  number
>;
