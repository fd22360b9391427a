// What a refusal or a field's message code says to the visitor. Every code of the edge has words in four languages.

import type { Refusal } from "../refusals.server.ts";
import { formatDateTime, formatPrice } from "../i18n/format.ts";
import type { Key } from "../i18n/translate.ts";
import { useWords } from "../i18n/use-words.ts";

export function useRefusals() {
  const { t, language } = useWords("refusals");
  return {
    sayRefusal(refusal: Refusal): string {
      return t(`refused.${refusal.code}`, {
        ...("available" in refusal && { count: refusal.available }),
        ...("before" in refusal && { before: formatPrice(refusal.before), now: formatPrice(refusal.now) }),
        ...("limit" in refusal && { limit: formatPrice(refusal.limit) }),
        ...("due" in refusal && { due: formatPrice(refusal.due) }),
        ...("most" in refusal && { most: refusal.most }),
        ...("worth" in refusal && { worth: formatPrice(refusal.worth), shipping: formatPrice(refusal.shipping) }),
        ...("row" in refusal && { row: refusal.row, found: refusal.found }),
        ...("until" in refusal && { title: refusal.title, until: formatDateTime(refusal.until, language) }),
      });
    },
    /** The message of each wrong field, as the error summary takes them. */
    sayFields(errors: Record<string, string> | undefined): Record<string, string> {
      return Object.fromEntries(Object.entries(errors ?? {}).map(([name, code]) => [name, t(`field.${code}` as Key<"refusals">)]));
    },
  };
}
