// The history of a record for staff: what happened, when, and by whom.

import { roleOf } from "../../../../base/actor.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Panel } from "../../../kit/panel.tsx";

/** The caller passes the text of each transition, and the name of the actor if it is not an actor of an order. */
export type OfficeTimelineEntry = { what: string; who?: string; at: Date; actor: string; reason?: string | null };

/** Needs the words of the namespace "office-orders". */
export function Timeline({ label, transitions }: { label: string; transitions: readonly OfficeTimelineEntry[] }) {
  const { t, language } = useWords("office-orders");
  return (
    <Panel label={label}>
      <ol className="flex flex-col gap-3">
        {transitions.map(({ what, who, at, actor, reason }) => (
          <li key={`${what} ${at.getTime()}`} className="leading-tight">
            <span className="font-condensed font-semibold">{what}</span>
            <span className="block text-sm text-muted">
              {formatDateTime(at, language)} · <span title={actor}>{who ?? t(`who.${roleOf(actor, "buyer")}`)}</span>
            </span>
            {reason ? <span className="block text-sm">{reason}</span> : null}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
