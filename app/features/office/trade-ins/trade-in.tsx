// One trade-in for staff: declared beside found, the resulting offer, and the possible actions.

import { data, redirect } from "react-router";
import type { Route } from "./+types/trade-in";
import { roleOf } from "../../../../base/actor.ts";
import { ok } from "../../../../base/result.ts";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { findParts } from "../../../../shop/parts/find-parts.server.ts";
import { TradeInTransitionForm } from "../../../../shop/trade-in/office/forms.ts";
import { bounceReasonIn, parseTradeInNumber } from "../../../../shop/trade-in/trade-in.ts";
import { viewSellerDocuments } from "../../../../shop/trade-in/seller-documents/view-seller-documents.server.ts";
import { viewTradeIn } from "../../../../shop/trade-in/office/view-trade-in.server.ts";
import { lineKey } from "../../../../shop/pricing/found-declaration.ts";
import { shopContext } from "../../../context.server.ts";
import { pageOf, parseFields, readFields, requireStaff, type Fields } from "../../../edge.server.ts";
import { statusOf, type AnyDomainError } from "../../../domain-errors.server.ts";
import { isFileForm } from "../../../server/uploaded-files.server.ts";
import { issueWithPhotos } from "../../../server/uploaded-photos.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { CompareTable } from "./components/compare-table.tsx";
import { FindingForm } from "./components/finding-form.tsx";
import { FindingList } from "./components/finding-list.tsx";
import { OfficePage } from "../components/page.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { revalidateConflict } from "../components/revalidate-conflict.ts";
import { ShipmentsPanel } from "../shared/shipments/shipments-panel.tsx";
import { parcelsView } from "../shared/shipments/shipment.view.server.ts";
import { TradeInTransitions } from "./components/trade-in-transitions.tsx";
import { TradeInPhotos } from "./components/trade-in-photos.tsx";
import { TradeInSeller } from "./components/trade-in-seller.tsx";
import { TradeInStateBadge } from "../shared/trade-ins/trade-in-state.tsx";
import { Timeline } from "../components/timeline.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { OfferLines } from "../../../shared/trade-in/offer-lines.tsx";
import { takePhotos } from "../../../shared/trade-in/photos.action.server.ts";
import { findingLine, tradeInView } from "./trade-in.view.server.ts";
import { transitionTradeInByStaff, recordFindingByStaff } from "./trade-in.action.server.ts";

export const handle = {
  words: [
    "office",
    "office-trade-ins",
    "office-seller-documents",
    "office-audit",
    "trade-in-offer",
    "office-orders",
    "office-shipments",
    "domain-errors",
  ],
  body: { size: "message", photos: true },
} satisfies RouteHandle;

const LONGEST_SEARCH = 100;

export const shouldRevalidate = revalidateConflict;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "trade-ins.view");
  const viewed = await viewTradeIn(shop, { number: parseTradeInNumber(params.number) });
  if (!viewed.ok) throw data(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  const key = query.get("line") ?? "";
  const search = (query.get("model") ?? "").slice(0, LONGEST_SEARCH);
  const category = viewed.value.categories.get(lineKey(key)) ?? null;
  const models =
    category && search.trim() !== ""
      ? (await findParts(shop, { category, query: search })).found.map(({ part: { id, name }, details }) => ({
          id: id as string,
          name,
          details,
        }))
      : [];
  const line = findingLine(viewed.value, key);
  return {
    ...tradeInView(viewed.value, { maySeeAccounts: hasRight(roles, "money.pay") }),
    parcels: await parcelsView(shop, { number: parseTradeInNumber(params.number) ?? "", roles }),
    documents: await viewSellerDocuments(shop, viewed.value.tradeIn),
    findingDraft: line && { ...line, search, models },
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "trade-ins.edit");
  const number = parseTradeInNumber(params.number);
  if (!number) throw data(null, { status: 404 });
  if (isFileForm(request.headers)) {
    const taken = await takePhotos(shop, {
      request,
      open: async () => ok({ tradeIn: { number }, of: "evidence", actor }),
    });
    const issue = issueWithPhotos(taken);
    if (!issue) return redirect(pageOf(request));
    const { status, ...rejection } = issue;
    return data({ errors: {}, typed: {}, ...rejection }, status);
  }
  const fields = await readFields(request);
  if (fields?.["intent"] === "found") {
    const written = await recordFindingByStaff(shop, fields, { number, actor });
    if ("errors" in written)
      return data({ errors: written.errors, typed: written.values, domainError: null, rejected: [] }, 422);
    if (!written.ok) return refused(written.domainError, fields);
    return redirect(officeLinks.tradeIn(number));
  }
  const parsed = parseFields(TradeInTransitionForm, fields);
  if (!parsed.ok) return data({ errors: parsed.errors, typed: parsed.values, domainError: null, rejected: [] }, 422);
  if (parsed.value.intent === "pay" || parsed.value.intent === "bounce") await requireStaff(request, shop, "money.pay");
  const moved = await transitionTradeInByStaff(shop, parsed.value, { number, actor });
  if (!moved.ok) return refused(moved.domainError, fields);
  return { errors: {}, typed: {}, domainError: null, rejected: [] };
}

