// The message of a domain error, for screens and for programs.

import type { AnyDomainError } from "../../domain-errors.server.ts";
import { formatDateTime, formatPrice } from "../../i18n/format.ts";
import type { Language } from "../../i18n/languages.ts";
import type { Translate } from "../../i18n/translate.ts";

type Words = { t: Translate<"domain-errors">; language: Language };

/** Every code has words in four languages; some hold values of the error. */
export function formatDomainError(domainError: Omit<AnyDomainError, "kind">, { t, language }: Words): string {
  return t(`refused.${domainError.code}`, {
    ...(domainError.available !== undefined && { count: domainError.available }),
    ...(domainError.before !== undefined &&
      domainError.now !== undefined && {
        before: formatPrice(domainError.before),
        now: formatPrice(domainError.now),
      }),
    ...(domainError.limit !== undefined && { limit: formatPrice(domainError.limit) }),
    ...(domainError.least !== undefined && { least: formatPrice(domainError.least) }),
    ...(domainError.due !== undefined && { due: formatPrice(domainError.due) }),
    ...(domainError.most !== undefined && { most: domainError.most }),
    ...(domainError.worth !== undefined &&
      domainError.shipping !== undefined && {
        worth: formatPrice(domainError.worth),
        shipping: formatPrice(domainError.shipping),
      }),
    ...(domainError.row !== undefined && { row: domainError.row }),
    ...(domainError.found !== undefined && { found: domainError.found }),
    ...(domainError.until !== undefined &&
      domainError.title !== undefined && {
        title: domainError.title,
        until: formatDateTime(domainError.until, language),
      }),
  });
}
