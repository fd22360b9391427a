// The upload of a statement, and the columns that staff name for a file of which the heading is not known.

import { bankColumnKinds, type BankColumnKind } from "../../../../shop/bank/csv-columns.ts";
import { saveColumns, unknownColumns } from "../../../../shop/bank/save-layout.server.ts";
import { uploadStatement } from "../../../../shop/bank/upload-statement.server.ts";
import type { Shop } from "../../../composition.server.ts";
import type { UnknownFile } from "./components/column-chooser.tsx";

/** A file that is larger would not fit into the form with the columns: staff upload it once more. */
const MAX_CARRIED = 600_000; // bytes

const missing = {
  ok: false as const,
  domainError: { kind: "invalid" as const, code: "statement-missing" as const },
  file: null,
};

export async function postStatement(shop: Shop, { form, actor }: { form: FormData | null; actor: string }) {
  if (form?.get("intent") === "columns") return postColumns(shop, { form, actor });
  const file = form?.get("file");
  if (!(file instanceof File) || file.size === 0) return missing;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const uploaded = await uploadStatement(shop, { bytes, name: file.name, actor });
  if (uploaded.ok || uploaded.domainError.code !== "statement-unknown-format") return { ...uploaded, file: null };
  return { ...uploaded, file: await unknownFile(bytes, { name: file.name, chosen: [] }) };
}

async function postColumns(shop: Shop, { form, actor }: { form: FormData; actor: string }) {
  const [name, content] = [form.get("name"), form.get("content")];
  if (typeof name !== "string" || typeof content !== "string" || content === "") return missing;
  const bytes = new Uint8Array(Buffer.from(content, "base64"));
  const chosen = form.getAll("kind").map(String);
  const kinds = chosen.map((kind): BankColumnKind | null => bankColumnKinds.find((known) => known === kind) ?? null);
  const saved = await saveColumns(shop, { bytes, kinds, actor });
  if (!saved.ok) return { ...saved, file: await unknownFile(bytes, { name, chosen }) };
  return { ...(await uploadStatement(shop, { bytes, name, actor })), file: null };
}

async function unknownFile(
  bytes: Uint8Array,
  { name, chosen }: { name: string; chosen: readonly string[] },
): Promise<UnknownFile | null> {
  const columns = bytes.length <= MAX_CARRIED ? await unknownColumns(bytes) : null;
  return columns && { name, content: Buffer.from(bytes).toString("base64"), columns, chosen };
}
