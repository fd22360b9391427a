import { platformOf } from "../parts/platform-of.server.ts";
import type { KnownPlatforms } from "./parts-by-category.ts";

/** Platform data from the shop's parts list, beyond a listing's specs. */
export const known: KnownPlatforms = { platformOf };
