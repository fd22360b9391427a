// The cash book of a day: what entered and left the till, with its balance; cash of an order is taken here.

import { data, Form, Link, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/cash";
import { newId } from "../../../../base/id.ts";
import { bani } from "../../../../base/money.ts";
import { cashMovements } from "../../../../shop/cash/cash-book.ts";
import { CashForm } from "../../../../shop/cash/forms.ts";
import { recordCashMovement } from "../../../../shop/cash/record-cash-movement.server.ts";
import { takeCash } from "../../../../shop/cash/take-cash.server.ts";
import { viewCashDay } from "../../../../shop/cash/view-cash.server.ts";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { shopContext } from "../../../context.server.ts";
import { parseFields, readFields, requireStaff } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { formatDay, formatExactPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button, buttonClass } from "../../../kit/button.tsx";
import { CheckboxField, SelectField, TextField } from "../../../kit/field.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { revalidateConflict } from "../components/revalidate-conflict.ts";
import { withDecider } from "../last-change.server.ts";
import { BookTable } from "./components/book-table.tsx";
import { requestedDay } from "./requested-day.server.ts";

export const handle = {
  words: ["office", "office-money", "office-audit", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

export const shouldRevalidate = revalidateConflict;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "cash.take");
  const params = new URL(request.url).searchParams;
  const today = shop.clock.today();
  const day = requestedDay(request) ?? today;
  return {
    book: await viewCashDay(shop, { day }),
    today,
    order: /^ORD-\d{6}$/.exec(params.get("order") ?? "")?.[0] ?? "",
    receipt: /^[A-Z]{1,10}-\d{1,9}$/.exec(params.get("receipt") ?? "")?.[0] ?? null,
    moved: params.get("done") === "moved",
    mayMove: hasRight(roles, "money.pay"),
    formKey: newId<"form">() as string,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor, name } = await requireStaff(request, shop, "cash.take");
  const fields = await readFields(request);
  const parsed = parseFields(CashForm, fields);
  if (!parsed.ok) return data({ errors: parsed.errors, typed: parsed.values, domainError: null }, 422);
  const form = parsed.value;
  if (form.intent === "take") {
    const { number, formKey: key, collected } = form;
    const took = await takeCash(shop, { number, actor, cashier: name, key, isCollected: collected === "on" });
    const taken = await withDecider(shop, took, { entity: "order", entityId: number });
    if (taken.ok) return redirect(officeLinks.cash({ receipt: taken.value.number.replace(" ", "-") }));
    return data(
      { errors: {}, typed: { number, ...(collected && { collected }) }, domainError: taken.domainError },
      statusOf(taken.domainError),
    );
  }
  await requireStaff(request, shop, "money.pay");
  const { kind, amount, party, about, formKey: key } = form;
  const moved = await recordCashMovement(shop, { kind, amount, party, about, actor, key });
  if (moved.ok) return redirect(officeLinks.cash({ done: "moved" }));
  const typed = { kind, amount: fields?.["amount"] ?? "", party, about };
  return data({ errors: {}, typed, domainError: moved.domainError }, statusOf(moved.domainError));
}

export default function OfficeCash({ loaderData, actionData }: Route.ComponentProps) {
  const { book, today, receipt, moved, mayMove } = loaderData;
  const { t } = useWords("office-money");
  const { formatFields } = useDomainErrors();
  const errors = formatFields(actionData?.errors);
  const form = {
    errors,
    isAnswer: actionData !== undefined,
    typed: (actionData?.typed ?? {}) as Record<string, string>,
    formKey: loaderData.formKey,
    order: loaderData.order,
  };
  return (
    <OfficePage
      title={t("cash.title")}
      actions={
        mayMove ? (
          <Link
            reloadDocument
            to={officeLinks.register(`registru-casa-${book.day.slice(0, 7)}.pdf`)}
            className={buttonClass({ variant: "secondary" })}
          >
            {t("cash.month")}
          </Link>
        ) : null
      }
    >
      <div className="flex flex-col gap-6">
        <FormProblems domainError={actionData?.domainError} errors={errors} />
        {receipt && !actionData ? (
          <Notice tone="good" live>
            {t("cash.taken", { number: receipt.replace("-", " ") })}{" "}
            <a href={officeLinks.receipt(`${receipt}.pdf`)} className="link inline-flex min-h-11 items-center">
              {t("cash.receipt")}
            </a>
          </Notice>
        ) : null}
        {moved && !actionData ? <FlashMessage name="done" message={t("cash.moved")} /> : null}
        {book.day === today ? (
          <div className="grid items-start gap-6 lg:grid-cols-2 print:hidden">
            <TakeForm {...form} />
            {mayMove ? <MoveForm {...form} /> : null}
          </div>
        ) : null}
        <Form method="get" className="flex flex-wrap items-end gap-3 print:hidden">
          <TextField name="day" label={t("cash.day")} type="date" defaultValue={book.day} max={today} required />
          <Button variant="secondary">{t("journal.show")}</Button>
        </Form>
        <DayPanel book={book} />
      </div>
    </OfficePage>
  );
}

type FormProps = {
  errors: Record<string, string>;
  typed: Record<string, string>;
  /** Whether the page answers a form: an unticked checkbox was then unticked by somebody. */
  isAnswer: boolean;
  formKey: string;
  order: string;
};

function TakeForm({ errors, typed, isAnswer, formKey, order }: FormProps) {
  const { t } = useWords("office-money");
  const isBusy = useNavigation().formData?.get("intent") === "take";
  return (
    <Panel label={t("cash.take")}>
      <p className="mb-3 max-w-prose text-sm text-muted">{t("cash.takeHint")}</p>
      <Form method="post" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value="take" />
        <input type="hidden" name="formKey" value={formKey} />
        <TextField
          name="number"
          label={t("cash.order")}
          error={errors["number"]}
          defaultValue={typed["number"] ?? order}
          required
          autoComplete="off"
          className="w-48"
        />
        <CheckboxField
          name="collected"
          label={t("cash.collectedNow")}
          defaultChecked={!isAnswer || "collected" in typed}
          className="w-full"
        />
        <Button busy={isBusy}>{t("cash.takeAction")}</Button>
      </Form>
      <p className="mt-3 max-w-prose text-sm text-muted">{t("cash.noSellers")}</p>
    </Panel>
  );
}

function MoveForm({ errors, typed, formKey }: FormProps) {
  const { t } = useWords("office-money");
  const isBusy = useNavigation().formData?.get("intent") === "move";
  return (
    <Panel label={t("cash.other")}>
      <Form method="post" className="grid gap-3 sm:grid-cols-2">
        <input type="hidden" name="intent" value="move" />
        <input type="hidden" name="formKey" value={formKey} />
        <SelectField name="kind" label={t("cash.what")} defaultValue={typed["kind"] ?? "to-bank"} required>
          {cashMovements.map((kind) => (
            <option key={kind} value={kind}>
              {t(`cash.kind.${kind}`)}
            </option>
          ))}
        </SelectField>
        {(["amount", "party", "about"] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={t(`cash.${name}`)}
            error={errors[name]}
            defaultValue={typed[name]}
            required
            maxLength={200}
            inputMode={name === "amount" ? "decimal" : "text"}
            autoComplete="off"
          />
        ))}
        <Button variant="secondary" busy={isBusy} className="justify-self-start">
          {t("cash.moveAction")}
        </Button>
      </Form>
    </Panel>
  );
}

