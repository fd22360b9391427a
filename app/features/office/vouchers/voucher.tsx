// One voucher: its terms, whether it is stopped, and the orders that used it.

import { data, Form, Link, redirect } from "react-router";
import type { Route } from "./+types/voucher";
import { parseId, type VoucherId } from "../../../../base/id.ts";
import { lastChange } from "../../../../base/read-audit.server.ts";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { editVoucher, stopVoucher } from "../../../../shop/vouchers/change-voucher.server.ts";
import { VoucherForm } from "../../../../shop/vouchers/forms.ts";
import { viewVoucher } from "../../../../shop/vouchers/view-voucher.server.ts";
import type { Shop } from "../../../composition.server.ts";
import { shopContext } from "../../../context.server.ts";
import { statusOf, type AnyDomainError } from "../../../domain-errors.server.ts";
import { parseFields, readFields, requireStaff } from "../../../edge.server.ts";
import { formatDateTime, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Conflict, type ConflictView } from "../components/conflict.tsx";
import { revalidateConflict } from "../components/revalidate-conflict.ts";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { useConflict } from "../components/use-conflict.ts";
import { namingDecider } from "../last-change.server.ts";
import { refusedPress } from "../post-form.server.ts";
import { typedTerms, VoucherFields } from "./components/voucher-fields.tsx";
import { useVoucherText, VoucherStateBadge } from "./components/voucher-text.tsx";

export const handle = {
  words: ["office", "office-vouchers", "office-audit", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

const done = ["created", "saved", "stopped", "resumed"] as const;

export const shouldRevalidate = revalidateConflict;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "vouchers.view");
  const view = await viewVoucher(shop, { id: parseId<"voucher">(params.id) });
  if (!view) throw data(null, { status: 404 });
  const doneParam = new URL(request.url).searchParams.get("done");
  return {
    ...view,
    lastChange: await lastChange(shop.db, { entity: "voucher", entityId: view.voucher.code }),
    mayEdit: hasRight(roles, "vouchers.edit"),
    mayOpenOrders: hasRight(roles, "orders.view"),
    done: done.find((each) => each === doneParam) ?? null,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "vouchers.edit");
  const id = parseId<"voucher">(params.id);
  if (!id) throw data(null, { status: 404 });
  const fields = await readFields(request);
  const intent = fields?.["intent"];
  const none: AnyDomainError | null = null;
  if (intent === "stop" || intent === "resume") {
    const stopped = await stopVoucher(shop, { id, isStopped: intent === "stop", actor });
    if (!stopped.ok)
      return refusedPress(await namingDecider(shop, stopped.domainError, await auditedVoucher(shop, id)));
    return redirect(officeLinks.voucher(id, { done: intent === "stop" ? "stopped" : "resumed" }));
  }
  const parsed = parseFields(VoucherForm, fields);
  if (!parsed.ok) return data({ errors: parsed.errors, values: parsed.values, domainError: none }, 422);
  const edited = await editVoucher(shop, { id, form: parsed.value, actor });
  if (edited.ok) return redirect(officeLinks.voucher(id, { done: "saved" }));
  const domainError: AnyDomainError | null = edited.domainError;
  return data(
    { errors: {} as Record<string, string>, values: fields ?? {}, domainError },
    statusOf(edited.domainError),
  );
}

/** A voucher is in the log by its code. */
async function auditedVoucher(shop: Shop, id: VoucherId) {
  const view = await viewVoucher(shop, { id });
  return view && { entity: "voucher", entityId: view.voucher.code };
}

