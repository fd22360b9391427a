// What waits in each section, what of it is late, and from when on it is.

import { Link } from "react-router";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";
import { Empty } from "../../../../kit/empty.tsx";
import { OfficeIcon } from "../../components/office-icon.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { officeLinks } from "../../../../office-links.ts";
import type { Waiting } from "../../components/office-navigation.tsx";
import { CLAIM_DAYS, REFUND_DAYS } from "../../../../../shop/returns/claim.ts";
import type { Section } from "../../sections.ts";

type HomeWaitingProps = {
  sections: readonly Section[];
  waiting: Waiting;
  late: Waiting;
  /** Working days after which money that came is late. */
  transferDays: number;
};

export function HomeWaiting({ sections, waiting, late, transferDays }: HomeWaitingProps) {
  const { t } = useWords("office-home");
  const busy = sections.filter(({ name }) => (waiting[name] ?? 0) + (late[name] ?? 0) > 0);
  return (
    <Panel title={t("waiting.title")} ground="open" className="min-w-0">
      {busy.length === 0 ? <Empty title={t("waiting.none")}>{t("waiting.noneText")}</Empty> : null}
      <ul className="divide-y divide-line">
        {busy.map((section) => (
          <WaitingRow
            key={section.name}
            section={section}
            waiting={waiting[section.name] ?? 0}
            late={late[section.name] ?? 0}
            transferDays={transferDays}
          />
        ))}
      </ul>
    </Panel>
  );
}

type RowProps = { section: Section; waiting: number; late: number; transferDays: number };

function WaitingRow({ section, waiting, late, transferDays }: RowProps) {
  const { t } = useWords("office-home");
  const { t: office } = useWords("office");
  const rule = useRule(section.name, transferDays);
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-3 py-1">
      <Link
        to={listOf(section, "open")}
        className="group flex min-h-11 min-w-0 items-center gap-3 font-condensed text-lg font-semibold"
      >
        <OfficeIcon name={section.icon} />
        <span className="min-w-0 underline-offset-4 wrap-anywhere group-hover:underline">
          {office(`sections.${section.name}`)}
        </span>
        <span className="figure ms-auto">{waiting}</span>
      </Link>
      {late > 0 ? (
        <Link to={listOf(section, "late")} title={rule ?? undefined} className="target inline-flex items-center">
          <Badge tone="danger">{t("waiting.late", { count: late })}</Badge>
        </Link>
      ) : (
        <span />
      )}
      {late > 0 && rule !== null ? <p className="col-span-2 ps-9 pb-1 text-xs text-muted">{rule}</p> : null}
    </li>
  );
}

/** The list of a section, limited to what waits or to what is late where the list can do so. */
function listOf({ name, to }: Section, due: "open" | "late"): string {
  const filtered = new URLSearchParams({ due });
  if (name === "orders") return officeLinks.orders(filtered);
  if (name === "returns") return officeLinks.returns(filtered);
  if (name === "trade-ins") return officeLinks.tradeIns(filtered);
  if (due === "open") return to;
  if (name === "payouts") return officeLinks.payouts(filtered);
  if (name === "transfers") return officeLinks.transfers(filtered);
  if (name === "messages") return officeLinks.messages(filtered);
  return to;
}

function useRule(name: Section["name"], transferDays: number): string | null {
  const { t } = useWords("office-home");
  if (name === "orders" || name === "messages" || name === "trade-ins") return t(`waiting.rules.${name}`);
  if (name === "returns") return t("waiting.rules.returns", { days: CLAIM_DAYS });
  if (name === "payouts") return t("waiting.rules.payouts", { days: REFUND_DAYS });
  return name === "transfers" ? t("waiting.rules.transfers", { count: transferDays }) : null;
}
