import { z } from "zod";
import type { Queryable, Transaction } from "../../../base/db.server.ts";
import type { AgreedTerms, TermsText } from "./agreed-terms.ts";

const content = z.object({
  title: z.string(),
  lead: z.string(),
  sections: z.array(z.object({ title: z.string(), paragraphs: z.array(z.string()) })),
}) satisfies z.ZodType<TermsText>;

/** agreed_terms.content */
const storedTerms = (json: unknown): TermsText => content.parse(json);

/** Stores the text of a version, once. */
export async function insertTerms(tx: Transaction, { version, language, text }: AgreedTerms): Promise<void> {
  await tx
    .insertInto("agreedTerms")
    .values({ version, language, content: JSON.stringify(text) })
    .onConflict((conflict) => conflict.column("version").doNothing())
    .execute();
}

/** The terms that an order was placed with; null for one without. */
export async function selectTerms(db: Queryable, version: string): Promise<AgreedTerms | null> {
  const row = await db.selectFrom("agreedTerms").where("version", "=", version).selectAll().executeTakeFirst();
  return row ? { version: row.version, language: row.language, text: storedTerms(row.content) } : null;
}
