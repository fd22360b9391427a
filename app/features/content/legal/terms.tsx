// Terms and conditions: what staff wrote, else the shop's own words. The figures are those of the settings.

import type { Route } from "./+types/terms";
import { activitiesOf } from "../../../../shop/settings/settings.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { Head } from "../../../kit/pages/head.tsx";
import { pageTextView } from "../../../shared/content/page-texts.server.ts";
import { LegalPage } from "./components/legal-page.tsx";
import { WithdrawButton } from "./components/withdraw-button.tsx";

export const handle = { words: ["content-legal"], cache: { query: "ignored" } } satisfies RouteHandle;

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { settings, takesCash } = shop;
  const { capital, caen, workingPoint, certificate } = settings.current().company;
  return {
    takesCash,
    trader: { capital, activities: activitiesOf(caen), workingPoint, certificate },
    text: pageTextView(shop, "terms", context.get(languageContext)),
  };
}

export default function Terms({ loaderData: { takesCash, trader, text } }: Route.ComponentProps) {
  const { t } = useWords("content-legal");
  const part = (name: string) => {
    if (name === "cash") return takesCash ? <p>{t("terms.price.cash")}</p> : null;
    return name === "trader-facts" ? <TraderFacts trader={trader} /> : <WithdrawButton />;
  };
  return (
    <>
      <Head title={text.title} description={text.lead} />
      <LegalPage page="terms" text={text} part={part} />
    </>
  );
}

/** What a Romanian trader must show beside its name (Ordin ANPC 225/2023). */
function TraderFacts({ trader }: { trader: Route.ComponentProps["loaderData"]["trader"] }) {
  const { t } = useWords("content-legal");
  return (
    <dl className="flex flex-col gap-2">
      <div>
        <dt className="text-sm text-muted">{t("trader.capital")}</dt>
        <dd>{trader.capital}</dd>
      </div>
      <div>
        <dt className="text-sm text-muted">{t("trader.activities")}</dt>
        {trader.activities.map((activity) => (
          <dd key={activity}>{activity}</dd>
        ))}
      </div>
      {(["workingPoint", "certificate"] as const).map((name) =>
        trader[name] === null ? null : (
          <div key={name}>
            <dt className="text-sm text-muted">{t(`trader.${name}`)}</dt>
            <dd>{trader[name]}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