export default function OfficeVoucher({ loaderData, actionData }: Route.ComponentProps) {
  const { voucher, mayEdit } = loaderData;
  const { t } = useWords("office-vouchers");
  const { formatFields } = useDomainErrors();
  const errors = formatFields(actionData?.errors);
  // A refused press typed nothing.
  const typed = actionData && "version" in actionData.values ? actionData.values : null;
  const isStale = actionData?.domainError?.code === "voucher-changed";
  const bothVersions = useBothVersions(voucher);
  const conflict = useConflict(loaderData.lastChange, isStale ? bothVersions(actionData.values) : null);
  return (
    <OfficePage
      title={voucher.code}
      actions={
        <ButtonLink to={officeLinks.vouchers()} variant="quiet">
          {t("back")}
        </ButtonLink>
      }
    >
      <div className="flex max-w-4xl flex-col gap-6">
        {loaderData.done && !actionData ? <FlashMessage name="done" message={t(`done.${loaderData.done}`)} /> : null}
        {conflict ? <Conflict conflict={conflict} reload={officeLinks.voucher(voucher.id)} /> : null}
        <FormProblems domainError={conflict ? null : actionData?.domainError} errors={errors} />
        <StatePanel voucher={voucher} mayEdit={mayEdit} />
        {mayEdit ? (
          <Panel title={t("edit")}>
            <p className="mb-4 text-muted">{t("keeps")}</p>
            <Form method="post" noValidate className="flex flex-col gap-5" key={voucher.version}>
              <input type="hidden" name="version" value={voucher.version} />
              <VoucherFields values={typed ?? typedTerms(voucher)} errors={errors} />
              <Button name="intent" value="save" className="self-start">
                {t("save")}
              </Button>
            </Form>
          </Panel>
        ) : null}
        <UsesPanel uses={loaderData.uses} mayOpenOrders={loaderData.mayOpenOrders} />
      </div>
    </OfficePage>
  );
}

type View = Route.ComponentProps["loaderData"];

/** Every field of the voucher as it is stored and as it was typed. */
function useBothVersions(voucher: View["voucher"]) {
  const { t } = useWords("office-vouchers");
  const shown = (name: string, text: string) => {
    if (name === "kind") return t(text === "amount" ? "fields.byAmount" : "fields.byPercent");
    return text === "on" ? "✓" : text;
  };
  return (typed: Readonly<Record<string, string>>): ConflictView["fields"] => {
    const stored = typedTerms(voucher);
    return Object.keys({ ...stored, ...typed })
      .filter((name) => name !== "version" && name !== "intent")
      .map((name) => ({
        label: t(`fields.${name}` as "fields.percent"),
        stored: shown(name, stored[name] ?? ""),
        yours: shown(name, typed[name] ?? ""),
      }));
  };
}

function StatePanel({ voucher, mayEdit }: Pick<View, "voucher" | "mayEdit">) {
  const { t } = useWords("office-vouchers");
  const { formatValue, formatUses, formatPeriod } = useVoucherText();
  const facts = [
    { label: t("column.value"), text: formatValue(voucher) },
    { label: t("column.uses"), text: formatUses(voucher) },
    { label: t("column.period"), text: formatPeriod(voucher) },
  ];
  const isStopped = voucher.state === "stopped";
  return (
    <Panel title={t("state.label")}>
      <p className="mb-3">
        <VoucherStateBadge state={voucher.state} />
      </p>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
        {facts.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
      {mayEdit ? (
        <Form method="post" className="mt-4">
          <Button name="intent" value={isStopped ? "resume" : "stop"} variant={isStopped ? "secondary" : "danger"}>
            {t(isStopped ? "resume" : "stop")}
          </Button>
        </Form>
      ) : null}
    </Panel>
  );
}

function UsesPanel({ uses, mayOpenOrders }: Pick<View, "uses" | "mayOpenOrders">) {
  const { t, language } = useWords("office-vouchers");
  return (
    <Panel title={t("uses.title")}>
      {uses.length === 0 ? <p>{t("uses.none")}</p> : null}
      <ul className="divide-y divide-line">
        {uses.map(({ number, discount, total, isCut, usedAt, givenBackAt }) => (
          <li key={number} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
            <span className="min-w-0">
              {mayOpenOrders ? (
                <Link to={officeLinks.order(number)} className="link figure">
                  {number}
                </Link>
              ) : (
                <span className="figure">{number}</span>
              )}
              <span className="block text-sm text-muted">{formatDateTime(usedAt, language)}</span>
              {givenBackAt ? <span className="block text-sm text-muted">{t("uses.returned")}</span> : null}
            </span>
            <span className="text-end">
              <span className="figure block font-semibold whitespace-nowrap">{formatPrice(discount)}</span>
              <span className="block text-sm text-muted">
                {t("column.total")}: <span className="figure whitespace-nowrap">{formatPrice(total)}</span>
              </span>
              {isCut ? <span className="block text-sm text-muted">{t("uses.cut")}</span> : null}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
