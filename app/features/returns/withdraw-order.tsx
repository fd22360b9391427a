// The withdrawal: choose the units, confirm, and get the receipt at once. The choice is in the URL.

import { data, redirect } from "react-router";
import type { Route } from "./+types/withdraw-order";
import { parseId, type UnitId } from "../../../base/id.ts";
import { withdrawFromExtension } from "../../../shop/returns/withdraw-from-extension.server.ts";
import { withdrawFromOrder } from "../../../shop/returns/withdraw-from-order.server.ts";
import { shopContext } from "../../context.server.ts";
import { readFields } from "../../edge.server.ts";
import { statusOf } from "../../domain-errors.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { Head } from "../../kit/pages/head.tsx";
import { Notice } from "../../kit/notice.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { useDomainErrors } from "../../kit/pages/refused-page.tsx";
import { WithdrawBarred, WithdrawChoice, WithdrawConfirm, WithdrawReceipt } from "./components/withdraw-steps.tsx";
import { WithdrawalRights } from "./components/withdrawal-rights.tsx";
import { withdrawalView } from "./withdrawal.view.server.ts";
import { authorizeOrder } from "../../shared/orders/authorize-order.server.ts";

export const handle = {
  words: ["returns", "domain-errors"],
  purpose: "form",
  body: { size: "message" },
} satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const order = await authorizeOrder(request, { shop, number: params.number });
  return withdrawalView(shop, order, request);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const order = await authorizeOrder(request, { shop, number: params.number });
  const fields = await readFields(request);
  const key = parseId<"claim">(fields?.["pageKey"]);
  if (key === null) return data({ domainError: { kind: "conflict" as const, code: "form-expired" as const } }, 409);
  const extensions = unitsIn(fields?.["extensions"]);
  const opened =
    extensions.length > 0
      ? await withdrawFromExtension(shop, { orderId: order.id, units: extensions, key })
      : await withdrawFromOrder(shop, { orderId: order.id, units: unitsIn(fields?.["units"]), key });
  if (!opened.ok) return data({ domainError: opened.domainError }, statusOf(opened.domainError));
  const search = new URL(request.url).searchParams;
  const link = search.get("key");
  return redirect(links.withdrawOrder(order.number, { ...(link && { key: link }), done: opened.value.number }));
}

function unitsIn(text: string | undefined): UnitId[] {
  return (text ?? "")
    .split(" ")
    .map((part) => parseId<"unit">(part))
    .filter((unit): unit is UnitId => unit !== null);
}

export default function WithdrawOrder({ loaderData, actionData }: Route.ComponentProps) {
  const { done, bar, chosen, chosenExtensions, wantsConfirmation, units, extended } = loaderData;
  const { t } = useWords("returns");
  const { formatDomainError } = useDomainErrors();
  const title = t(done ? "receipt.title" : "withdraw.title");
  const step = done ? (
    <WithdrawReceipt view={loaderData} claim={done} />
  ) : bar !== null || units.length + extended.length === 0 ? (
    <WithdrawBarred view={loaderData} />
  ) : wantsConfirmation && chosen.length + chosenExtensions.length > 0 ? (
    <WithdrawConfirm view={loaderData} />
  ) : (
    <WithdrawChoice view={loaderData} />
  );
  return (
    <Page title={title} lead={t("withdraw.order", { number: loaderData.number })}>
      <Head title={title} hidden />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {actionData ? (
            <Notice tone="danger" live>
              {formatDomainError(actionData.domainError)}
            </Notice>
          ) : null}
          {step}
        </div>
        <WithdrawalRights days={loaderData.returnDays} />
      </div>
    </Page>
  );
}
