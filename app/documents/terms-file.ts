/** The name of the file with the terms that an order was placed with. */
export const TERMS_FILE = "terms.pdf";

/** What the file is called where it is saved, without its extension. */
export function termsFileName(version: string): string {
  return `terms-${version}`;
}
