// /estimates: how frame rates are estimated, and how far the estimates are from what was measured.

import type { Route } from "./+types/estimates";
import { gameNames } from "../../../../shop/catalogue/specs.ts";
import {
  COVERAGE,
  MIN_CHECKED_PAIRS,
  MIN_PCS,
  MIN_PCS_AT_CONDITIONS,
  type ErrorShares,
} from "../../../../shop/estimates/fps-estimate.ts";
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
const limits = {
  percent: COVERAGE * 100,
  pcs: MIN_PCS,
  conditions: MIN_PCS_AT_CONDITIONS,
  checked: MIN_CHECKED_PAIRS,
};

export function loader({ context }: Route.LoaderArgs) {
  const model = context.get(shopContext).liveEstimates.model();
  const { pcs, measurements, isDemo } = model;
  return { errors: model.errors(), byDistance: model.errorsByDistance(), pcs, measurements, isDemo };
}

export default function Estimates({ loaderData }: Route.ComponentProps) {
  const { errors, byDistance, pcs, measurements, isDemo } = loaderData;
  const { t } = useWords("content-estimates");
  return (
    <Page title={t("title")} lead={t("lead")}>
      <Head title={t("title")} description={t("lead")} />
      <div className="flex max-w-[66ch] flex-col gap-8">
        {sections.map((section) => (
          <section key={section}>
            <h2 className="text-2xl">{t(`method.${section}.title`)}</h2>
            <p className="mt-2">{t(`method.${section}.text`, limits)}</p>
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
                pcs: formatNumber(pcs),
                measurements: formatNumber(measurements),
              })}
            </p>
            <ErrorTable
              of={t("columns.game")}
              errors={errors.map((error) => ({ ...error, label: gameNames[error.game] }))}
            />
            <h3 className="mt-8 text-xl">{t("errors.byDistance")}</h3>
            <p className="mt-2 max-w-[66ch]">{t("errors.distance")}</p>
            <ErrorTable
              of={t("columns.distance")}
              errors={byDistance.map((error) => ({
                ...error,
                label: t("errors.upTo", { times: formatNumber(error.upTo) }),
              }))}
            />
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

/** `of`: the heading of the first column. On narrow screens the number of pairs stands below the label. */
function ErrorTable({ of, errors }: { of: string; errors: readonly (ErrorShares & { label: string })[] }) {
  const { t } = useWords("content-estimates");
  const percentOf = (value: number) => t("percent", { value: formatNumber(Math.round(value * 10) / 10) });
  const sharesOf = ({ medianPercent, p90Percent, coveragePercent }: ErrorShares) => [
    percentOf(medianPercent),
    percentOf(p90Percent),
    percentOf(coveragePercent),
  ];
  return (
    <table className="mt-3 w-full max-w-4xl border border-line bg-surface text-sm">
      <thead>
        <tr className="silk border-b border-edge text-muted max-sm:text-2xs">
          <th scope="col" className={`${cell} text-start align-bottom`}>
            {of}
          </th>
          <th scope="col" className={`${cell} text-end align-bottom max-sm:hidden`}>
            {t("columns.pairs")}
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
          <tr key={error.label} className="border-b border-line last:border-0">
            <th scope="row" className={`${cell} text-start font-semibold`}>
              {error.label}
              <span className="figure block text-xs font-normal text-muted sm:hidden">
                {t("columns.pairs")}: {formatNumber(error.pairs)}
              </span>
            </th>
            <td className={`figure ${cell} text-end max-sm:hidden`}>{formatNumber(error.pairs)}</td>
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
