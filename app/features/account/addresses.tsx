// Saved addresses. The URL says which one is being edited.

import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/addresses";
import { parseId } from "../../../base/id.ts";
import { listAddresses } from "../../../shop/accounts/list-addresses.server.ts";
import { removeAddress } from "../../../shop/accounts/remove-address.server.ts";
import { saveAddress } from "../../../shop/accounts/save-address.server.ts";
import { counties, type County } from "../../../shop/shipping/counties.ts";
import { AddressForm } from "../../../shop/shipping/forms.ts";
import { shopContext } from "../../context.server.ts";
import { parseFields, readFields, requireAccount } from "../../edge.server.ts";
import { statusOf } from "../../domain-errors.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { AccountPage } from "../../shared/account/account-page.tsx";
import { AddressFields } from "./components/address-fields.tsx";
import { Badge } from "../../kit/badge.tsx";
import { Button, ButtonLink } from "../../kit/button.tsx";
import { Empty } from "../../kit/empty.tsx";
import { ErrorSummary } from "../../kit/error-summary.tsx";
import { CheckboxField } from "../../kit/field.tsx";
import { Notice } from "../../kit/notice.tsx";
import { Panel } from "../../kit/panel.tsx";
import { useDomainErrors } from "../../kit/pages/refused-page.tsx";

export const handle = {
  words: ["account", "checkout", "domain-errors"],
  purpose: "form",
  body: { size: "form" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { accountId } = await requireAccount(request, shop);
  const addresses = await listAddresses(shop, { accountId });
  const change = new URL(request.url).searchParams.get("change");
  return {
    addresses,
    changing: addresses.find(({ id }) => id === change) ?? null,
    isAdding: change === "new" || addresses.length === 0,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { accountId } = await requireAccount(request, shop);
  const fields = await readFields(request);
  const id = parseId<"address">(fields?.["id"]);
  if (fields?.["intent"] === "remove") {
    const removed = id === null ? null : await removeAddress(shop, { accountId, id });
    return !removed || removed.ok
      ? redirect(links.addresses())
      : data({ errors: {}, values: {}, domainError: removed.domainError }, statusOf(removed.domainError));
  }
  const parsed = parseFields(AddressForm, fields);
  if (!parsed.ok) return data({ errors: parsed.errors, values: parsed.values, domainError: null }, 422);
  const saved = await saveAddress(shop, {
    accountId,
    id,
    address: parsed.value,
    isDefault: fields?.["isDefault"] === "on",
  });
  return saved.ok
    ? redirect(links.addresses())
    : data({ errors: {}, values: fields ?? {}, domainError: saved.domainError }, statusOf(saved.domainError));
}

export default function Addresses({ loaderData: { addresses, changing, isAdding }, actionData }: Route.ComponentProps) {
  const { t } = useWords("account");
  const { formatFields, formatDomainError } = useDomainErrors();
  const isBusy = useNavigation().state === "submitting";
  const errors = formatFields(actionData?.errors);
  const values: Record<string, unknown> = { ...changing, ...actionData?.values };
  const isOpen = isAdding || changing !== null;
  return (
    <AccountPage title={t("places.addresses")} lead={t("addresses.lead")}>
      {actionData?.domainError ? (
        <Notice tone="danger" live>
          {formatDomainError(actionData.domainError)}
        </Notice>
      ) : null}
      {addresses.length === 0 ? <Empty title={t("addresses.empty")} /> : null}
      <ul className="grid gap-4 md:grid-cols-2 empty:hidden">
        {addresses.map((saved) => (
          <li key={saved.id} className="flex flex-col rounded-sm border border-line bg-surface p-4">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-condensed text-lg font-bold">
                {saved.firstName} {saved.lastName}
              </span>
              {saved.isDefault ? <Badge tone="good">{t("addresses.default")}</Badge> : null}
            </p>
            <address className="mt-1 grow not-italic">
              {saved.address}
              <br />
              {saved.postalCode} {saved.city}, {counties[saved.county as County]}
              <br />
              <span className="figure text-sm">{saved.phone}</span>
            </address>
            <div className="mt-3 flex flex-wrap gap-2">
              <ButtonLink to={links.addresses({ change: saved.id })} variant="secondary" size="sm" preventScrollReset>
                {t("addresses.change")}
              </ButtonLink>
              <Form method="post" action={links.addresses()}>
                <input type="hidden" name="id" value={saved.id} />
                <Button name="intent" value="remove" variant="quiet" size="sm">
                  {t("addresses.remove")}
                </Button>
              </Form>
            </div>
          </li>
        ))}
      </ul>
      {isOpen ? (
        <Panel title={changing ? t("addresses.changeTitle") : t("addresses.new")}>
          <Form key={changing?.id ?? "new"} method="post" noValidate className="flex max-w-2xl flex-col gap-5">
            {changing ? <input type="hidden" name="id" value={changing.id} /> : null}
            <ErrorSummary errors={errors} />
            <AddressFields values={values} errors={errors} />
            <CheckboxField
              name="isDefault"
              label={t("addresses.makeDefault")}
              defaultChecked={changing?.isDefault ?? false}
            />
            <Button busy={isBusy} className="self-start max-sm:w-full">
              {t("save")}
            </Button>
          </Form>
        </Panel>
      ) : (
        <ButtonLink
          to={links.addresses({ change: "new" })}
          variant="secondary"
          className="self-start"
          preventScrollReset
        >
          {t("addresses.add")}
        </ButtonLink>
      )}
    </AccountPage>
  );
}
