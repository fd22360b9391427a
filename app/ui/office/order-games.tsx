// Which games are to be run on which machine before the parcel leaves.

import type { ShownOrder } from "../../routes/buying/shown-order.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Icon } from "../icon.tsx";
import { Panel } from "../panel.tsx";

export function OrderGames({ order }: { order: Pick<ShownOrder, "rows"> }) {
  const { t } = useWords("handling");
  const tests = order.rows.filter((row) => row.games !== null);
  if (tests.length === 0) return null;
  return (
    <Panel label={t("games.title")}>
      <ul className="flex flex-col gap-3">
        {tests.map((row) => (
          <li key={row.key} className="flex gap-3">
            <Icon name="bench" className="mt-0.5 text-muted" />
            <span>
              <span className="block font-condensed font-bold">{row.title}</span>
              {row.games?.join(", ")}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
