// Results of the game tests that a buyer ordered. Needs the words of the namespace "account".

import type { GameResult } from "../../../shop/catalogue/game-result.ts";
import { formatNumber } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";

export function GameResults({ results }: { results: readonly GameResult[] }) {
  const { t } = useWords("account");
  return (
    <dl className="divide-y divide-line">
      {results.map(({ game, fps, resolution, settings }) => (
        <div key={game} className="grid grid-cols-[1fr_auto] gap-x-4 py-2">
          <dt className="min-w-0 font-condensed font-bold">{game}</dt>
          <dd className="figure font-semibold">{t("games.fps", { fps: formatNumber(fps) })}</dd>
          <dd className="col-span-2 text-sm text-muted">
            {resolution.replace("x", " × ")} · {t(`games.settings.${settings}`)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
