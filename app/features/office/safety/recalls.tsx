// Recalls: what manufacturers or authorities call dangerous, and what of it the shop has or sold.

import { Link } from "react-router";
import type { Route } from "./+types/recalls";
import { listRecalls } from "../../../../shop/safety/view-recalls.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDay } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Badge } from "../../../kit/badge.tsx";
import { ButtonLink } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { OfficePage } from "../components/page.tsx";

export const handle = { words: ["office-safety"] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "safety.manage");
  return { recalls: await listRecalls(shop) };
}

export default function Recalls({ loaderData: { recalls } }: Route.ComponentProps) {
  const { t, language } = useWords("office-safety");
  return (
    <OfficePage
      title={t("title")}
      actions={
        <>
          <ButtonLink to={officeLinks.newRecall()}>{t("new")}</ButtonLink>
          <ButtonLink to={officeLinks.manufacturers()} variant="secondary">
            {t("makers.title")}
          </ButtonLink>
        </>
      }
    >
      <p className="mb-4 max-w-3xl text-muted">{t("lead")}</p>
      {recalls.length === 0 ? <Empty title={t("empty")} /> : null}
      <ul className="flex max-w-4xl flex-col divide-y divide-line border-y border-line empty:hidden">
        {recalls.map(({ id, number, product, recalledOn, closedAt, units, toNotify }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
            <span className="min-w-0">
              <Link
                to={officeLinks.recall(id)}
                className="link inline-flex min-h-11 items-center font-semibold wrap-anywhere"
              >
                {product}
              </Link>
              <span className="block text-sm text-muted">
                <span className="figure">{number}</span> · {formatDay(recalledOn, language)} ·{" "}
                {t("units", { count: units })}
              </span>
            </span>
            <span className="flex flex-wrap gap-2">
              {closedAt === null && toNotify > 0 ? (
                <Badge tone="danger">{t("toNotify", { count: toNotify })}</Badge>
              ) : null}
              <Badge {...(closedAt === null && { tone: "warn" })}>{t(closedAt === null ? "open" : "closed")}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </OfficePage>
  );
}
