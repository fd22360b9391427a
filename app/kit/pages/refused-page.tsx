// Messages of domain errors and of a form's field errors. Every code has words in four languages.

import type { AnyDomainError } from "../../domain-errors.server.ts";
import type { Key } from "../../i18n/translate.ts";
import { useWords } from "../../i18n/use-words.ts";
import { formatDomainError } from "./format-domain-error.ts";

export function useDomainErrors() {
  const { t, language } = useWords("domain-errors");
  return {
    formatDomainError(domainError: Omit<AnyDomainError, "kind">): string {
      return formatDomainError(domainError, { t, language });
    },
    /** The messages of the fields with errors, for the error summary. */
    formatFields(errors: Record<string, string> | undefined): Record<string, string> {
      return Object.fromEntries(
        Object.entries(errors ?? {}).map(([name, code]) => [name, t(`field.${code}` as Key<"domain-errors">)]),
      );
    },
  };
}
