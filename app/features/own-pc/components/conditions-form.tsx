// The game and the resolution for which upgrades are ranked, and the frame rates of the PC as it is.

import { Form } from "react-router";
import { resolutions } from "../../../../shop/catalogue/game-result.ts";
import { gameNames, games } from "../../../../shop/catalogue/specs.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button } from "../../../kit/button.tsx";
import { controlClass } from "../../../kit/field.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { links } from "../../../links.ts";
import type { UpgradesView } from "../upgrades.view.server.ts";

export function ConditionsForm({ view: { game, resolution, before } }: { view: UpgradesView }) {
  const { t } = useWords("own-pc");
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5">
      <Form method="get" action={links.myPcUpgrades()} className="flex flex-wrap items-end gap-3">
        <label className="flex flex-col gap-1.5">
          <span className="font-condensed font-semibold">{t("upgrades.game")}</span>
          <select key={game} name="game" defaultValue={game} className={`${controlClass} w-auto`}>
            {games.map((known) => (
              <option key={known} value={known}>
                {gameNames[known]}
              </option>
            ))}
          </select>
        </label>
        <label className="flex flex-col gap-1.5">
          <span className="font-condensed font-semibold">{t("upgrades.resolution")}</span>
          <select key={resolution} name="resolution" defaultValue={resolution} className={`${controlClass} w-auto`}>
            {resolutions.map((known) => (
              <option key={known} value={known}>
                {known.replace("x", " × ")}
              </option>
            ))}
          </select>
        </label>
        <Button variant="secondary">{t("upgrades.show")}</Button>
      </Form>
      {before ? (
        <div className="rounded-sm bg-screen px-4 py-3 text-on-screen">
          <p className="silk text-2xs">
            {t("upgrades.before")} · {t("upgrades.estimate")}
          </p>
          <p className="figure text-xl text-amber">{t("upgrades.range", { low: before.low, high: before.high })}</p>
        </div>
      ) : null}
      <ShopLink to={links.myPc({}, "parts")} className="link inline-flex min-h-11 items-center">
        {t("upgrades.edit")}
      </ShopLink>
    </div>
  );
}
