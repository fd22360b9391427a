// /estimates: how frame rates are estimated, and how far the estimates are from what was measured.

import type { Route } from "./+types/estimates";
import { gameNames } from "../../../../shop/catalogue/specs.ts";
import { COVERAGE, LEAST_CHECKED, LEAST_PCS, type EstimateError } from "../../../../shop/estimates/fps-estimate.ts";
import { shopContext } from "../../../context.server.ts";
import { formatNumber } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Head } from "../../../kit/pages/head.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Page } from "../../../kit/pages/page.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { links } from "../../../links.ts";
import type { RouteHandle } from "../../../route-handle.ts";

export const handle = { words: ["content-estimates"], cache: { query: "ignored" } } satisfies RouteHandle;

const sections = ["from", "parts", "range", "thin", "apart"] as const;
const percent = COVERAGE * 100;

export function loader({ context }: Route.LoaderArgs) {
  const { errors, pcs, measurements, isDemo } = context.get(shopContext).liveEstimates.model();
  return { errors, pcs, measurements, isDemo };
}

export default function Estimates({ loaderData: { errors, pcs, measurements, isDemo } }: Route.ComponentProps) {
  const { t, language } = useWords("content-estimates");
  return (
    <Page title={t("title")} lead={t("lead")}>
      <Head title={t("title")} description={t("lead")} />
      <div className="flex max-w-[66ch] flex-col gap-8">
        {sections.map((section) => (
          <section key={section}>
            <h2 className="text-2xl">{t(`method.${section}.title`)}</h2>
            <p className="mt-2">{t(`method.${section}.text`, { percent, pcs: LEAST_PCS, checked: LEAST_CHECKED })}</p>
          </section>
        ))}
      </div>
      <section aria-labelledby="errors" className="mt-10">
        <h2 id="errors" className="text-2xl">
          {t("errors.title")}
        </h2>
        <p className="mt-2 max-w-[66ch]">{t("errors.text")}</p>
        {isDemo ? (
          <div className="mt-4 max-w-[66ch]">
            <Notice tone="warn" title={t("demo")} />
          </div>
        ) : null}
        {errors.length > 0 ? (
          <>
            <p className="mt-4 text-sm text-muted">
              {t("errors.counts", {
                count: pcs,
                pcs: formatNumber(pcs, language),
                measurements: formatNumber(measurements, language),
              })}
            </p>
            <ErrorTable errors={errors} />
          </>
        ) : (
          <p className="mt-4">{t("errors.none")}</p>
        )}
      </section>
      <p className="mt-8">
        <ShopLink to={links.about()} className="text-link underline underline-offset-4">
          {t("about")}
        </ShopLink>
      </p>
    </Page>
  );
}

const shares = ["median", "p90", "coverage"] as const;
const cell = "px-1.5 py-2 sm:px-3";

/** On narrow screens the number of measurements stands below the game. */
function ErrorTable({ errors }: { errors: readonly EstimateError[] }) {
  const { t, language } = useWords("content-estimates");
  const percentOf = (value: number) => t("percent", { value: formatNumber(Math.round(value * 10) / 10, language) });
  const sharesOf = ({ medianPercent, p90Percent, coveragePercent }: EstimateError) => [
    percentOf(medianPercent),
    percentOf(p90Percent),
    percentOf(coveragePercent),
  ];
  return (
    <table className="mt-3 w-full max-w-4xl border border-line bg-surface text-sm">
      <thead>
        <tr className="silk border-b border-edge text-muted max-sm:text-2xs">
          <th scope="col" className={`${cell} text-start align-bottom`}>
            {t("columns.game")}
          </th>
          <th scope="col" className={`${cell} text-end align-bottom max-sm:hidden`}>
            {t("columns.measurements")}
          </th>
          {shares.map((share) => (
            <th key={share} scope="col" className={`${cell} text-end align-bottom`}>
              {t(`columns.${share}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {errors.map((error) => (
          <tr key={error.game} className="border-b border-line last:border-0">
            <th scope="row" className={`${cell} text-start font-semibold`}>
              {gameNames[error.game]}
              <span className="figure block text-xs font-normal text-muted sm:hidden">
                {t("columns.measurements")}: {formatNumber(error.measurements, language)}
              </span>
            </th>
            <td className={`figure ${cell} text-end max-sm:hidden`}>{formatNumber(error.measurements, language)}</td>
            {sharesOf(error).map((share, place) => (
              <td key={shares[place]} className={`figure ${cell} text-end whitespace-nowrap`}>
                {share}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
