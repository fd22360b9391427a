// The condition of the unit, with the answers that it follows from.

import { useWords } from "../../../i18n/use-words.ts";
import { Panel } from "../../../kit/panel.tsx";
import type { PassportView } from "../passport.view.server.ts";

export function Grade({ view: { graded, published } }: { view: Pick<PassportView, "graded" | "published"> }) {
  const { t } = useWords("passport");
  const { t: bench } = useWords("product-bench");
  const grade = graded?.grade ?? published?.grade;
  if (grade === undefined) return null;
  if (!graded)
    return (
      <Panel label={t("grade.title", { grade })}>
        <p>{t("grade.none", { grade })}</p>
      </Panel>
    );
  return (
    <Panel label={t("grade.title", { grade })}>
      <dl>
        {Object.entries(graded.answers).map(([question, answer]) => (
          <div key={question} className="border-b border-line py-1.5 last:border-0">
            <dt className="text-sm text-muted">{bench(`question.${question}` as "question.dust")}</dt>
            <dd>{bench(`answer.${question}.${answer}` as "answer.dust.traces")}</dd>
          </div>
        ))}
      </dl>
      {graded.found === graded.grade ? null : (
        <p className="mt-3 text-sm text-muted">{t("grade.found", { found: graded.found })}</p>
      )}
    </Panel>
  );
}
