/** The name of the file with the terms that an order was placed with. */
export const TERMS_FILE = "terms.pdf";
