// Who sells, for the purchase record (spec 2): a person with a personal number or another document, or a company.

import { data, redirect } from "react-router";
import type { Route } from "./+types/identity";
import { identityForm } from "../../../../shop/trade-in/seller-documents/forms.ts";
import { giveIdentity } from "../../../../shop/trade-in/seller-documents/give-identity.server.ts";
import { parseTradeInNumber } from "../../../../shop/trade-in/trade-in.ts";
import { shopContext } from "../../../context.server.ts";
import { parseFields, readFields, visitorOf } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { Head } from "../../../kit/pages/head.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Page } from "../../../kit/pages/page.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { IdentityForm } from "./components/identity-form.tsx";
import { sellerDocumentsPage } from "./seller-documents.view.server.ts";

export const handle = {
  words: ["trade-in-seller-documents", "domain-errors"],
  purpose: "form",
  body: { size: "form" },
} satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { tradeIn, documents, keyQuery } = await sellerDocumentsPage(request, shop, params.number);
  const { seller } = tradeIn.agreement!;
  return {
    number: tradeIn.number!,
    keyQuery,
    given: documents.identity && { kind: documents.identity.kind, masked: documents.identity.masked },
    sales: documents.sales,
    repeatSales: shop.settings.current().limits.repeatSales,
    legalName: `${seller.firstName} ${seller.lastName}`,
    address: `${seller.address}, ${seller.postalCode} ${seller.city}`,
    isUnavailable: shop.identityKeys === null,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const number = parseTradeInNumber(params.number);
  const fields = await readFields(request);
  const parsed = parseFields(identityForm(shop.clock.today()), fields);
  if (!parsed.ok) return data({ errors: parsed.errors, typed: parsed.values, domainError: null }, 422);
  const key = new URL(request.url).searchParams.get("key");
  const given = await giveIdentity(shop, {
    number,
    key,
    visitorId: await visitorOf(request, shop),
    identity: parsed.value,
  });
  if (!given.ok)
    return data({ errors: {}, typed: fields ?? {}, domainError: given.domainError }, statusOf(given.domainError));
  const search = new URLSearchParams({ ...(key !== null && { key }), done: "identity" });
  return redirect(links.tradeIn(params.number, search));
}

export default function IdentityPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords("trade-in-seller-documents");
  const { formatDomainError, formatFields } = useDomainErrors();
  const errors = formatFields(actionData?.errors);
  const title = t("identity.title", { number: loaderData.number });
  return (
    <Page title={title} lead={t("identity.lead")}>
      <Head title={title} hidden />
      <div className="flex max-w-[44rem] flex-col gap-6">
        {actionData?.domainError ? (
          <Notice tone="danger" live>
            {formatDomainError(actionData.domainError)}
          </Notice>
        ) : null}
        {loaderData.isUnavailable ? <Notice tone="danger">{t("identity.unavailable")}</Notice> : null}
        <ErrorSummary errors={errors} />
        {loaderData.given ? <Notice>{t("identity.given", { number: loaderData.given.masked })}</Notice> : null}
        {loaderData.sales >= loaderData.repeatSales ? (
          <Notice>{t("identity.often", { count: loaderData.sales })}</Notice>
        ) : null}
        <IdentityForm view={loaderData} errors={errors} typed={actionData?.typed ?? {}} />
      </div>
    </Page>
  );
}
