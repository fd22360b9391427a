// An order by phone or at the counter: units by scanner or search, the buyer, a discount, and how it is paid.

import { useEffect, useRef } from "react";
import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/new-order";
import { newId, parseId } from "../../../../../base/id.ts";
import { contactOfCustomer } from "../../../../../shop/customers/find-customer.server.ts";
import { chosenUnits } from "../../../../../shop/orders/by-phone/find-units-for-sale.server.ts";
import { SIMPLIFIED_INVOICE_UP_TO } from "../../../../../shop/orders/by-phone/phone-order.ts";
import { hasRight } from "../../../../../shop/accounts/rights.ts";
import { formatPrice } from "../../../../i18n/format.ts";
import { shopContext } from "../../../../context.server.ts";
import { statusOf } from "../../../../domain-errors.server.ts";
import { demandRight, readFields, requireStaff } from "../../../../edge.server.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { SelectField } from "../../../../kit/field.tsx";
import { useDomainErrors } from "../../../../kit/pages/refused-page.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { officeLinks } from "../../../../office-links.ts";
import type { RouteHandle } from "../../../../route-handle.ts";
import { FormProblems } from "../../components/form-problems.tsx";
import { OfficePage } from "../../components/page.tsx";
import { BuyerFields } from "./buyer-fields.tsx";
import { DiscountFields, PaymentChoice, PhoneTotals } from "./new-order-terms.tsx";
import { ChosenUnits, FoundUnits, UnitSearch } from "./new-order-units.tsx";
import { stepPhoneOrder } from "./new-order.action.server.ts";

export const handle = {
  words: ["office", "office-orders-processing", "checkout", "domain-errors"],
  body: { size: "form", cards: "goods" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "orders.edit");
  const id = parseId<"customer">(new URL(request.url).searchParams.get("customer"));
  const contact = id === null ? null : await contactOfCustomer(shop, { id });
  const { address, language, ...reached } = contact ?? { address: null, language: null };
  // The customer whose page led here.
  const buyer: Record<string, string> = { ...reached, ...address, ...(language && { language }) };
  // A unit that a list or a reservation leads here with.
  const unit = await chosenUnits(shop, { codes: [new URL(request.url).searchParams.get("unit") ?? ""] });
  return {
    shopAddress: shop.company.address,
    pageKey: newId<"order">(),
    buyer,
    unit,
    maySell: hasRight(roles, "cash.take"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = await requireStaff(request, shop, "orders.edit");
  const fields = await readFields(request, "goods");
  if (fields?.["intent"] === "sell") demandRight(staff, "cash.take", fields);
  const answer = await stepPhoneOrder(shop, fields, staff);
  if (answer.placed !== null)
    return redirect(officeLinks.order(answer.placed, { done: answer.receipt === null ? "phone" : "sold" }));
  const { step } = answer;
  const status = step.domainError ? statusOf(step.domainError) : Object.keys(step.errors).length > 0 ? 422 : 200;
  return data(step, status);
}

export default function NewOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-orders-processing");
  const { formatFields } = useDomainErrors();
  const navigation = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const [unit] = loaderData.unit;
  const typed: Record<string, string> = actionData?.typed ?? {
    ...(unit?.reservedBy && { email: unit.reservedBy, delivery: "pickup", paymentMethod: "cash" }),
    ...loaderData.buyer,
  };
  const chosen = actionData?.chosen ?? loaderData.unit;
  const isCollected = typed["delivery"] === "pickup";
  const errors = formatFields(actionData?.errors);
  const refresh = () =>
    form.current?.requestSubmit(form.current.querySelector<HTMLButtonElement>('button[value="refresh"]'));
  useEffect(() => {
    // The scanner goes on with the next unit.
    const search = form.current?.querySelector<HTMLInputElement>('[name="search"]');
    search?.focus({ preventScroll: chosen.length === 0 });
  }, [chosen.length]);
  return (
    <OfficePage title={t("new.title")}>
      <FormProblems domainError={actionData?.domainError} errors={errors} />
      <Form ref={form} method="post" noValidate className="mt-4 grid items-start gap-6 xl:grid-cols-[1fr_24rem]">
        {/* The page's key, so that an order that is sent twice is placed once. */}
        <input type="hidden" name="pageKey" value={typed["pageKey"] ?? loaderData.pageKey} />
        <div className="flex min-w-0 flex-col gap-6">
          <Panel title={t("new.units")}>
            <UnitSearch key={chosen.length} search={actionData?.search ?? ""} />
            <FoundUnits found={actionData?.found ?? null} search={actionData?.search ?? ""} />
            <ChosenUnits chosen={chosen} error={errors["units"]} />
          </Panel>
          <Panel title={t("new.buyer")}>
            <div className="flex flex-col gap-5">
              <BuyerFields
                values={typed}
                errors={errors}
                shopAddress={loaderData.shopAddress}
                addressHint={
                  isCollected ? t("new.addressHint", { limit: formatPrice(SIMPLIFIED_INVOICE_UP_TO) }) : undefined
                }
                onDelivery={refresh}
              />
              <LanguageField chosen={typed["language"]} />
            </div>
          </Panel>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <DiscountFields typed={typed} errors={errors} onChange={refresh} />
          <PaymentChoice typed={typed} error={errors["paymentMethod"]} onChange={refresh} />
          <PhoneTotals totals={actionData?.totals ?? null}>
            <Button name="intent" value="refresh" variant="secondary" size="sm">
              {t("new.refresh")}
            </Button>
            <Button name="intent" value="place" busy={navigation.formData?.get("intent") === "place"}>
              {t("new.place")}
            </Button>
            {loaderData.maySell && isCollected && typed["paymentMethod"] === "cash" && actionData?.totals ? (
              <div className="flex w-full flex-col gap-1 border-t border-line pt-4">
                <Button name="intent" value="sell" busy={navigation.formData?.get("intent") === "sell"}>
                  {t("new.sell", { total: formatPrice(actionData.totals.total) })}
                </Button>
                <p className="text-sm text-muted">{t("new.sellHint")}</p>
              </div>
            ) : null}
          </PhoneTotals>
        </div>
      </Form>
    </OfficePage>
  );
}

function LanguageField({ chosen }: { chosen: string | undefined }) {
  const { t } = useWords("office-orders-processing");
  return (
    <SelectField name="language" label={t("new.language")} defaultValue={chosen ?? "ro"} className="sm:max-w-60">
      {(["ro", "en", "hu", "uk"] as const).map((language) => (
        <option key={language} value={language}>
          {t(`new.lang.${language}`)}
        </option>
      ))}
    </SelectField>
  );
}
