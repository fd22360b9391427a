// Unpaid allocations: who holds them and until when, the alarm, and the forms that free them.

import { useRef } from "react";
import { data, Form, Link, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/allocations";
import { listAllocations } from "../../../../shop/orders/allocations/list-allocations.server.ts";
import { warnOfAllocations } from "../../../../shop/inventory/allocations/warn-of-allocations.server.ts";
import { shopContext } from "../../../context.server.ts";
import { readFields, requireStaff } from "../../../edge.server.ts";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { useHydrated } from "../../../kit/use-hydrated.ts";
import { Button } from "../../../kit/button.tsx";
import { CheckboxField } from "../../../kit/field.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { AllocationAlarmNotice } from "../components/allocation-alarm.tsx";
import { OfficePage } from "../components/page.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { postAllocations } from "./allocations.action.server.ts";

export const handle = { words: ["office-allocations"], body: { size: "list" } } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "orders.view");
  const [alarm, list] = await Promise.all([
    warnOfAllocations(shop, { alarmPercent: shop.settings.current().limits.alarmPercent }),
    listAllocations(shop),
  ]);
  const freed = /^(\d{1,6}) (\d{1,6}) (\d{1,6})$/.exec(new URL(request.url).searchParams.get("freed") ?? "");
  return {
    alarm,
    ...list,
    freed: freed && { units: Number(freed[1]), orders: Number(freed[2]), left: Number(freed[3]) },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "orders.edit");
  const freed = await postAllocations(shop, { fields: await readFields(request), actor });
  if (!freed) return data({ isNothing: true as const }, 422);
  return redirect(officeLinks.allocations({ freed: `${freed.units} ${freed.cancelled} ${freed.left}` }));
}

export default function OfficeAllocations({
  loaderData: { alarm, units, total, freed },
  actionData,
}: Route.ComponentProps) {
  const { t } = useWords("office-allocations");
  const isHydrated = useHydrated();
  const isBusy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const groups = [...Map.groupBy(units, (unit) => (unit.known ? "known" : (unit.network ?? "")))];

  function selectAll() {
    for (const box of form.current?.querySelectorAll<HTMLInputElement>("input[type=checkbox]") ?? [])
      box.checked = true;
  }

  return (
    <OfficePage title={t("title")}>
      <AllocationAlarmNotice alarm={alarm} isHere />
      <div className="flex flex-col gap-6">
        {actionData ? (
          <Notice tone="danger" live>
            {t("choose")}
          </Notice>
        ) : null}
        {freed && !actionData ? (
          <Notice tone={freed.left > 0 ? "warn" : "good"} live>
            {t("freed", freed)}
          </Notice>
        ) : null}
        <p>{t("lead")}</p>
        {units.length === 0 ? <p className="text-muted">{t("none")}</p> : null}
        {units.length > 0 ? (
          <Form ref={form} method="post" action={officeLinks.allocations()} className="flex flex-col gap-6">
            <p className="text-sm text-muted">{t("what")}</p>
            <div className="flex flex-wrap gap-3">
              <Button name="intent" value="selected" busy={isBusy}>
                {t("free")}
              </Button>
              {isHydrated ? (
                <Button type="button" variant="secondary" onClick={selectAll}>
                  {t("selectAll")}
                </Button>
              ) : null}
              {units.some((unit) => !unit.known) ? (
                <Button name="intent" value="strangers" variant="danger" busy={isBusy}>
                  {t("freeStrangers")}
                </Button>
              ) : null}
            </div>
            {units.length < total ? <p>{t("cut", { shown: units.length, total })}</p> : null}
            {groups.map(([group, allocations]) => (
              <Panel
                key={group}
                label={group === "known" ? t("known") : t("strangers")}
                title={group === "known" ? undefined : group === "" ? t("noNetwork") : t("network", { network: group })}
              >
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <p className="figure text-sm text-muted">{t("count", { count: allocations.length })}</p>
                  {group === "known" || group === "" ? null : (
                    <Button name="network" value={group} variant="secondary" size="sm" busy={isBusy}>
                      {t("freeNetwork")}
                    </Button>
                  )}
                </div>
                <ul className="mt-2 divide-y divide-line">
                  {allocations.map((unit) => (
                    <AllocationRow key={unit.unitId} unit={unit} />
                  ))}
                </ul>
              </Panel>
            ))}
          </Form>
        ) : null}
      </div>
    </OfficePage>
  );
}

type Allocation = Route.ComponentProps["loaderData"]["units"][number];

function AllocationRow({ unit }: { unit: Allocation }) {
  const { t, language } = useWords("office-allocations");
  return (
    <li className="flex items-start gap-3 py-2">
      <CheckboxField
        name={`unit-${unit.unitId}`}
        className="min-w-0 grow"
        label={
          <>
            <span className="block font-condensed font-bold wrap-anywhere">{unit.title}</span>
            <span className="block text-sm text-muted wrap-anywhere">
              <span className="figure">{unit.code}</span> · {t(`kind.${unit.kind}`)} ·{" "}
              {t("until", { until: formatDateTime(unit.until, language) })}
            </span>
            <span className="block text-sm wrap-anywhere">
              {unit.email ?? t("visitor", { visitor: unit.visitor ?? "–" })}
            </span>
          </>
        }
      />
      {unit.orderNumber ? (
        <Link
          to={officeLinks.order(unit.orderNumber)}
          className="link figure inline-flex min-h-11 items-center text-sm"
        >
          {unit.orderNumber}
        </Link>
      ) : null}
    </li>
  );
}
