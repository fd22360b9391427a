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

const columns = ["measurements", "median", "p90", "coverage"] as const;

function ErrorTable({ errors }: { errors: readonly EstimateError[] }) {
  const { t, language } = useWords("content-estimates");
  const percentOf = (value: number) => t("percent", { value: formatNumber(Math.round(value * 10) / 10, language) });
  const cells = (error: EstimateError) => [
    formatNumber(error.measurements, language),
    percentOf(error.medianPercent),
    percentOf(error.p90Percent),
    percentOf(error.coveragePercent),
  ];
  return (
    <div className="mt-3 max-w-4xl overflow-x-auto">
      <table className="w-full border border-line bg-surface text-sm">
        <thead>
          <tr className="silk border-b border-edge text-muted">
            {(["game", ...columns] as const).map((column, place) => (
              <th
                key={column}
                scope="col"
                className={`px-2 py-2 align-bottom sm:px-3 ${place ? "text-end" : "text-start"}`}
              >
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {errors.map((error) => (
            <tr key={error.game} className="border-b border-line last:border-0">
              <th scope="row" className="px-2 py-2 text-start font-semibold sm:px-3">
                {gameNames[error.game]}
              </th>
              {cells(error).map((cell, place) => (
                <td key={columns[place]} className="figure px-2 py-2 text-end whitespace-nowrap sm:px-3">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
