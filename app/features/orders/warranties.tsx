// The warranties of the account's units, and when they end.

import { Link } from "react-router";
import type { Route } from "./+types/warranties";
import { listCovers } from "../../../shop/returns/list-covers.server.ts";
import { shopContext } from "../../context.server.ts";
import { requireAccount } from "../../edge.server.ts";
import { formatDate } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { AccountPage } from "../../shared/account/account-page.tsx";
import { Badge } from "../../kit/badge.tsx";
import { Empty } from "../../kit/empty.tsx";
import { Warranty } from "../../kit/warranty.tsx";

export const handle = { words: ["account", "product", "returns"] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { visitorId } = await requireAccount(request, shop);
  const now = shop.clock.now();
  return {
    covers: (await listCovers(shop, { visitorId })).map((cover) => ({
      ...cover,
      // Of a PC whose parts differ: once the last of them is over.
      isOver: [cover.until, ...cover.parts.map(({ until }) => until)].every((until) => until !== null && until < now),
    })),
  };
}

export default function Warranties({ loaderData: { covers } }: Route.ComponentProps) {
  const { t, language } = useWords("account");
  const { t: product } = useWords("product");
  const { t: returns } = useWords("returns");
  return (
    <AccountPage title={t("places.warranties")} lead={t("warranties.lead")}>
      {covers.length === 0 ? (
        <Empty title={t("warranties.empty")} />
      ) : (
        <ul className="border-t border-line">
          {covers.map((cover, index) => (
            // Two units of one listing have two warranties, in the order of the lines.
            <li
              key={`${cover.number} ${index}`}
              className="grid items-center gap-x-6 gap-y-1 border-b border-line py-4 sm:grid-cols-[1fr_auto]"
            >
              <span className="min-w-0">
                <Link
                  to={links.product(cover.listingId)}
                  className="font-condensed text-lg font-bold underline-offset-4 hover:underline"
                >
                  {cover.title}
                </Link>
                <span className="block text-sm text-muted">
                  <Link to={links.order(cover.number)} className="figure link">
                    {cover.number}
                  </Link>
                  {" · "}
                  <Warranty months={cover.months} />
                  {cover.isExtended ? ` · ${t("warranties.extended")}` : null}
                </span>
                {cover.parts.length > 0 ? (
                  <ul className="mt-1 text-sm text-muted">
                    {cover.parts.map(({ part, months, until }) => (
                      <li key={part}>
                        {product(`part.${part}`)}: <Warranty months={months} />
                        {until === null ? null : `, ${t("warranties.until", { until: formatDate(until, language) })}`}
                      </li>
                    ))}
                  </ul>
                ) : null}
              </span>
              {cover.until === null ? (
                <Badge tone="neutral">{t("warranties.onArrival")}</Badge>
              ) : (
                <span className="flex flex-wrap items-center gap-x-4 sm:justify-end">
                  <Badge tone={cover.isOver ? "neutral" : "good"}>
                    {t(cover.isOver ? "warranties.over" : "warranties.until", {
                      until: formatDate(cover.until, language),
                    })}
                  </Badge>
                  {cover.isOver ? null : (
                    <Link
                      to={links.claim(cover.number)}
                      className="link inline-flex min-h-11 items-center text-sm"
                      aria-label={`${returns("claim.title")}: ${cover.title}`}
                    >
                      {returns("claim.title")}
                    </Link>
                  )}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </AccountPage>
  );
}
