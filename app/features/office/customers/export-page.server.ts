// The page to read of a person's exported data: the sections of personTables, each row as a list of what it says.

import { escapeMarkup } from "../../../../base/markup.ts";
import { personSections, personTables } from "../../../../shop/customers/person-tables.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import type { Language } from "../../../i18n/languages.ts";
import { wordsFor } from "../../../i18n/words.server.ts";

type Exported = {
  customer: { email: string };
  tables: readonly { table: string; rows: readonly Record<string, unknown>[] }[];
};

export function exportPage({ customer, tables }: Exported, { at, language }: { at: Date; language: Language }): string {
  const t = wordsFor(language, "office-customers");
  const title = escapeMarkup(t("export.title", { email: customer.email }));
  const sections = personSections.map((section) => {
    const found = tables.filter(({ table }) => personTables[table]!.section === section);
    if (found.length === 0) return "";
    const lists = found.map(({ table, rows }) => `<h3>${escapeMarkup(table)}</h3>${rows.map(rowOf).join("<hr>")}`);
    return `<h2>${escapeMarkup(t(`section.${section}`))}</h2>${lists.join("")}`;
  });
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${title}</title>
<body style="font-family:sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem">
<h1>${title}</h1><p>${escapeMarkup(formatDateTime(at, language))}</p>${sections.join("\n")}</body></html>`;
}

function rowOf(row: Record<string, unknown>): string {
  const filled = Object.entries(row).filter(([, value]) => value !== null && value !== "");
  return `<dl>${filled.map(([name, value]) => `<dt><b>${escapeMarkup(name)}</b></dt><dd>${escapeMarkup(text(value))}</dd>`).join("")}</dl>`;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
