// The units that a recall matches, and the form that clears one of them.

import { Form, Link } from "react-router";
import type { RecalledUnit } from "../../../../../shop/safety/recall.ts";
import { formatDate } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";
import { Button } from "../../../../kit/button.tsx";
import { TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { officeLinks } from "../../../../office-links.ts";

export function RecalledUnits({ units }: { units: readonly RecalledUnit[] }) {
  const { t } = useWords("office-safety");
  return (
    <Panel title={t("matched.title")}>
      {units.length === 0 ? <p>{t("matched.none")}</p> : null}
      <ul className="divide-y divide-line">
        {units.map((unit) => (
          <Row key={unit.unitId} unit={unit} />
        ))}
      </ul>
    </Panel>
  );
}

function Row({ unit: { code, serial, title, where, clearedAt, note } }: { unit: RecalledUnit }) {
  const { t, language } = useWords("office-safety");
  return (
    <li className="flex flex-col gap-3 py-3">
      <span className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="min-w-0">
          <Link to={officeLinks.unit(code)} className="link figure inline-flex min-h-11 items-center">
            {code}
          </Link>
          {title ? <span className="block text-sm wrap-anywhere">{title}</span> : null}
          <span className="block text-sm break-all text-muted">{serial ?? t("matched.noSerial")}</span>
        </span>
        <Badge {...(where === "on-sale" && clearedAt === null && { tone: "danger" })}>{t(`where.${where}`)}</Badge>
      </span>
      {clearedAt === null ? (
        <details>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t("matched.clear")}</summary>
          <Form method="post" className="mt-2 flex flex-col items-start gap-3 sm:flex-row sm:items-end">
            <input type="hidden" name="unit" value={code} />
            <TextField name="note" label={t("matched.why")} maxLength={200} required className="w-full grow" />
            <Button name="intent" value="clear" variant="secondary">
              {t("matched.clearAction")}
            </Button>
          </Form>
        </details>
      ) : (
        <p className="text-sm wrap-anywhere text-muted">
          {t("matched.cleared", { date: formatDate(clearedAt, language), note: note ?? "" })}
        </p>
      )}
    </li>
  );
}
