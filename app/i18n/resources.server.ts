// Every word in every language, held by the server.

import type { Resource } from "i18next";

const files = import.meta.glob<Record<string, unknown>>("./locales/*/*.json", { eager: true, import: "default" });

export const resources: Resource = {};
for (const [path, words] of Object.entries(files)) {
  const [, language, room] = /locales\/(\w+)\/([\w-]+)\.json$/.exec(path) ?? [];
  if (language && room) (resources[language] ??= {})[room] = words as Resource[string][string];
}
