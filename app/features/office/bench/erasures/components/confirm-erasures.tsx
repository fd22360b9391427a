// The form in which staff say which drive of the unit each erasure of the dropped logs is about.

import { Form, useNavigation } from "react-router";
import { erasureName } from "../../../../../shared/erasure/erasure-names.ts";
import { useWords } from "../../../../../i18n/use-words.ts";
import { Button } from "../../../../../kit/button.tsx";
import { SelectField } from "../../../../../kit/field.tsx";
import { Panel } from "../../../../../kit/panel.tsx";
import type { FileDropView } from "../../files/file-drop.view.server.ts";

type Props = { view: FileDropView; typed: Record<string, string> | null };
type Log = FileDropView["erasures"][number];

export function ConfirmErasures({ view: { erasures, drives }, typed }: Props) {
  const { t } = useWords("office-bench");
  const isBusy = useNavigation().state === "submitting";
  const waits = erasures.some((log) => log.drives.some(({ recordedOn }) => recordedOn === null));
  return (
    <Form method="post" noValidate className="flex flex-col gap-6">
      <input type="hidden" name="intent" value="erasures" />
      {waits ? <p className="text-muted">{t("erasure.confirmLead")}</p> : null}
      {erasures.map((log, place) => (
        <Panel key={`${place} ${log.name}`} title={log.name}>
          <ul className="divide-y divide-line">
            {log.drives.map((drive) => (
              <ErasedDrive key={drive.field} drive={drive} drives={drives} typed={typed} />
            ))}
          </ul>
        </Panel>
      ))}
      {waits ? (
        <Button className="self-start" busy={isBusy}>
          {t("erasure.confirm")}
        </Button>
      ) : null}
    </Form>
  );
}

type DriveProps = { drive: Log["drives"][number]; drives: readonly string[]; typed: Props["typed"] };

function ErasedDrive({ drive, drives, typed }: DriveProps) {
  const { t } = useWords("office-bench");
  const { model, serial, tool, startedAt, endedAt, proof, field, recordedOn, isOther, proposed } = drive;
  return (
    <li className="grid gap-x-6 gap-y-3 py-3 first:pt-0 last:pb-0 md:grid-cols-[1fr_18rem]">
      <div className="min-w-0">
        <p className="font-semibold break-words">{model}</p>
        <p className="figure text-sm break-all">{t("unit.serial", { serial })}</p>
        <p className="text-sm">
          {erasureName(drive)} · {tool}
        </p>
        <p className="figure text-sm text-muted">
          {startedAt} – {endedAt}
        </p>
        <p className={`text-sm ${proof === null ? "text-warn" : "text-muted"}`}>
          {proof === null ? t("erasure.unverified") : t("erasure.verified", { proof: t(`erasure.proof.${proof}`) })}
        </p>
        {isOther && recordedOn === null ? <p className="mt-1 text-sm text-warn">{t("erasure.otherDrive")}</p> : null}
      </div>
      {recordedOn === null ? (
        <SelectField name={field} label={t("erasure.drive")} defaultValue={typed?.[field] ?? proposed}>
          <option value="">{t("erasure.notHere")}</option>
          {drives.map((name, place) => (
            <option key={`${place} ${name}`} value={String(place + 1)}>
              {`${place + 1} ${name}`.trim()}
            </option>
          ))}
        </SelectField>
      ) : (
        <p>{t("erasure.recorded", { unit: recordedOn })}</p>
      )}
    </li>
  );
}
