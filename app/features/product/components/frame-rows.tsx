// The frame rates of a PC in the five games on one scale: measured ones filled, estimates hatched, with the stock's median and lines at 60 and
// 144 Hz. The switch between resolutions is two radio buttons and needs no JavaScript.

import { gameNames, shortGameNames } from "../../../../shop/catalogue/specs.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { FrameBar, FrameFigure, scaleEnd } from "../../../shared/measurements/frame-bar.tsx";
import type { FrameRow, FramesView } from "../frames.view.server.ts";

/** Tailwind finds classes as whole words only. */
const hiddenUnless = {
  "1080p": "group-has-[[value='1440p']:checked]/frames:hidden",
  "1440p": "group-has-[[value='1080p']:checked]/frames:hidden",
} as const;

export function FrameRows({ frames }: { frames: FramesView }) {
  const { t } = useWords("product");
  const rows = frames.flatMap((each) => each.rows);
  const end = scaleEnd(rows.flatMap(({ rate, median }) => [rate, median]));
  const isDemo = rows.some((row) => row.isDemo);
  return (
    <section aria-labelledby="frames" className="group/frames rounded-sm bg-screen px-3 pt-2 pb-2.5 text-on-screen">
      <div className="flex items-center justify-between gap-3">
        <h2 id="frames" className="silk">
          {t("frames.title")}
        </h2>
        {frames.length > 1 ? <Switch frames={frames} /> : null}
      </div>
      {frames.map(({ resolution, rows: shown }) => (
        <ul
          key={resolution}
          data-frames={resolution}
          className={frames.length > 1 ? hiddenUnless[resolution] : undefined}
        >
          {shown.map((row) => (
            <Row key={row.game} row={row} end={end} />
          ))}
        </ul>
      ))}
      <p className="mt-1.5 flex flex-wrap gap-x-3 text-xs leading-tight">
        <span>
          <span aria-hidden="true" className="me-1 inline-block h-3 w-0.5 bg-amber align-[-2px]" />
          {t("frames.median")}
        </span>
        <span>{t("frames.lines")}</span>
        {rows.some(({ rate }) => rate?.kind === "estimate") ? <span>{t("frames.hatched")}</span> : null}
        {isDemo ? <span className="text-phosphor">{t("bench.measuredDemo")}</span> : null}
      </p>
    </section>
  );
}

function Switch({ frames }: { frames: FramesView }) {
  const { t } = useWords("product");
  return (
    <fieldset className="flex border border-phosphor-dim">
      <legend className="sr-only">{t("frames.resolution")}</legend>
      {frames.map(({ resolution }, place) => (
        <label
          key={resolution}
          className="relative flex min-h-11 cursor-pointer items-center px-3 font-condensed text-sm font-semibold has-[:checked]:bg-phosphor has-[:checked]:text-screen has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus lg:min-h-8"
        >
          <input type="radio" name="frames" value={resolution} defaultChecked={place === 0} className="sr-only" />
          {resolution}
        </label>
      ))}
    </fieldset>
  );
}

function Row({ row: { game, settings, rate, median }, end }: { row: FrameRow; end: number }) {
  const { t } = useWords("product");
  return (
    <li className="grid min-h-6.5 grid-cols-[4.25rem_minmax(0,1fr)_auto] items-center gap-3 text-sm">
      <span className="font-condensed font-semibold">
        <span aria-hidden="true">{shortGameNames[game]}</span>
        <span className="sr-only">{gameNames[game]}: </span>
      </span>
      <FrameBar rate={rate} median={median} end={end} />
      <span className="min-w-18 text-end">
        {rate ? (
          <>
            <FrameFigure rate={rate} /> <span className="text-xs">{t("fps")}</span>
          </>
        ) : (
          <span className="text-xs">{t("frames.unknown")}</span>
        )}
        <span className="sr-only">
          {settings ? `, ${t(`settings.${settings}`)}` : null}
          {median === null ? null : `, ${t("frames.medianIs", { value: formatNumber(median) })}`}
        </span>
      </span>
    </li>
  );
}
