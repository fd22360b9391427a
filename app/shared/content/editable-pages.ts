// The pages whose text staff can write: the sections of the shop's own words, and the parts that the shop draws, {{name}} on a line
// of its own.

/** The sections of each legal page, in their order; their names are also the addresses of the sections. */
export const legalSections = {
  terms: [
    "trader",
    "goods",
    "order",
    "price",
    "delivery",
    "withdrawal",
    "warranty",
    "companies",
    "selling",
    "complaints",
  ],
  privacy: ["controller", "data", "years", "shared", "cards", "assistant", "cookies", "rights"],
  cookies: ["list", "delete"],
  delivery: ["cost", "time", "receipt"],
  withdrawal: ["right", "effects", "form"],
  guarantee: ["legal", "remedies", "commercial", "extended", "claim"],
  recycling: ["sign", "return", "reuse"],
  accessibility: ["state", "limits", "contact"],
  safety: ["maker", "use", "danger"],
} as const satisfies Record<string, readonly string[]>;
export type LegalPageName = keyof typeof legalSections;

export const legalPages = Object.keys(legalSections) as LegalPageName[];

export const editablePages = [...legalPages, "about"] as const;
export type EditablePage = (typeof editablePages)[number];

export const pageParts = {
  terms: ["cash", "trader-facts", "withdraw-button"],
  privacy: ["stored-data"],
  cookies: ["cookies"],
  delivery: [],
  withdrawal: ["withdraw-button"],
  guarantee: [],
  recycling: [],
  accessibility: [],
  safety: [],
  about: ["readings"],
} as const satisfies Record<EditablePage, readonly string[]>;
