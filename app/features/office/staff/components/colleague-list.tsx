import { Link } from "react-router";
import type { Colleague } from "../../../../../shop/accounts/staff/staff.ts";
import { formatDateTime } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { officeLinks } from "../../../../office-links.ts";
import { Badge } from "../../../../kit/badge.tsx";
import { Panel } from "../../../../kit/panel.tsx";

/** Everybody who works here, each with a link to change roles, sessions and second factor. */
export function ColleagueList({ colleagues }: { colleagues: readonly Colleague[] }) {
  const { t } = useWords("office-staff");
  return (
    <Panel label={t("people", { count: colleagues.length })}>
      <ul className="divide-y divide-line">
        {colleagues.map((colleague) => (
          <ColleagueRow key={colleague.id} colleague={colleague} />
        ))}
      </ul>
    </Panel>
  );
}

function ColleagueRow({ colleague }: { colleague: Colleague }) {
  const { t, language } = useWords("office-staff");
  const { t: office } = useWords("office");
  const { id, name, email, roles, lastSeen, hasPassword, hasSecondFactor, openSessions } = colleague;
  return (
    <li className="grid items-center gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,1.2fr)]">
      <span className="min-w-0">
        <Link to={officeLinks.staffMember(id)} className="link font-condensed text-lg font-bold">
          {name}
        </Link>
        <span className="block text-sm break-words text-muted">{email}</span>
      </span>
      <span className="flex flex-wrap gap-1.5">
        {roles.map((role) => (
          <Badge key={role} tone={role === "owner" ? "brand" : "neutral"}>
            {office(`roles.${role}`)}
          </Badge>
        ))}
        {roles.length === 0 ? <Badge tone="warn">{t("noRole")}</Badge> : null}
      </span>
      <span className="text-sm">
        {lastSeen ? t("lastSeen", { at: formatDateTime(lastSeen, language) }) : t("neverSeen")}
        <span className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-muted">
          {hasPassword ? null : <Badge tone="warn">{t("noPassword")}</Badge>}
          {hasSecondFactor ? <span>{t("factor.yes")}</span> : <Badge tone="warn">{t("factor.no")}</Badge>}
          <span>{t("openSessions", { count: openSessions })}</span>
        </span>
      </span>
    </li>
  );
}
