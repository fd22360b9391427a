// Changes who gets an order, where and how, before it is sent. Of two people who do, the second reads what the first
// changed, and keeps what they typed.

import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/delivery";
import { changeDelivery } from "../../../../../shop/orders/office/change-delivery.server.ts";
import { DeliveryForm } from "../../../../../shop/orders/office/forms.ts";
import { lastDeliveryChange } from "../../../../../shop/orders/office/last-change.server.ts";
import { isChangeable, parseOrderNumber } from "../../../../../shop/orders/order.ts";
import { viewOrder } from "../../../../../shop/orders/view-order.server.ts";
import { shopContext } from "../../../../context.server.ts";
import { statusOf } from "../../../../domain-errors.server.ts";
import { parseFields, readFields, requireStaff } from "../../../../edge.server.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../../kit/button.tsx";
import { Notice } from "../../../../kit/notice.tsx";
import { useDomainErrors } from "../../../../kit/pages/refused-page.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { officeLinks } from "../../../../office-links.ts";
import type { RouteHandle } from "../../../../route-handle.ts";
import { orderView } from "../../../../shared/orders/order.view.server.ts";
import { Recipient } from "../../../../shared/orders/recipient.tsx";
import { Conflict } from "../../components/conflict.tsx";
import { FormProblems } from "../../components/form-problems.tsx";
import { OfficePage } from "../../components/page.tsx";
import { revalidateConflict } from "../../components/revalidate-conflict.ts";
import { useDeliveryConflict } from "./delivery-conflict.ts";
import { BuyerFields, buyerFieldsOf, invoicedAs } from "./buyer-fields.tsx";
import { lockerChoice } from "./locker-choice.server.ts";

export const handle = {
  words: ["office", "office-orders-processing", "account", "checkout", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

export const shouldRevalidate = revalidateConflict;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "orders.edit");
  const found = await viewOrder(shop, { number: parseOrderNumber(params.number) });
  if (!found.ok) throw data(null, { status: 404 });
  const { order } = found.value;
  return {
    order: orderView(order),
    values: buyerFieldsOf(order),
    version: order.version,
    isInvoiced: order.isInvoiced,
    isChangeable: isChangeable(order.state),
    lastChange: await lastDeliveryChange(shop, { number: order.number }),
    ...(await lockerChoice(shop, order)),
    shopAddress: shop.company.address,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "orders.edit");
  const number = parseOrderNumber(params.number);
  if (number === null) throw data(null, { status: 404 });
  const fields = await readFields(request);
  const parsed = parseFields(DeliveryForm, fields);
  if (!parsed.ok) return data({ errors: parsed.errors, typed: parsed.values, domainError: null }, 422);
  const changed = await changeDelivery(shop, { number, ...parsed.value, actor });
  if (changed.ok) return redirect(officeLinks.order(number, { done: "delivery" }));
  return data({ errors: {}, typed: fields ?? {}, domainError: changed.domainError }, statusOf(changed.domainError));
}

export default function OrderDelivery({ loaderData, actionData }: Route.ComponentProps) {
  const { order, values, version, isInvoiced } = loaderData;
  const { t } = useWords("office-orders-processing");
  const { formatFields } = useDomainErrors();
  const isBusy = useNavigation().formData !== undefined;
  const errors = formatFields(actionData?.errors);
  const isStale = actionData?.domainError?.code === "order-changed";
  const typed = actionData && (isInvoiced ? invoicedAs(values, actionData.typed) : actionData.typed);
  const conflict = useDeliveryConflict(loaderData, isStale && typed ? typed : null);
  return (
    <OfficePage
      title={t("change.title", { number: order.number })}
      actions={
        <ButtonLink to={officeLinks.order(order.number)} variant="secondary">
          {t("change.back")}
        </ButtonLink>
      }
    >
      {conflict ? <Conflict conflict={conflict} reload={officeLinks.orderDelivery(order.number)} /> : null}
      <FormProblems domainError={conflict ? null : actionData?.domainError} errors={errors} />
      <div className="mt-4 grid items-start gap-6 xl:grid-cols-[1fr_24rem]">
        {loaderData.isChangeable ? (
          <Panel>
            {loaderData.isLockerClosed ? (
              <div className="mb-4">
                <Notice tone="warn">{t("change.lockerClosed")}</Notice>
              </div>
            ) : null}
            <p className="mb-4 max-w-prose text-sm text-muted">{t("change.lead")}</p>
            {isInvoiced ? <p className="mb-4 max-w-prose text-sm">{t("change.invoiced")}</p> : null}
            <Form method="post" noValidate className="flex flex-col gap-5">
              <input type="hidden" name="version" value={version} />
              <BuyerFields
                values={typed ?? values}
                errors={errors}
                shopAddress={loaderData.shopAddress}
                isInvoiced={isInvoiced}
                lockers={loaderData.lockers}
              />
              <Button busy={isBusy} className="self-start">
                {t("change.save")}
              </Button>
            </Form>
          </Panel>
        ) : (
          <Notice tone="warn">{t("change.unchangeable")}</Notice>
        )}
        <div>
          <p className="mb-2 font-condensed text-lg font-bold">{t("change.now")}</p>
          <Recipient order={order} shopAddress={loaderData.shopAddress} />
        </div>
      </div>
    </OfficePage>
  );
}
