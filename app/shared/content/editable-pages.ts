// The pages whose text staff can write, and the parts of each that the shop draws: {{name}} on a line of its own.

export const editablePages = ["terms", "privacy", "about"] as const;
export type EditablePage = (typeof editablePages)[number];

export const pageParts = {
  terms: ["cash", "withdraw-button"],
  privacy: ["stored-data", "cookies"],
  about: ["readings"],
} as const satisfies Record<EditablePage, readonly string[]>;
