// The forms of saved views. Which paths are lists is known to the pages, not here.

import { z } from "zod";
import { LONGEST_VIEW_NAME } from "./saved-view.ts";

export const saveViewForm = z.object({
  name: z
    .string("view-name-required")
    .transform((name) => name.trim().replaceAll(/\s+/g, " "))
    .pipe(z.string().min(1, "view-name-required").max(LONGEST_VIEW_NAME, "view-name-long")),
  path: z
    .string("view-path-invalid")
    .regex(/^(\/[\w-]+)+$/, "view-path-invalid")
    .max(200, "view-path-invalid"),
  query: z.string("view-path-invalid").max(1000, "view-path-invalid").default(""),
});
