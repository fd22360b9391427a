// Schemas of the forms about saved builds.

import { z } from "zod";
import { parseId, type BuildId } from "../../base/id.ts";
import type { RequestedPart } from "../compatibility/build.ts";
import { readBuild } from "./build-address.ts";
import { LONGEST_BUILD_NAME } from "./saved-build.ts";

const LONGEST_QUERY = 2000;

/** One line with at least one visible character. */
const name = z
  .string("build-name-missing")
  .transform((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim())
  .pipe(
    z
      .string()
      .regex(/[^\p{C}\p{Z}]/u, "build-name-missing")
      .max(LONGEST_BUILD_NAME, "build-name-long"),
  );

const saved = z.string("build-unknown").transform((text, context): BuildId => {
  const id = parseId<"build">(text);
  if (id !== null) return id;
  context.addIssue({ code: "custom", message: "build-unknown" });
  return z.NEVER;
});

/** The parts, as the query of a build's URL. */
const build = z
  .string("form-invalid")
  .max(LONGEST_QUERY, "form-invalid")
  .transform((query): RequestedPart[] => readBuild(new URLSearchParams(query)));

/** `saved`: the id of the build to overwrite; missing or empty creates a new one. */
export const SaveBuildForm = z.object({
  name,
  build,
  saved: z
    .union([z.literal("").transform(() => null), saved])
    .optional()
    .default(null),
});

export const SavedBuildForm = z.discriminatedUnion(
  "intent",
  [
    z.object({ intent: z.literal("rename"), saved, name }),
    z.object({ intent: z.literal("remove"), saved }),
    z.object({ intent: z.literal("cart"), saved }),
  ],
  "form-invalid",
);
