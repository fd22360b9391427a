// Text that goes into HTML which is written by hand: e-mails, pages without React. XML has its own writer.

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** The text as it may stand between tags and in an attribute in quotes of either kind. */
export function escapeMarkup(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => references[sign] ?? sign);
}
