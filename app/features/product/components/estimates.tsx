// Estimated frame rates of this PC, apart from what was measured on it.

import { gameNames } from "../../../../shop/catalogue/specs.ts";
import type { FpsEstimate } from "../../../../shop/estimates/fps-estimate.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Reading } from "../../../kit/reading.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { links } from "../../../links.ts";

export function Estimates({
  estimates,
  noEstimates,
}: {
  estimates: readonly FpsEstimate[];
  noEstimates: readonly string[];
}) {
  const { t } = useWords("product-bench");
  const { t: product } = useWords("product");
  if (estimates.length + noEstimates.length === 0) return null;
  return (
    <section aria-labelledby="estimates">
      <h2 id="estimates" className="mb-2 text-2xl">
        {t("estimates.title")}
      </h2>
      <p className="mb-4 max-w-[70ch] text-muted">
        {estimates.length > 0 ? `${t("estimates.lead")} ` : null}
        <ShopLink to={links.estimates()} className="text-link underline underline-offset-4">
          {t("estimates.how")}
        </ShopLink>
      </p>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {estimates.map(({ game, resolution, settings, low, high, pcs }) => (
          <Reading
            key={`${game} ${resolution} ${settings}`}
            kind="estimate"
            label={gameNames[game]}
            low={low}
            high={high}
            unit={product("fps")}
            note={[
              resolution.replace("x", " × "),
              product(`settings.${settings}`),
              t("estimates.pcs", { count: pcs }),
            ].join(" · ")}
          />
        ))}
      </div>
      {noEstimates.map((sentence) => (
        <p key={sentence} className="mt-3 max-w-[70ch] text-sm text-muted">
          {sentence}
        </p>
      ))}
    </section>
  );
}
