// The expected frame rates of a processor and a graphics card: the range measured on our own PCs with the same two parts.

import { gameNames } from "../../../../shop/catalogue/specs.ts";
import type { FpsEstimate } from "../../../../shop/configurator/fps-estimate.ts";
import { useWords } from "../../../i18n/use-words.ts";

export function ExpectedFps({ expected }: { expected: readonly FpsEstimate[] }) {
  const { t } = useWords("configurator");
  if (expected.length === 0) return null;
  const units = Math.max(...expected.map((each) => each.units));
  return (
    <section aria-labelledby="expected-fps" className="mt-6 rounded-sm bg-screen p-4 text-on-screen">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="expected-fps" className="silk font-[650]">
          {t("expected.title")}
        </h2>
        <span className="silk text-2xs text-amber">{t("power.estimate")}</span>
      </div>
      <FpsList expected={expected} className="mt-2 grid gap-x-8 gap-y-1 sm:grid-cols-2" />
      <p className="mt-2 text-xs">{t("expected.source", { count: units })}</p>
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
      {expected.map(({ game, low, high }) => (
        <div key={game} className="flex items-baseline justify-between gap-3">
          <dt className={`min-w-0 ${isSmall ? "text-xs" : "text-sm"}`}>{gameNames[game]}</dt>
          <dd className={`figure whitespace-nowrap text-amber ${isSmall ? "text-sm" : ""}`}>
            {low === high ? t("expected.fpsSame", { low }) : t("expected.fps", { low, high })}
          </dd>
        </div>
      ))}
    </dl>
  );
}
