// Hands many prepared orders over to couriers at once: a tracking number for each, typed, scanned or pasted.

import { data, Form, Link, useNavigation } from "react-router";
import { CourierField } from "../../components/courier-field.tsx";
import type { Route } from "./+types/ship-orders";
import { readPacking } from "../../../../../shop/orders/office/read-packing.server.ts";
import { parseOrderNumber } from "../../../../../shop/orders/order.ts";
import type { Courier } from "../../../../../shop/shipping/courier.ts";
import { shopContext } from "../../../../context.server.ts";
import { readFields, requireStaff } from "../../../../edge.server.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../../kit/button.tsx";
import { Empty } from "../../../../kit/empty.tsx";
import { TextAreaField, TextField } from "../../../../kit/field.tsx";
import { Notice } from "../../../../kit/notice.tsx";
import { useDomainErrors } from "../../../../kit/pages/refused-page.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { officeLinks } from "../../../../office-links.ts";
import type { RouteHandle } from "../../../../route-handle.ts";
import { OfficePage } from "../../components/page.tsx";
import { BulkOutcome } from "../../list/bulk-outcome.tsx";
import { shipByForm } from "./ship.action.server.ts";
import { StaffOrderState } from "../../shared/orders/staff-order-state.tsx";

export const handle = {
  words: ["office", "office-orders-processing", "domain-errors"],
  body: { size: "form", cards: "goods" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "orders.edit");
  const requested = new URL(request.url).searchParams.getAll("order").slice(0, 200);
  const numbers = [...new Set(requested.map(parseOrderNumber).filter((number) => number !== null))];
  const packing = await readPacking(shop, { numbers });
  return {
    usualCourier: shop.settings.current().parcels.usualCourier,
    orders: packing.map(({ order, lines }) => ({
      number: order.number,
      state: order.state,
      method: order.method,
      delivery: order.delivery,
      name: `${order.address.firstName} ${order.address.lastName}`,
      units: lines.map(({ code, title }) => `${title} · ${code}`),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "orders.edit");
  const fields = await readFields(request, "goods");
  const shipped = await shipByForm(shop, fields, actor);
  const isRefused = shipped.problems.length > 0 || shipped.domainError !== null;
  return data({ ...shipped, typed: fields ?? {} }, isRefused ? 422 : 200);
}

export default function ShipOrders({ loaderData: { orders, usualCourier }, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-orders-processing");
  const isBusy = useNavigation().formData !== undefined;
  const typed: Record<string, string> = actionData?.typed ?? {};
  return (
    <OfficePage
      title={t("ship.title")}
      actions={
        <ButtonLink to={officeLinks.orders()} variant="secondary">
          {t("ship.back")}
        </ButtonLink>
      }
    >
      <BulkOutcome answer={actionData} linkTo={officeLinks.order} />
      <LineProblems problems={actionData?.problems ?? []} />
      <p className="mb-4 max-w-prose text-muted">{t("ship.lead")}</p>
      <Form method="post" noValidate className="flex flex-col gap-6">
        {orders.length === 0 ? (
          <Empty title={t("ship.none")}>{t("ship.noneText")}</Empty>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {orders.map((order) => (
              <ParcelRow key={order.number} order={order} typed={typed} usualCourier={usualCourier} />
            ))}
          </ul>
        )}
        <PastePanel
          typed={typed}
          usualCourier={usualCourier}
          isOpen={orders.length === 0 || Boolean(typed["pasted"])}
        />
        <Button busy={isBusy} className="self-start">
          {t("ship.go")}
        </Button>
      </Form>
    </OfficePage>
  );
}

type OrderRow = Route.ComponentProps["loaderData"]["orders"][number];

type FieldProps = { typed: Record<string, string>; usualCourier: Courier };

function ParcelRow({ order, typed, usualCourier }: FieldProps & { order: OrderRow }) {
  const { t } = useWords("office-orders-processing");
  const { number, delivery } = order;
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 md:grid-cols-[1fr_12rem_16rem] md:items-end">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <Link to={officeLinks.order(number)} className="link figure font-semibold">
            {number}
          </Link>
          <StaffOrderState order={order} />
        </p>
        <p className="font-condensed font-bold">{order.name}</p>
        <p className="text-sm break-words text-muted">{order.units.join(", ")}</p>
      </div>
      {order.state !== "preparing" ? (
        <p className="text-sm text-muted md:col-span-2">{t("ship.notPrepared")}</p>
      ) : delivery === "pickup" ? (
        <p className="text-sm md:col-span-2">
          <input type="hidden" name={`pickup-${number}`} value="1" />
          {t("ship.pickup")}
        </p>
      ) : (
        <>
          <CourierField
            name={`courier-${number}`}
            label={t("ship.courier")}
            chosen={typed[`courier-${number}`] ?? usualCourier}
          />
          <TextField
            name={`tracking-${number}`}
            label={t("ship.tracking")}
            defaultValue={typed[`tracking-${number}`]}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            // A scanner ends a code with Enter: the next number follows.
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              const { form } = event.currentTarget;
              const inputs = [...(form?.querySelectorAll<HTMLInputElement>('input[name^="tracking-"]') ?? [])];
              inputs[inputs.indexOf(event.currentTarget) + 1]?.focus();
            }}
          />
        </>
      )}
    </li>
  );
}

function PastePanel({ typed, usualCourier, isOpen }: FieldProps & { isOpen: boolean }) {
  const { t } = useWords("office-orders-processing");
  return (
    <details open={isOpen}>
      <summary className="link inline-flex min-h-11 items-center text-sm">{t("ship.paste")}…</summary>
      <Panel className="mt-2">
        <div className="grid gap-4 sm:grid-cols-[1fr_14rem] sm:items-start">
          <TextAreaField
            name="pasted"
            label={t("ship.paste")}
            hint={t("ship.pasteHint")}
            rows={6}
            defaultValue={typed["pasted"]}
            spellCheck={false}
          />
          <CourierField name="courier" label={t("ship.pasteCourier")} chosen={typed["courier"] ?? usualCourier} />
        </div>
      </Panel>
    </details>
  );
}

type Problem = NonNullable<Route.ComponentProps["actionData"]>["problems"][number];

function LineProblems({ problems }: { problems: readonly Problem[] }) {
  const { t } = useWords("office-orders-processing");
  const { formatFields } = useDomainErrors();
  if (problems.length === 0) return null;
  return (
    <Notice tone="danger" live>
      <ul>
        {problems.map(({ line, problem }) => (
          <li key={line}>{t("ship.line", { line, problem: formatFields({ problem })["problem"] ?? problem })}</li>
        ))}
      </ul>
    </Notice>
  );
}
