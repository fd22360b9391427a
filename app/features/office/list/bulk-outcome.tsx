// What a bulk action did: how many things changed, and each that could not, with the reason and a link.

import { Link } from "react-router";
import type { AnyDomainError } from "../../../domain-errors.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Notice } from "../../../kit/notice.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { FormProblems } from "../components/form-problems.tsx";

export type BulkAnswer = {
  /** What became of each thing, by its code or number; null where nothing was tried. */
  outcomes: readonly { key: string; domainError: AnyDomainError | null }[] | null;
  domainError: AnyDomainError | null;
  /** The codes of messages, by field. */
  errors: Readonly<Record<string, string>>;
};

type BulkOutcomeProps = { answer: BulkAnswer | undefined; linkTo: (key: string) => string };

/** Needs the words of the namespaces "office" and "domain-errors". */
export function BulkOutcome({ answer, linkTo }: BulkOutcomeProps) {
  const { t } = useWords("office");
  const { formatDomainError, formatFields } = useDomainErrors();
  if (!answer) return null;
  const { outcomes, domainError, errors } = answer;
  if (outcomes === null)
    return (
      <div className="mb-4">
        <FormProblems domainError={domainError} errors={formatFields(errors)} />
      </div>
    );
  if (outcomes.length === 0)
    return (
      <div className="mb-4">
        <Notice tone="warn" live>
          {t("list.bulk.none")}
        </Notice>
      </div>
    );
  const failed = outcomes.filter((outcome) => outcome.domainError !== null);
  return (
    <div className="mb-4 flex flex-col gap-3">
      {failed.length < outcomes.length ? (
        <Notice tone="good" live>
          {t("list.bulk.done", { count: outcomes.length - failed.length })}
        </Notice>
      ) : null}
      {failed.length > 0 ? (
        <Notice tone="danger" live>
          <p>{t("list.bulk.failed", { count: failed.length })}</p>
          <ul className="mt-1">
            {failed.map(({ key, domainError }) => (
              <li key={key}>
                <Link to={linkTo(key)} className="link figure">
                  {key}
                </Link>{" "}
                {domainError && formatDomainError(domainError)}
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </div>
  );
}
