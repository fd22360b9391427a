// The findings so far, each with its evidence, and what the seller will be told.

import { Form } from "react-router";
import { bani } from "../../../../../base/money.ts";
import type { OfficeTradeInView } from "../trade-in.view.server.ts";
import { formatPeriod, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";
import { Button } from "../../../../kit/button.tsx";
import { Notice } from "../../../../kit/notice.tsx";
import { Panel } from "../../../../kit/panel.tsx";

type Finding = OfficeTradeInView["findings"][number];

export function FindingList({ tradeIn }: { tradeIn: OfficeTradeInView }) {
  const { t } = useWords("office-trade-ins");
  const { findings, state } = tradeIn;
  return (
    <Panel label={t("finding.list")}>
      {findings.length === 0 ? <p className="text-muted">{t("finding.none")}</p> : null}
      <ul className="divide-y divide-line">
        {findings.map((finding) => (
          <li
            key={`${finding.key} ${finding.claim}`}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3 first:pt-0"
          >
            <FindingDetails finding={finding} photos={tradeIn.photos} />
            {state === "testing" ? (
              <Form method="post">
                <input type="hidden" name="intent" value="drop" />
                <input type="hidden" name="finding" value={finding.id} />
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={`${t("finding.drop")}: ${finding.line ?? t(`finding.claims.${finding.claim}`)}`}
                >
                  {t("finding.drop")}
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
      {state === "testing" ? <OutcomeNotice tradeIn={tradeIn} /> : null}
    </Panel>
  );
}

function FindingDetails({ finding, photos }: { finding: Finding; photos: OfficeTradeInView["photos"] }) {
  const { t } = useWords("office-trade-ins");
  const { line, claim, said, found, visible, note, evidence } = finding;
  const names = evidence.map((proof) => photos.find(({ id }) => id === proof)?.name ?? proof);
  return (
    <div className="min-w-0">
      <p className="leading-tight">
        <span className="font-condensed text-lg font-semibold">{line ?? t(`finding.claims.${claim}`)}</span>{" "}
        {visible ? <Badge tone="warn">{t("finding.isVisible")}</Badge> : null}{" "}
        {evidence.length === 0 ? <Badge tone="danger">{t("finding.noEvidence")}</Badge> : null}
      </p>
      <p>
        <span className="text-muted">{t(`finding.claims.${claim}`)}:</span> {said} → <strong>{found}</strong>
      </p>
      {names.length > 0 ? (
        <p className="text-sm break-words text-muted">
          {t("finding.evidence", { count: names.length })}: {names.join("; ")}
        </p>
      ) : null}
      {note ? <p className="text-sm whitespace-pre-line">{note}</p> : null}
    </div>
  );
}

function OutcomeNotice({ tradeIn: { outcome, totals } }: { tradeIn: OfficeTradeInView }) {
  const { t, language } = useWords("office-trade-ins");
  const period = formatPeriod(outcome.answerDays, "day", language);
  const [total, difference] = [formatPrice(outcome.total), formatPrice(bani(Math.abs(outcome.total - totals.before)))];
  const isSame = outcome.kind === "more" && outcome.total === totals.before;
  const tone =
    outcome.kind === "unproven" || outcome.kind === "nothing-left"
      ? "danger"
      : outcome.kind === "less"
        ? "warn"
        : "good";
  return (
    <div className="mt-4">
      <Notice tone={tone} title={t("outcome.title")}>
        {isSame ? t("outcome.same", { total }) : t(`outcome.${outcome.kind}`, { total, difference, period })}
      </Notice>
    </div>
  );
}
