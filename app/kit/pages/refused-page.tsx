// What a refusal or a field's message code says to the visitor. Every code of the edge has words in four languages.

import type { Refusal } from "../../domain-errors.server.ts";
import { formatDateTime, formatPrice } from "../../i18n/format.ts";
import type { Key } from "../../i18n/translate.ts";
import { useWords } from "../../i18n/use-words.ts";

export function useRefusals() {
  const { t, language } = useWords("domain-errors");
  return {
    sayRefusal(refusal: Omit<Refusal, "kind">): string {
      return t(`refused.${refusal.code}`, {
        ...(refusal.available !== undefined && { count: refusal.available }),
        ...(refusal.before !== undefined && refusal.now !== undefined && { before: formatPrice(refusal.before), now: formatPrice(refusal.now) }),
        ...(refusal.limit !== undefined && { limit: formatPrice(refusal.limit) }),
        ...(refusal.due !== undefined && { due: formatPrice(refusal.due) }),
        ...(refusal.most !== undefined && { most: refusal.most }),
        ...(refusal.worth !== undefined && refusal.shipping !== undefined && { worth: formatPrice(refusal.worth), shipping: formatPrice(refusal.shipping) }),
        ...(refusal.row !== undefined && refusal.found !== undefined && { row: refusal.row, found: refusal.found }),
        ...(refusal.until !== undefined && refusal.title !== undefined && { title: refusal.title, until: formatDateTime(refusal.until, language) }),
      });
    },
    /** The message of each wrong field, as the error summary takes them. */
    sayFields(errors: Record<string, string> | undefined): Record<string, string> {
      return Object.fromEntries(Object.entries(errors ?? {}).map(([name, code]) => [name, t(`field.${code}` as Key<"domain-errors">)]));
    },
  };
}
