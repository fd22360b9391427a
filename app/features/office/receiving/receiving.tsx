// Units that were bought and wait to be graded, tested and priced, the oldest first.

import { Form, Link } from "react-router";
import type { Route } from "./+types/receiving";
import { INTAKE_A_PAGE, listReceivedUnits } from "../../../../shop/inventory/receiving/list-receiving.server.ts";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDate, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button } from "../../../kit/button.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { OfficePage } from "../components/page.tsx";
import { Pagination } from "../../../kit/pagination.tsx";

export const handle = {
  words: ["office", "office-bench", "office-trade-ins", "office-listings"],
} satisfies RouteHandle;

const CODE = /^[A-Z0-9-]{1,60}$/i;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "stock.view");
  const mayCost = hasRight(roles, "stock.cost");
  const params = new URL(request.url).searchParams;
  const page = Math.min(Math.max(Number.parseInt(params.get("page") ?? "1", 10) || 1, 1), 10_000);
  const { rows, total, cost } = await listReceivedUnits(shop, { page });
  const codeIn = (name: string) => CODE.exec(params.get(name) ?? "")?.[0] ?? null;
  return {
    rows: rows.map(({ parts, cost, ...row }) => ({ ...row, cost: mayCost ? cost : null, pieces: parts.length })),
    total,
    cost: mayCost ? cost : null,
    mayEdit: hasRight(roles, "stock.edit"),
    page,
    pages: Math.ceil(total / INTAKE_A_PAGE),
    done: codeIn("done"),
    scrapped: codeIn("scrapped"),
    split: codeIn("split"),
    pieces: Number(/^\d{1,2}$/.exec(params.get("pieces") ?? "")?.[0] ?? 0),
    listing: /^\d{1,9}$/.exec(params.get("listing") ?? "")?.[0] ?? null,
  };
}

export default function OfficeReceiving({
  loaderData: { rows, total, cost, mayEdit, page, pages, done, scrapped, split, pieces, listing },
}: Route.ComponentProps) {
  const { t, language } = useWords("office-trade-ins");
  const { t: listingWords } = useWords("office-listings");
  const { t: bench } = useWords("office-bench");
  return (
    <OfficePage title={t("intake.title")}>
      {split ? (
        <div className="mb-6">
          <Notice tone="good" live>
            {bench("split.done", { count: pieces, code: split })}
          </Notice>
        </div>
      ) : null}
      {done || scrapped ? (
        <div className="mb-6">
          <Notice tone="good" live>
            {done ? t("intake.done", { code: done }) : t("intake.scrapped", { code: scrapped ?? "" })}{" "}
            {done && listing ? (
              <>
                <Link to={links.product(listing)} className="link">
                  {t("intake.see")}
                </Link>{" "}
                ·{" "}
                <Link to={officeLinks.listing(listing, {}, "photos")} className="link">
                  {t("intake.addPhotos")}
                </Link>
              </>
            ) : null}
          </Notice>
        </div>
      ) : null}
      {total === 0 ? (
        <Empty title={t("intake.none")}>{t("intake.noneText")}</Empty>
      ) : (
        <>
          {cost === null ? null : <p>{t("intake.lead", { count: total, cost: formatPrice(cost) })}</p>}
          <ul className="mt-4 border-t border-line">
            {rows.map((row) => (
              <li key={row.code} className="border-b border-line md:flex md:items-center md:gap-4">
                <Link
                  to={row.draft === null ? officeLinks.receivingUnit(row.code) : officeLinks.listing(row.draft)}
                  className="group grid min-w-0 grow gap-x-6 gap-y-1 px-1 py-3 hover:bg-surface md:grid-cols-[9rem_1fr_9rem_10rem] md:items-center"
                >
                  <span className="figure font-semibold underline-offset-4 group-hover:underline">{row.code}</span>
                  <span className="min-w-0">
                    <span className="block font-condensed font-bold break-words">{row.name}</span>
                    <span className="block text-sm text-muted">
                      {t(`intake.${row.kind}`)} · {t(`intake.regime.${row.taxRegime}`)}
                      {row.draft === null ? null : ` · ${listingWords("receiving.continue")}`}
                    </span>
                  </span>
                  <span className="text-sm text-muted">{formatDate(row.cameAt, language)}</span>
                  <span className="figure md:text-end">
                    {row.cost === null ? null : t("intake.cost", { cost: formatPrice(row.cost) })}
                  </span>
                </Link>
                {mayEdit && row.draft === null ? (
                  <Form method="post" action={officeLinks.receivingUnit(row.code)} className="shrink-0 max-md:pb-3">
                    <Button name="intent" value="draft" variant="secondary" size="sm">
                      {listingWords("receiving.begin")}
                    </Button>
                  </Form>
                ) : null}
              </li>
            ))}
          </ul>
          <div className="mt-6">
            <Pagination page={page} pages={pages} hrefFor={(page) => officeLinks.receiving({ page })} />
          </div>
        </>
      )}
    </OfficePage>
  );
}
