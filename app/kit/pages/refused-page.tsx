// Messages of domain errors and of a form's field errors. Every code has words in four languages.

import type { AnyDomainError } from "../../domain-errors.server.ts";
import { formatDateTime, formatPrice } from "../../i18n/format.ts";
import type { Key } from "../../i18n/translate.ts";
import { useWords } from "../../i18n/use-words.ts";

export function useDomainErrors() {
  const { t, language } = useWords("domain-errors");
  return {
    formatDomainError(domainError: Omit<AnyDomainError, "kind">): string {
      return t(`refused.${domainError.code}`, {
        ...(domainError.available !== undefined && { count: domainError.available }),
        ...(domainError.before !== undefined &&
          domainError.now !== undefined && {
            before: formatPrice(domainError.before),
            now: formatPrice(domainError.now),
          }),
        ...(domainError.limit !== undefined && { limit: formatPrice(domainError.limit) }),
        ...(domainError.due !== undefined && { due: formatPrice(domainError.due) }),
        ...(domainError.most !== undefined && { most: domainError.most }),
        ...(domainError.worth !== undefined &&
          domainError.shipping !== undefined && {
            worth: formatPrice(domainError.worth),
            shipping: formatPrice(domainError.shipping),
          }),
        ...(domainError.row !== undefined &&
          domainError.found !== undefined && { row: domainError.row, found: domainError.found }),
        ...(domainError.until !== undefined &&
          domainError.title !== undefined && {
            title: domainError.title,
            until: formatDateTime(domainError.until, language),
          }),
      });
    },
    /** The messages of the fields with errors, for the error summary. */
    formatFields(errors: Record<string, string> | undefined): Record<string, string> {
      return Object.fromEntries(
        Object.entries(errors ?? {}).map(([name, code]) => [name, t(`field.${code}` as Key<"domain-errors">)]),
      );
    },
  };
}
