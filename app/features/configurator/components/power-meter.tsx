// The power draw of the parts against the rating of the power supply. It is calculated, so it is drawn as an estimate.

import { useWords } from "../../../i18n/use-words.ts";

type Power = { load: number; wanted: number; supply: number | null };

export function PowerMeter({ power: { load, wanted, supply } }: { power: Power }) {
  const { t } = useWords("configurator");
  const scale = Math.max(supply ?? 0, wanted);
  const percent = (watts: number) => `${Math.min(100, (watts / scale) * 100)}%`;
  return (
    <div className="mt-4 rounded-sm bg-screen px-4 py-3 text-on-screen">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="silk">{t("power.title")}</h3>
        <span className="silk text-2xs text-amber">{t("power.estimate")}</span>
      </div>
      <p className="mt-1.5 flex items-baseline justify-between gap-3">
        <span className="figure text-2xl leading-none font-medium text-amber">{t("power.watts", { watts: load })}</span>
        {supply === null ? null : <span className="figure text-sm">{t("power.of", { supply })}</span>}
      </p>
      <div
        aria-hidden="true"
        className="relative mt-2 h-4 border-b border-phosphor-dim bg-[linear-gradient(90deg,var(--color-phosphor-dim)_1px,transparent_1px)] bg-[length:10%_100%]"
      >
        <div
          className="absolute inset-y-[3px] start-0 bg-[repeating-linear-gradient(-45deg,var(--color-amber)_0_2px,transparent_2px_5px)] outline outline-amber"
          style={{ width: percent(load) }}
        />
        <div
          className="absolute inset-y-0 w-0.5 -translate-x-full bg-on-screen"
          style={{ insetInlineStart: percent(wanted) }}
        />
      </div>
      <p className="mt-2 text-xs">{t("power.wanted", { wanted })}</p>
    </div>
  );
}
