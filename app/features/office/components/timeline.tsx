// The history of a record for staff, and the audit log: what happened, when, and by whom.

import type { ReactNode } from "react";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Panel } from "../../../kit/panel.tsx";
import { useActorName } from "./staff-names.ts";

/** The caller passes the text of each transition, and the name of an actor who is neither staff nor a buyer. */
export type OfficeTimelineEntry = {
  what: ReactNode;
  who?: string;
  at: Date;
  actor: string;
  reason?: string | null;
  /** What it is about, and the fields that changed. */
  children?: ReactNode;
  /** Needed where two entries may have the same text and time. */
  id?: string | number;
};

/** Staff are shown by their names. */
export function Timeline({ label, transitions }: { label: string; transitions: readonly OfficeTimelineEntry[] }) {
  return (
    <Panel label={label}>
      <TimelineList entries={transitions} />
    </Panel>
  );
}

export function TimelineList({ entries }: { entries: readonly OfficeTimelineEntry[] }) {
  const { language } = useWords("office");
  const nameOf = useActorName();
  return (
    <ol className="flex flex-col gap-3">
      {entries.map(({ what, who, at, actor, reason, children, id }) => (
        <li key={id ?? `${String(what)} ${at.getTime()}`} className="min-w-0 leading-tight">
          <span className="font-condensed font-semibold">{what}</span>
          <span className="block text-sm text-muted">
            {formatDateTime(at, language)} · {/^(?:staff|token):/.test(actor) ? nameOf(actor) : (who ?? nameOf(actor))}
          </span>
          {reason ? <span className="block text-sm break-words">{reason}</span> : null}
          {children}
        </li>
      ))}
    </ol>
  );
}