function refused(domainError: AnyDomainError, fields: Fields | null) {
  return data({ errors: {}, typed: fields ?? {}, domainError, rejected: [] }, statusOf(domainError));
}

export default function OfficeTradeIn({ loaderData, actionData }: Route.ComponentProps) {
  const tradeIn = loaderData;
  const { t } = useWords("office-trade-ins");
  const { formatFields } = useDomainErrors();
  const answer = {
    errors: formatFields(actionData?.errors),
    typed: (actionData?.typed ?? {}) as Record<string, string>,
  };
  const isTesting = tradeIn.state === "testing";
  return (
    <OfficePage title={tradeIn.number} actions={<TradeInStateBadge state={tradeIn.state} />}>
      {actionData?.domainError ? (
        <div className="mb-4">
          <FormProblems domainError={actionData.domainError} />
        </div>
      ) : null}
      <div className="grid items-start gap-6 xl:grid-cols-[1fr_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <TradeInTransitions tradeIn={tradeIn} answer={answer} />
          <ShipmentsPanel parcels={tradeIn.parcels} />
          {isTesting && tradeIn.findingDraft ? (
            <FindingForm tradeIn={tradeIn} draft={tradeIn.findingDraft} answer={answer} />
          ) : null}
          <Panel label={t("compare.title")}>
            <CompareTable tradeIn={tradeIn} />
          </Panel>
          {isTesting || tradeIn.findings.length > 0 ? <FindingList tradeIn={tradeIn} /> : null}
          <TradeInPhotos tradeIn={tradeIn} rejected={actionData?.rejected ?? []} />
          <details className="rounded-sm border border-line bg-surface">
            <summary className="flex min-h-12 cursor-pointer items-center px-4 font-condensed text-lg font-semibold md:px-6">
              {t("offers.title", { version: tradeIn.offer.bookVersion })}
            </summary>
            <div className="p-4 pt-0 md:px-6 md:pb-6">
              <OfferLines offer={tradeIn.offer} />
            </div>
          </details>
          {tradeIn.revised ? (
            <Panel label={t("offers.revised", { version: tradeIn.revised.bookVersion })}>
              <OfferLines offer={tradeIn.revised} />
            </Panel>
          ) : null}
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <TradeInSeller tradeIn={tradeIn} />
          <Timeline
            label={t("history")}
            transitions={tradeIn.timeline.map(({ from, to, reason, ...transition }) => ({
              ...transition,
              what: t(`moved.${from === "bounced" ? "account" : to}`),
              who: t(`who.${roleOf(transition.actor, "seller")}`),
              reason: to === "bounced" ? t(`bounced.${bounceReasonIn(reason)}`) : reason,
            }))}
          />
        </div>
      </div>
    </OfficePage>
  );
}
