import type { AnyDomainError } from "../../../domain-errors.server.ts";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { LastChangeLine } from "./last-change.tsx";

type FormProblemsProps = {
  domainError: Omit<AnyDomainError, "kind"> | null | undefined;
  /** The messages of its fields, by name. */
  errors?: Readonly<Record<string, string>> | null;
};

/** Why a form was not accepted, above it: the shop's answer, then the fields with errors. Needs "domain-errors", and "office" and "office-audit" where somebody may have been faster. */
export function FormProblems({ domainError, errors }: FormProblemsProps) {
  const { formatDomainError } = useDomainErrors();
  return (
    <>
      {domainError ? (
        <Notice tone="danger" live>
          <p>{formatDomainError(domainError)}</p>
          {domainError.change ? <LastChangeLine change={domainError.change} /> : null}
        </Notice>
      ) : null}
      <ErrorSummary errors={errors} />
    </>
  );
}
