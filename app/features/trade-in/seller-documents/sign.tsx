// The purchase record before the money leaves: the seller reads it and signs it; a company gives its invoice instead.

import { data, redirect } from "react-router";
import type { Route } from "./+types/sign";
import { InvoiceForm, SignForm } from "../../../../shop/trade-in/seller-documents/forms.ts";
import { giveInvoice } from "../../../../shop/trade-in/seller-documents/give-invoice.server.ts";
import { sha256, signRecord } from "../../../../shop/trade-in/seller-documents/sign-record.server.ts";
import { recordToSign } from "../../../../shop/trade-in/seller-documents/signed-record.server.ts";
import { parseTradeInNumber } from "../../../../shop/trade-in/trade-in.ts";
import { shopContext } from "../../../context.server.ts";
import type { Shop } from "../../../composition.server.ts";
import { clientOf, parseFields, readFields, visitorOf, type Fields } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { Head } from "../../../kit/pages/head.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Page } from "../../../kit/pages/page.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { InvoicePanel } from "./components/invoice-panel.tsx";
import { SignPanel } from "./components/sign-panel.tsx";
import { sellerDocumentsPage } from "./seller-documents.view.server.ts";

export const handle = {
  words: ["trade-in-seller-documents", "domain-errors"],
  purpose: "form",
  body: { size: "message" },
} satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { tradeIn, documents, keyQuery } = await sellerDocumentsPage(request, shop, params.number);
  const number = tradeIn.number!;
  const { payout } = tradeIn;
  if (documents.identity === null) throw redirect(links.tradeInIdentity(number, keyQuery));
  if (tradeIn.state !== "tested" || !payout || documents.signature) throw redirect(links.tradeIn(number, keyQuery));
  const record = documents.identity.kind === "person" ? await recordToSign(shop, tradeIn) : null;
  return {
    number,
    keyQuery,
    amount: payout.amount,
    invoice: documents.identity.invoice,
    isCompany: documents.identity.kind === "company",
    record: record && {
      documentHash: sha256(await shop.drawPurchaseRecord(record)),
      name: record.identity.name,
      serials: [...record.serials],
    },
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const fields = await readFields(request);
  const key = new URL(request.url).searchParams.get("key");
  const { number } = params;
  const access = { number: parseTradeInNumber(number), key, visitorId: await visitorOf(request, shop) };
  const posted = await post(shop, { access, fields, clientIp: clientOf(request).clientIp });
  if ("errors" in posted) return data({ errors: posted.errors, typed: posted.values, domainError: null }, 422);
  const search = new URLSearchParams({ ...(key !== null && { key }), done: "signed" });
  // The same form sent twice, or from two windows: the seller has signed.
  if (posted.ok || posted.domainError.code === "record-signed") return redirect(links.tradeIn(number, search));
  return data({ errors: {}, typed: fields ?? {}, domainError: posted.domainError }, statusOf(posted.domainError));
}

type Access = Pick<Parameters<typeof signRecord>[1], "number" | "key" | "visitorId">;

async function post(
  shop: Shop,
  { access, fields, clientIp }: { access: Access; fields: Fields | null; clientIp: string },
) {
  if (fields?.["intent"] === "invoice") {
    const parsed = parseFields(InvoiceForm, fields);
    if (!parsed.ok) return parsed;
    const { invoiceNumber, invoiceDay } = parsed.value;
    return giveInvoice(shop, { ...access, invoice: { number: invoiceNumber, day: invoiceDay } });
  }
  const parsed = parseFields(SignForm, fields);
  return parsed.ok ? signRecord(shop, { ...access, ...parsed.value, clientIp }) : parsed;
}

export default function SignPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords("trade-in-seller-documents");
  const { formatDomainError, formatFields } = useDomainErrors();
  const errors = formatFields(actionData?.errors);
  const typed = actionData?.typed ?? {};
  const title = t(loaderData.isCompany ? "invoice.title" : "sign.title", { number: loaderData.number });
  return (
    <Page title={title} lead={t(loaderData.isCompany ? "invoice.lead" : "sign.lead")}>
      <Head title={title} hidden />
      <div className="flex max-w-[44rem] flex-col gap-6">
        {actionData?.domainError ? (
          <Notice tone="danger" live>
            {formatDomainError(actionData.domainError)}
          </Notice>
        ) : null}
        <ErrorSummary errors={errors} />
        {loaderData.isCompany ? (
          <InvoicePanel view={loaderData} errors={errors} typed={typed} />
        ) : loaderData.record ? (
          <SignPanel view={loaderData} record={loaderData.record} errors={errors} typed={typed} />
        ) : (
          <Notice tone="danger">{t("identity.unavailable")}</Notice>
        )}
      </div>
    </Page>
  );
}
