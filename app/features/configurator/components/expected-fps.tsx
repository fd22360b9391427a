// The expected frame rates of a processor and a graphics card: ranges, marked as estimates.

import { gameNames, isStandardRun } from "../../../../shop/catalogue/specs.ts";
import type { FpsEstimate } from "../../../../shop/estimates/fps-estimate.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { links } from "../../../links.ts";

export function ExpectedFps({
  expected,
  noEstimates,
}: {
  expected: readonly FpsEstimate[];
  noEstimates: readonly string[];
}) {
  const { t } = useWords("configurator");
  if (expected.length + noEstimates.length === 0) return null;
  const pcs = Math.min(...expected.map((each) => each.pcs));
  return (
    <section aria-labelledby="expected-fps" className="mt-6 rounded-sm bg-screen p-4 text-on-screen">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="expected-fps" className="silk font-[650]">
          {t("expected.title")}
        </h2>
        <span className="silk text-2xs text-amber">{t("power.estimate")}</span>
      </div>
      <FpsList expected={expected} className="mt-2 grid gap-x-8 gap-y-1 sm:grid-cols-2" />
      {noEstimates.map((sentence) => (
        <p key={sentence} className="mt-2 text-sm">
          {sentence}
        </p>
      ))}
      <p className="mt-2 text-xs">
        {expected.length > 0 ? `${t("expected.source", { count: pcs })} ${t("expected.standard")} ` : null}
        <ShopLink to={links.estimates()} className="underline underline-offset-2">
          {t("expected.how")}
        </ShopLink>
      </p>
    </section>
  );
}

export function FpsList({
  expected,
  className,
  isSmall = false,
}: {
  expected: readonly FpsEstimate[];
  className: string;
  isSmall?: boolean;
}) {
  const { t } = useWords("configurator");
  return (
    <dl className={className}>
      {expected.map((estimate) => (
        <div
          key={`${estimate.game} ${estimate.resolution} ${estimate.settings}`}
          className="flex items-baseline justify-between gap-3"
        >
          <dt className={`min-w-0 ${isSmall ? "text-xs" : "text-sm"}`}>
            {gameNames[estimate.game]}
            {isStandardRun(estimate) ? null : (
              <span className="block text-2xs">
                {estimate.resolution.replace("x", " × ")}, {t(`expected.settings.${estimate.settings}`)}
              </span>
            )}
          </dt>
          <dd className={`figure whitespace-nowrap text-amber ${isSmall ? "text-sm" : ""}`}>
            {estimate.low === estimate.high
              ? t("expected.fpsSame", { low: estimate.low })
              : t("expected.fps", { low: estimate.low, high: estimate.high })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
