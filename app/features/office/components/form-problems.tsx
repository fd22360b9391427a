import type { AnyDomainError } from "../../../domain-errors.server.ts";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import type { LastChange } from "../last-change.server.ts";
import { Notice } from "../../../kit/notice.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { LastChangeLine } from "./last-change.tsx";

type FormProblemsProps = {
  domainError: Omit<AnyDomainError, "kind"> | null | undefined;
  /** The messages of its fields, by name. */
  errors?: Readonly<Record<string, string>> | null;
  /** Who was faster, and what they did. */
  change?: LastChange | null | undefined;
};

/** Why a form was not accepted, above it: the shop's answer, then the fields with errors. Needs "domain-errors". */
export function FormProblems({ domainError, errors, change }: FormProblemsProps) {
  const { formatDomainError } = useDomainErrors();
  return (
    <>
      {domainError ? (
        <Notice tone="danger" live>
          <p>{formatDomainError(domainError)}</p>
          {change ? <LastChangeLine change={change} /> : null}
        </Notice>
      ) : null}
      <ErrorSummary errors={errors} />
    </>
  );
}