function DayPanel({ book }: Pick<Route.ComponentProps["loaderData"], "book">) {
  const { t, language } = useWords("office-money");
  return (
    <Panel label={t("cash.bookOf", { day: formatDay(book.day, language) })}>
      <p className="mb-3">
        {t("cash.opening")} <span className="figure font-semibold">{formatExactPrice(book.opening)}</span>
      </p>
      <BookTable
        caption={t("cash.title")}
        empty={t("cash.none")}
        columns={[t("journal.document"), t("cash.what"), t("cash.party"), t("cash.about")]}
        figures={[t("cash.in"), t("cash.out"), t("cash.balance")]}
        rows={book.entries.map((entry) => ({
          key: String(entry.place),
          texts: [
            entry.document
              ? { text: entry.document, to: officeLinks.receipt(`${entry.document.replace(" ", "-")}.pdf`) }
              : { text: "" },
            { text: t(`cash.kind.${entry.kind}`) },
            { text: entry.party },
            entry.orderNumber
              ? { text: entry.orderNumber, to: officeLinks.order(entry.orderNumber) }
              : { text: entry.about },
          ],
          amounts: [
            entry.amount > 0 ? entry.amount : null,
            entry.amount < 0 ? bani(0 - entry.amount) : null,
            entry.balance,
          ],
        }))}
        totals={[{ text: t("cash.closing"), amounts: [book.in, bani(0 - book.out), book.closing] }]}
      />
    </Panel>
  );
}
