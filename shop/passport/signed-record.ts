// What a signature of a passport is about, from the canonical text that was signed. The text itself stays as it is: its
// bytes are what is hashed and verified.

import { z } from "zod";
import type { RootRecord } from "./daily-root.ts";
import { passportEventKinds, type PassportRecord } from "./passport-event.ts";

const event = z.looseObject({
  v: z.literal(1),
  passport: z.string(),
  seq: z.int(),
  at: z.string(),
  kind: z.enum(passportEventKinds),
  body: z.looseObject({ on: z.string() }),
  prev: z.string().nullable(),
  key: z.string(),
});

const root = z.looseObject({
  v: z.literal(1),
  day: z.string(),
  chains: z.int(),
  root: z.string().nullable(),
  prev: z.string().nullable(),
  key: z.string(),
}) satisfies z.ZodType<RootRecord>;

/** An event of a passport. Its body was parsed by the schema of its kind before it was signed. Throws if the text is no event. */
export function parseSignedEvent(text: string): PassportRecord {
  return event.parse(JSON.parse(text)) as PassportRecord;
}

/** The root of a day. Throws if the text is none. */
export function parseSignedRoot(text: string): RootRecord {
  return root.parse(JSON.parse(text));
}
