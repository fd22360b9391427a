// The erasures of a unit's drives with their logs; where one is missing, how its log is made, and the form for the reason.

import { Form } from "react-router";
import { LONGEST_UNERASED_NOTE, unerasedReasons } from "../../../../../../shop/inventory/erasure/unerased.ts";
import { erasureName } from "../../../../../shared/erasure/erasure-names.ts";
import { formatDate } from "../../../../../i18n/format.ts";
import { useWords } from "../../../../../i18n/use-words.ts";
import { Badge } from "../../../../../kit/badge.tsx";
import { Button } from "../../../../../kit/button.tsx";
import { SelectField, TextField } from "../../../../../kit/field.tsx";
import { Notice } from "../../../../../kit/notice.tsx";
import { useDomainErrors } from "../../../../../kit/pages/refused-page.tsx";
import { Panel } from "../../../../../kit/panel.tsx";
import { officeLinks } from "../../../../../office-links.ts";
import type { BenchAnswer } from "../../bench-answer.ts";
import type { BenchView } from "../../components/bench-fields.ts";

/** A proper name. */
const DIGEST = "SHA-256";

/** Commands as they are typed, the same in every language. */
const COMMANDS = `script erase.log
nvme id-ctrl /dev/nvme0
nvme format /dev/nvme0n1 --ses=1
cmp /dev/zero /dev/nvme0n1
exit`;
const ATA_COMMANDS = `script erase.log
hdparm -I /dev/sda
hdparm --user-master u --security-set-pass p /dev/sda
hdparm --user-master u --security-erase p /dev/sda
hdparm -I /dev/sda
exit`;

type Props = { view: BenchView; answer: BenchAnswer | undefined; isBusy: boolean };

export function ErasuresPanel({ view, answer, isBusy }: Props) {
  const { t, language } = useWords("office-bench");
  const { erasures, state, lacking } = view.erased;
  const isReasonNeeded =
    (state.isFromSeller || state.cameBackAt !== null) && (!state.isErased || state.unerased !== null);
  return (
    <Panel title={t("erasure.title")}>
      <div className="flex flex-col gap-4">
        {state.isErased ? null : (
          <Notice tone="warn">
            {state.cameBackAt === null
              ? t("erasure.missing")
              : t("erasure.missingSince", { date: formatDate(state.cameBackAt, language) })}
            {lacking.length === 0 ? null : (
              <ul className="mt-2 list-disc ps-5">
                {lacking.map(({ subject, name }) => (
                  <li key={subject} className="break-words">
                    {subject}. {name}
                  </li>
                ))}
              </ul>
            )}
          </Notice>
        )}
        {erasures.length === 0 ? <p className="text-muted">{t("erasure.none")}</p> : null}
        {erasures.length === 0 ? null : (
          <ul className="divide-y divide-line">
            {erasures.map((erasure) => (
              <Erasure key={erasure.id} erasure={erasure} />
            ))}
          </ul>
        )}
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t("erasure.howTo")}</summary>
          <p className="max-w-[75ch]">{t("erasure.howToText")}</p>
          <pre className="figure mt-2 overflow-x-auto border border-line bg-surface p-3 text-sm">{COMMANDS}</pre>
          <pre className="figure mt-2 overflow-x-auto border border-line bg-surface p-3 text-sm">{ATA_COMMANDS}</pre>
        </details>
        {isReasonNeeded ? <WhyNot state={state} answer={answer} isBusy={isBusy} /> : null}
      </div>
    </Panel>
  );
}

function Erasure({ erasure }: { erasure: BenchView["erased"]["erasures"][number] }) {
  const { t } = useWords("office-bench");
  const { logId, name, digest, subject, model, serial, tool, endedAt, proof, who, isLatest, counts } = erasure;
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 first:pt-0 sm:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <p className="font-semibold break-words">
          {subject}. {model}
        </p>
        <p className="figure text-sm break-all">{t("unit.serial", { serial })}</p>
        <p className="text-sm">
          {erasureName(erasure)} · {tool} · <span className="figure">{endedAt}</span>
        </p>
        {proof === null ? null : (
          <p className="text-sm">{t("erasure.verified", { proof: t(`erasure.proof.${proof}`) })}</p>
        )}
        <p className="text-sm text-muted">{t("erasure.by", { who })}</p>
        <a href={officeLinks.erasureLog(logId)} className="link inline-flex min-h-11 items-center break-all">
          {name}
        </a>
        <p className="text-xs break-all text-muted">
          {DIGEST} {digest}
        </p>
      </div>
      <p className="flex flex-wrap items-start gap-2">
        <Badge>{t(proof === null ? "erasure.badge.unverified" : "erasure.badge.verified")}</Badge>
        {counts ? null : <Badge tone="warn">{t("erasure.badge.beforeReturn")}</Badge>}
        {isLatest ? null : <Badge>{t("erasure.badge.earlier")}</Badge>}
      </p>
    </li>
  );
}

type WhyNotProps = Pick<Props, "answer" | "isBusy"> & { state: BenchView["erased"]["state"] };

function WhyNot({ state: { unerased }, answer, isBusy }: WhyNotProps) {
  const { t } = useWords("office-bench");
  const { formatFields } = useDomainErrors();
  const errors = formatFields(answer?.errors) ?? {};
  return (
    <Form method="post" noValidate className="flex flex-col items-start gap-4 border-s-4 border-warn ps-4">
      <input type="hidden" name="intent" value="unerased" />
      <div className="grid w-full items-end gap-4 sm:grid-cols-2">
        <SelectField
          name="unerased"
          label={t("erasure.why.title")}
          error={errors["unerased"]}
          defaultValue={answer?.typed["unerased"] ?? unerased?.reason ?? ""}
        >
          <option value="">{t("erasure.why.choose")}</option>
          {unerasedReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(`erasure.why.reasons.${reason}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="unerasedNote"
          label={t("erasure.why.note")}
          error={errors["unerasedNote"]}
          defaultValue={answer?.typed["unerasedNote"] ?? unerased?.note ?? ""}
          maxLength={LONGEST_UNERASED_NOTE}
          autoComplete="off"
          required={false}
        />
      </div>
      <Button variant="secondary" busy={isBusy}>
        {t("erasure.why.save")}
      </Button>
    </Form>
  );
}
