// /my-pc/upgrades: parts in stock that make the visitor's own PC faster or larger, and what each costs for it.

import { data, redirect } from "react-router";
import type { Route } from "./+types/upgrades";
import { addAllToCart } from "../../../shop/cart/add-all-to-cart.server.ts";
import { parseListingIds } from "../../../shop/catalogue/offered.ts";
import { getOwnPc } from "../../../shop/own-pc/get-own-pc.server.ts";
import { languageContext, shopContext } from "../../context.server.ts";
import { statusOf } from "../../domain-errors.server.ts";
import { readFields, visitorFor, visitorOf } from "../../edge.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { ButtonLink } from "../../kit/button.tsx";
import { Empty } from "../../kit/empty.tsx";
import { Notice } from "../../kit/notice.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { useDomainErrors } from "../../kit/pages/refused-page.tsx";
import { links } from "../../links.ts";
import { CapacityUpgrades } from "./components/capacity-upgrades.tsx";
import { ConditionsForm } from "./components/conditions-form.tsx";
import { FrameUpgrades } from "./components/frame-upgrades.tsx";
import { upgradesView } from "./upgrades.view.server.ts";

export const handle = {
  words: ["own-pc", "configurator", "catalogue", "cart", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

/** A part and those that are replaced with it. */
const MOST_AT_ONCE = 8;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const pc = await getOwnPc(shop, await visitorOf(request, shop));
  const { searchParams: params } = new URL(request.url);
  return { view: pc && upgradesView(shop, { pc, params, language: context.get(languageContext) }) };
}

/** Puts a part into the cart together with the parts that have to be replaced with it: all or none. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const fields = await readFields(request);
  const { ids } = parseListingIds([fields?.["ids"] ?? ""]);
  if (ids.length === 0 || ids.length > MOST_AT_ONCE) return data({ code: "form-invalid" as const }, 422);
  const { visitorId, headers } = await visitorFor(request, shop);
  const items = ids.map((listingId) => ({ listingId, quantity: 1 }));
  const added = await addAllToCart(shop, { visitorId, items });
  if (!added.ok) return data(added.domainError, { status: statusOf(added.domainError), headers });
  return redirect(links.cart({ build: "1" }), { headers });
}

export default function PcUpgradesPage({ loaderData: { view }, actionData }: Route.ComponentProps) {
  const { t } = useWords("own-pc");
  const { formatDomainError } = useDomainErrors();
  return (
    <Page
      title={t("upgrades.title")}
      lead={t("upgrades.lead")}
      crumbs={[{ label: view?.name || t("title"), to: links.myPc() }, { label: t("upgrades.title") }]}
    >
      <Head title={t("upgrades.title")} hidden />
      {actionData ? (
        <div className="mb-6">
          <Notice tone="danger" live>
            {formatDomainError(actionData)}
          </Notice>
        </div>
      ) : null}
      {view ? (
        <>
          <ConditionsForm view={view} />
          <FrameUpgrades view={view} />
          <CapacityUpgrades view={view} />
          <p className="mt-10">
            <ButtonLink to={links.myPcBuild()} variant="secondary">
              {t("build.link")}
            </ButtonLink>
          </p>
        </>
      ) : (
        <Empty
          title={t("upgrades.none")}
          actions={<ButtonLink to={links.myPc()}>{t("upgrades.describe")}</ButtonLink>}
        />
      )}
    </Page>
  );
}
