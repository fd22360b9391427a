// What happened to something, and by whom, as staff read it.

import { roleOf } from "../../../../base/actor.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Panel } from "../../../kit/panel.tsx";

/** What happened is said by whoever shows it: the noun knows its own moves, and who makes them where that is not an order's people. */
export type Happened = { what: string; who?: string; at: Date; actor: string; reason?: string | null };

/** Needs the words of the room "handling". */
export function Timeline({ label, transitions }: { label: string; transitions: readonly Happened[] }) {
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
