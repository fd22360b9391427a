// A Merkle tree as in RFC 6962: leaves and nodes are hashed with different prefixes; an odd node at the end goes up unchanged.

import { createHash } from "node:crypto";
import { canonicalJson } from "./canonical-json.ts";
import type { ChainEnd } from "./daily-root.ts";

/** The leaf of a chain's end: it tells whoever has the passport that it is in, and nobody else anything. */
export function leafOf(end: ChainEnd): string {
  return createHash("sha256").update(Buffer.of(0)).update(canonicalJson(end)).digest("hex");
}

/** The root over leaves in their order; null without any. */
export function merkleRoot(leaves: readonly string[]): string | null {
  let level: readonly string[] = leaves;
  while (level.length > 1)
    level = pairsOf(level).map(([left, right]) => (right === undefined ? left : node(left, right)));
  return level[0] ?? null;
}

function pairsOf(level: readonly string[]): [string, string | undefined][] {
  return level.flatMap((left, index) =>
    index % 2 === 0 ? [[left, level[index + 1]] as [string, string | undefined]] : [],
  );
}

function node(left: string, right: string): string {
  return createHash("sha256")
    .update(Buffer.of(1))
    .update(Buffer.from(left, "hex"))
    .update(Buffer.from(right, "hex"))
    .digest("hex");
}
