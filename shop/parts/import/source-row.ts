// Parser of one row of third-party reference data: missing or mistyped values are unknown, never guessed.

import type { BoardSize, MemoryType, Part, PartCategory } from "../part.ts";
import { partId } from "../part.ts";
import type { Provenance } from "../provenance.ts";

export type ImportedPart = Part & { provenance: Provenance };

/** A parsed row: a part, or what is wrong with it. `where` names the file and row for the person who fixes it. */
export type ReadRow = { where: string } & ({ part: ImportedPart } | { problem: string });

/** A value by path, as "cores.total", from any parsed JSON. */
export function at(value: unknown, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (inner, key) =>
        typeof inner === "object" && inner !== null ? (inner as Record<string, unknown>)[key] : undefined,
      value,
    );
}

export class BadRow extends Error {}

export function textAt(row: unknown, path: string): string | null {
  const value = at(row, path);
  return typeof value === "string" && value.trim() !== "" && value.length <= 300
    ? value.trim().replace(/\s+/g, " ")
    : null;
}

export function needText(row: unknown, path: string): string {
  const value = textAt(row, path);
  if (value === null) throw new BadRow(`no ${path}`);
  return value;
}

/** A number within bounds; a value out of bounds makes the row invalid, not unknown. */
export function numberAt(row: unknown, path: string, { least, most }: { least: number; most: number }): number | null {
  const value = at(row, path);
  if (value === null || value === undefined) return null;
  if (typeof value !== "number" || !Number.isFinite(value)) throw new BadRow(`${path} is no number`);
  if (value < least || value > most) throw new BadRow(`${path} ${value} is not between ${least} and ${most}`);
  return value;
}

export function needNumber(row: unknown, path: string, bounds: { least: number; most: number }): number {
  const value = numberAt(row, path, bounds);
  if (value === null) throw new BadRow(`no ${path}`);
  return value;
}

export function textsAt(row: unknown, path: string): string[] {
  const value = at(row, path);
  if (!Array.isArray(value)) return [];
  return value
    .filter((item): item is string => typeof item === "string" && item.trim() !== "")
    .map((item) => item.trim().split(/\s{2}/, 1)[0]!.slice(0, 80));
}

/** "LGA 1700" is normalised to "LGA1700"; the narrow variant is the same socket. */
export function socketName(socket: string): string {
  return socket
    .replace(/^LGA /, "LGA")
    .replace(/^LGA1151v2$/, "LGA1151")
    .replace(/ Narrow$/, "")
    .replace(/^sTR4$/, "TR4");
}

export function memoryTypes(value: string | null): MemoryType[] {
  return (value ?? "").split(/[,/ ]+/).filter((type): type is MemoryType => /^DDR[2345]$/.test(type));
}

const SIZES: Record<string, BoardSize> = {
  EATX: "E-ATX",
  "E-ATX": "E-ATX",
  ATX: "ATX",
  "Micro ATX": "mATX",
  "Mini-ITX": "ITX",
  "Thin Mini-ITX": "ITX",
};

export function boardSize(value: string | null): BoardSize | null {
  return SIZES[value ?? ""] ?? null;
}

export function boardSizes(values: readonly string[]): BoardSize[] {
  return [...new Set(values.map(boardSize))].filter((size) => size !== null);
}

/** "1x8pin+1x6pin": one entry per plug. */
export function plugs(value: string | null): string[] | null {
  if (value === null) return null;
  const found = [...value.matchAll(/(\d)x(?:(\d+)pin|12V)/g)];
  return found.flatMap(([, count, pins]) => Array.from({ length: Number(count) }, () => `${pins ?? "16"}-pin`));
}

/** Adds the common fields of a part to its facts. */
export function headed<C extends PartCategory>(
  category: C,
  head: { brand: string; name: string; aliases: readonly string[]; provenance: Provenance },
  facts: Extract<Part, { category: C }>["facts"],
): ImportedPart {
  const aliases = [...new Set(head.aliases)].filter((alias) => alias !== head.name).slice(0, 20);
  return { id: partId(category, head.name), category, ...head, aliases, facts } as ImportedPart;
}

/** Parses one row; an invalid row returns the reason and does not stop the import. */
export function readRow(where: string, read: () => ImportedPart): ReadRow {
  try {
    return { where, part: read() };
  } catch (error) {
    if (error instanceof BadRow) return { where, problem: error.message };
    throw error;
  }
}
