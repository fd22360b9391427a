// One trade-in, for the seller's browser or for anyone with the link of its e-mails: the decision, then the state until
// the end.

import { data, redirect } from "react-router";
import type { Route } from "./+types/trade-in";
import { viewSellerDocuments } from "../../../../shop/trade-in/seller-documents/view-seller-documents.server.ts";
import { parseTradeInNumber, wasSent } from "../../../../shop/trade-in/trade-in.ts";
import { erasuresOfTradeIn } from "../../../../shop/passport/signed-erasures.server.ts";
import { shipmentsOf } from "../../../../shop/shipments/view-shipments.server.ts";
import { tradeInFor } from "../../../../shop/trade-in/trade-in-for.server.ts";
import { shopContext } from "../../../context.server.ts";
import { visitorOf } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { Head } from "../../../kit/pages/head.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Timeline } from "../../../kit/timeline.tsx";
import { Page } from "../../../kit/pages/page.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { parcelsView } from "../../../shared/shipments/parcels.view.server.ts";
import { TradeInBadge } from "../../../shared/trade-in/trade-in-badge.tsx";
import { OwnAccount } from "../components/another-account.tsx";
import { SellerDocumentsPanel } from "../seller-documents/components/seller-documents-panel.tsx";
import { sellerDocumentsStep } from "../seller-documents/seller-documents-step.ts";
import { AgreementPanel, EarlierOffers, TradeInScreen, useNextStepText } from "../components/trade-in-screen.tsx";
import { tradeInView } from "./trade-in.view.server.ts";
import { takeAnswer } from "./trade-in.action.server.ts";

export const handle = {
  words: [
    "trade-in-sent",
    "trade-in-offer",
    "trade-in-seller-documents",
    "orders-parcels",
    "checkout",
    "domain-errors",
  ],
  purpose: "form",
  body: { size: "form" },
} satisfies RouteHandle;

const doneCodes = ["accepted", "account", "identity", "signed"] as const;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const search = new URL(request.url).searchParams;
  const key = search.get("key");
  const found = await tradeInFor(shop, {
    number: parseTradeInNumber(params.number),
    visitorId: await visitorOf(request, shop),
    key,
  });
  if (!found.ok) throw data(null, { status: 404 });
  const { tradeIn, timeline } = found.value;
  if (tradeIn.state === "draft")
    throw redirect(tradeIn.of === "machine" ? links.sell({ draft: key }) : links.sellComponents({ draft: key }));
  const view = tradeInView(tradeIn, {
    transitions: timeline,
    keyQuery: key === null ? "" : `?${new URLSearchParams({ key })}`,
  });
  if (!view) throw data(null, { status: 404 });
  return {
    view,
    parcels: parcelsView(await shipmentsOf(shop, { tradeInId: tradeIn.id })),
    isErased: (await erasuresOfTradeIn(shop, { number: view.number })).length > 0,
    bank: view.returnFee?.settled === null ? shop.bank : null,
    step: sellerDocumentsStep(
      { state: tradeIn.state, isSent: tradeIn.payout !== null && wasSent(tradeIn.payout) },
      await viewSellerDocuments(shop, tradeIn),
    ),
    done: doneCodes.find((code) => code === search.get("done")) ?? null,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return takeAnswer(request, { shop: context.get(shopContext), number: parseTradeInNumber(params.number) });
}

export default function TradeInPage({
  loaderData: { view, parcels, isErased, bank, step, done },
  actionData,
}: Route.ComponentProps) {
  const { t } = useWords("trade-in-sent");
  const { t: documentWords } = useWords("trade-in-seller-documents");
  const { formatDomainError, formatFields } = useDomainErrors();
  const errors = formatFields(actionData?.errors);
  const title = t("title", { number: view.number });
  const doneText = {
    accepted: t("toast"),
    account: t("account.done"),
    identity: documentWords("identity.done"),
    signed: documentWords("sign.done"),
  };
  return (
    <Page title={title}>
      <Head title={title} hidden />
      <div className="not-empty:mb-6">
        {done ? <FlashMessage key={done} name="done" message={doneText[done]} /> : null}
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {actionData?.domainError ? (
            <Notice tone="danger" live>
              {formatDomainError(actionData.domainError)}
            </Notice>
          ) : null}
          <ErrorSummary errors={errors} />
          <div className="border-s-4 border-action bg-surface px-5 py-4">
            <TradeInBadge state={view.state} />
            <p className="mt-2 text-lg">{useNextStepText(view)}</p>
          </div>
          <SellerDocumentsPanel step={step} number={view.number} keyQuery={view.keyQuery} />
          {step === "own-account" ? <OwnAccount view={view} errors={errors} typed={actionData?.typed ?? {}} /> : null}
          <TradeInScreen view={view} parcels={parcels} bank={bank} errors={errors} typed={actionData?.typed ?? {}} />
          <EarlierOffers view={view} />
        </div>
        <div className="flex flex-col gap-6">
          <AgreementPanel view={view} isErased={isErased} />
          <Panel label={t("timeline")}>
            <Timeline transitions={view.transitions.map(({ what, at }) => ({ what: t(`moved.${what}`), at }))} />
          </Panel>
        </div>
      </div>
    </Page>
  );
}
