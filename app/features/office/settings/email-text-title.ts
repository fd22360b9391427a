import { isSubject } from "../../../emails/subject-key.ts";

/** How an e-mail is called in lists: by its subject, or by its first text. */
export function titleOfEmail(texts: Readonly<Record<string, string>>): string {
  const key = Object.keys(texts).find(isSubject) ?? Object.keys(texts)[0] ?? "";
  return (texts[key] ?? "").replace(/\{\{\w+\}\}/g, "…");
}

/** What placeholders are shown as in a preview. */
const samples: Readonly<Record<string, string>> = {
  number: "ORD-482913",
  order: "ORD-482913",
  name: "Ana Pop",
  title: "PC Gaming RTX 3060",
  quantity: "2",
  count: "2",
  email: "ana@example.ro",
  phone: "+40 264 000 000",
  amount: "1.249 RON",
  total: "1.249 RON",
  before: "1.400 RON",
  fee: "50 RON",
};

/** A text with its placeholders filled in for a preview; one without a sample keeps its name. */
export function sampleOf(text: string): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => samples[name] ?? `[${name}]`);
}
