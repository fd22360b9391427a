import { platformOf } from "../parts/platform-of.server.ts";
import type { Knowledge } from "./parts-by-category.ts";

/** What the shop's own list of parts knows beyond a listing's specs. */
export const known: Knowledge = { platformOf };
