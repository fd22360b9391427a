// The documents of a purchase for staff: who sells, what was signed, what holds the money, and the serial numbers.

import { data, redirect } from "react-router";
import type { Route } from "./+types/seller-documents";
import { never } from "../../../../base/result.ts";
import { hasRight, type Right } from "../../../../shop/accounts/rights.ts";
import { SellerDocumentsForm } from "../../../../shop/trade-in/seller-documents/forms.ts";
import type { SellerIdentity } from "../../../../shop/trade-in/seller-documents/identity.ts";
import { askPayee } from "../../../../shop/trade-in/seller-documents/ask-payee.server.ts";
import { noteSerials } from "../../../../shop/trade-in/seller-documents/note-serials.server.ts";
import { settleCheck } from "../../../../shop/trade-in/seller-documents/settle-check.server.ts";
import {
  readIdentity,
  viewSellerDocuments,
} from "../../../../shop/trade-in/seller-documents/view-seller-documents.server.ts";
import { viewTradeIn } from "../../../../shop/trade-in/office/view-trade-in.server.ts";
import { parseTradeInNumber, type TradeInNumber } from "../../../../shop/trade-in/trade-in.ts";
import type { Shop } from "../../../composition.server.ts";
import { shopContext } from "../../../context.server.ts";
import { demandRight, parseFields, readFields, requireStaff } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Notice } from "../../../kit/notice.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { OfficePage } from "../components/page.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { revalidateConflict } from "../components/revalidate-conflict.ts";
import { withDecider } from "../last-change.server.ts";
import { CheckPanels } from "./components/check-panels.tsx";
import { IdentityPanel } from "./components/identity-panel.tsx";
import { SerialsPanel } from "./components/serials-panel.tsx";
import { SignaturePanel } from "./components/signature-panel.tsx";
import type { SellerDocumentsPageView } from "./seller-documents-view.ts";

export const handle = {
  words: ["office", "office-seller-documents", "office-audit", "domain-errors"],
  body: { size: "form", cards: "unsearched" },
} satisfies RouteHandle;

export const shouldRevalidate = revalidateConflict;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "trade-ins.view");
  const viewed = await viewTradeIn(shop, { number: parseTradeInNumber(params.number) });
  if (!viewed.ok) throw data(null, { status: 404 });
  const { tradeIn } = viewed.value;
  const view: SellerDocumentsPageView = {
    number: tradeIn.number!,
    wasReceived: tradeIn.receivedAt !== null,
    payee: tradeIn.payout?.name ?? tradeIn.agreement?.payee ?? null,
    termsAgreedAt: tradeIn.agreement?.termsAgreedAt ?? null,
    erasureAgreedAt: tradeIn.agreement?.erasureAgreedAt ?? null,
    documents: await viewSellerDocuments(shop, tradeIn),
    repeatSales: shop.settings.current().limits.repeatSales,
    may: {
      read: hasRight(roles, "sellers.identity"),
      check: hasRight(roles, "sellers.check"),
      edit: hasRight(roles, "trade-ins.edit"),
    },
  };
  return view;
}

const rightsOf = {
  "settle-check": "sellers.check",
  "ask-payee": "sellers.check",
  "read-identity": "sellers.identity",
  serials: "trade-ins.edit",
} as const satisfies Record<SellerDocumentsForm["intent"], Right>;

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = await requireStaff(request, shop, "trade-ins.view");
  const number = parseTradeInNumber(params.number);
  if (!number) throw data(null, { status: 404 });
  const fields = await readFields(request, "unsearched");
  const parsed = parseFields(SellerDocumentsForm, fields);
  if (!parsed.ok) return data({ errors: parsed.errors, typed: parsed.values, domainError: null, identity: null }, 422);
  demandRight(staff, rightsOf[parsed.value.intent], fields);
  const done = await post(shop, parsed.value, { number, actor: staff.actor });
  const posted = await withDecider(shop, done, { entity: "trade-in", entityId: number });
  if (!posted.ok)
    return data(
      { errors: {}, typed: fields ?? {}, domainError: posted.domainError, identity: null },
      statusOf(posted.domainError),
    );
  if (parsed.value.intent === "read-identity")
    return { errors: {}, typed: {}, domainError: null, identity: posted.value as SellerIdentity };
  return redirect(officeLinks.tradeInSellerDocuments(number));
}

function post(shop: Shop, form: SellerDocumentsForm, by: { number: TradeInNumber; actor: `staff:${string}` }) {
  switch (form.intent) {
    case "settle-check":
      return settleCheck(shop, { ...by, reason: form.check, note: form.checkNote });
    case "ask-payee":
      return askPayee(shop, by);
    case "read-identity":
      return readIdentity(shop, by);
    case "serials":
      return noteSerials(shop, { ...by, serials: form.serials });
    default:
      return never(form);
  }
}

export default function SellerDocumentsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-seller-documents");
  const { formatFields } = useDomainErrors();
  const { number, documents } = loaderData;
  const errors = formatFields(actionData?.errors);
  const typed = (actionData?.typed ?? {}) as Record<string, string>;
  return (
    <OfficePage
      title={t("title", { number })}
      actions={
        <a href={officeLinks.tradeIn(number)} className="link inline-flex min-h-11 items-center">
          {t("back")}
        </a>
      }
    >
      <div className="flex max-w-[52rem] flex-col gap-6">
        <FormProblems domainError={actionData?.domainError} errors={errors} />
        {documents.missing ? <Notice tone="warn">{t(`missing.${documents.missing}`)}</Notice> : null}
        {documents.sales >= loaderData.repeatSales ? (
          <Notice tone="warn">{t("repeat", { count: documents.sales })}</Notice>
        ) : null}
        <CheckPanels view={loaderData} errors={errors} typed={typed} />
        <IdentityPanel view={loaderData} identity={actionData?.identity ?? null} />
        <SignaturePanel view={loaderData} />
        <SerialsPanel view={loaderData} error={errors["serials"]} typed={typed["serials"]} />
      </div>
    </OfficePage>
  );
}
