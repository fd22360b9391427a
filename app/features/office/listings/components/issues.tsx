import type { PublishIssue } from "../../../../../shop/catalogue/editing/publish-issues.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { fieldId } from "../../../../kit/field.tsx";
import { Notice } from "../../../../kit/notice.tsx";
import { useDomainErrors } from "../../../../kit/pages/refused-page.tsx";

type IssuesProps = {
  issues: readonly PublishIssue[];
  labelOf: (field: string) => string;
  /** Whether the person has just tried to publish it. */
  isAsked: boolean;
};

const SHOWN = 8;

/** What a draft or a withdrawn listing lacks, each lack with a link to its field. */
export function Issues({ issues, labelOf, isAsked }: IssuesProps) {
  const { t } = useWords("office-listings");
  const { formatFields } = useDomainErrors();
  if (issues.length === 0) return <Notice tone="good">{t("issues.none")}</Notice>;
  const lines = issues.map(({ field, code }) => (
    <li key={`${field} ${code}`}>
      <a href={`#${fieldId(field)}`} className="link inline-block py-0.5">
        {t("issues.field", { field: labelOf(field), message: formatFields({ code })["code"] ?? code })}
      </a>
    </li>
  ));
  const rest = lines.slice(SHOWN);
  return (
    <Notice tone={isAsked ? "danger" : "warn"} title={`${t("issues.title")}: ${issues.length}`} live={isAsked}>
      <ul>{lines.slice(0, SHOWN)}</ul>
      {rest.length > 0 ? (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">+ {rest.length}</summary>
          <ul>{rest}</ul>
        </details>
      ) : null}
    </Notice>
  );
}
