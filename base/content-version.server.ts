import { createHash } from "node:crypto";

/** A short mark of what a form showed: it differs once somebody has stored something else. */
export function contentVersion(content: string): string {
  return createHash("sha256").update(content).digest("hex").slice(0, 24);
}
