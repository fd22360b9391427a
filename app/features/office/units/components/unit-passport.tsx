// The passport of a unit for staff: its public page, what waits to be signed, its labels.

import { Link } from "react-router";
import { useWords } from "../../../../i18n/use-words.ts";
import { Panel } from "../../../../kit/panel.tsx";
import { links } from "../../../../links.ts";
import { officeLinks } from "../../../../office-links.ts";

type Props = { unit: string; passport: { code: string; events: number; waiting: number; failed: number } };

export function UnitPassport({ unit, passport: { code, events, waiting, failed } }: Props) {
  const { t } = useWords("office-units");
  return (
    <Panel title={t("passport.title")}>
      <p>
        <Link to={links.passport(code)} className="link figure break-all">
          {code}
        </Link>
      </p>
      <p className="mt-1 text-muted">
        {t("passport.events", { count: events })}
        {waiting > 0 ? ` ${t("passport.waiting", { count: waiting })}` : null}
        {failed > 0 ? ` ${t("passport.failed", { count: failed })}` : null}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {(["a4", "roll"] as const).map((format) => (
          <Link
            key={format}
            reloadDocument
            to={officeLinks.labels([unit], format)}
            className="link inline-flex min-h-11 items-center"
          >
            {t(`passport.label.${format}`)}
          </Link>
        ))}
      </p>
    </Panel>
  );
}
