// One person: what they bought and sold, what is open, their messages, notes, tags, addresses, consents and requests.

import { data, redirect } from "react-router";
import type { Route } from "./+types/customer";
import { parseId } from "../../../../base/id.ts";
import { viewCustomer } from "../../../../shop/customers/view-customer.server.ts";
import { shopContext } from "../../../context.server.ts";
import { readFields, requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { OfficePage } from "../components/page.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { revalidateConflict } from "../components/revalidate-conflict.ts";
import { Notes } from "../shared/notes/notes.tsx";
import { customerView, type CustomerView } from "./customer.view.server.ts";
import { changeCustomer } from "./customer.action.server.ts";
import { CustomerFacts } from "./components/customer-facts.tsx";
import { CustomerHistory } from "./components/customer-history.tsx";
import { CustomerRequests } from "./components/customer-requests.tsx";
import { CustomerTags } from "./components/customer-tags.tsx";

export const handle = {
  words: [
    "office",
    "office-customers",
    "office-notes",
    "office-audit",
    "office-orders-processing",
    "office-trade-ins",
    "office-messages",
    "returns",
    "domain-errors",
  ],
  body: { size: "message", cards: "goods" },
} satisfies RouteHandle;

const done = ["tag-add", "tag-remove", "request", "request-done", "request-refuse", "note"] as const;

export const shouldRevalidate = revalidateConflict;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { actor, roles } = await requireStaff(request, shop, "customers.view");
  const view = await customerView(shop, { id: params.id, actor, roles });
  if (!view) throw data(null, { status: 404 });
  const doneParam = new URL(request.url).searchParams.get("done");
  return { ...view, done: done.find((each) => each === doneParam) ?? null };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "customers.edit");
  const id = parseId<"customer">(params.id);
  const viewed = await viewCustomer(shop, { id });
  if (id === null || !viewed.ok) throw data(null, { status: 404 });
  const changed = await changeCustomer(shop, { id, fields: await readFields(request, "goods"), actor });
  if ("done" in changed) return redirect(officeLinks.customer(id, { done: changed.done }));
  return data(changed.answer, changed.status);
}

export default function OfficeCustomer({ loaderData, actionData }: Route.ComponentProps) {
  const { customer, may, notes, nextId } = loaderData;
  const { t } = useWords("office-customers");
  const { formatFields } = useDomainErrors();
  const answer = {
    errors: formatFields(actionData?.errors),
    typed: (actionData?.typed ?? {}) as Record<string, string>,
  };
  return (
    <OfficePage title={customer.name || customer.email} actions={<Actions view={loaderData} />}>
      {loaderData.done && !actionData ? (
        <FlashMessage key={loaderData.done} name="done" message={t(`done.${loaderData.done}`)} />
      ) : null}
      {actionData?.domainError ? (
        <div className="mb-4">
          <FormProblems domainError={actionData.domainError} />
        </div>
      ) : null}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <CustomerHistory view={loaderData} />
          <Notes notes={notes} nextId={nextId} answer={answer} readOnly={!may.edit} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <CustomerFacts view={loaderData} />
          <CustomerTags view={loaderData} answer={answer} />
          <CustomerRequests view={loaderData} answer={answer} />
        </div>
      </div>
    </OfficePage>
  );
}

function Actions({ view: { customer, may } }: { view: CustomerView }) {
  const { t } = useWords("office-customers");
  return (
    <div className="flex flex-wrap gap-2">
      {may.messages ? (
        <ButtonLink
          to={officeLinks.newMessage({ email: customer.email, name: customer.name })}
          variant="secondary"
          size="sm"
        >
          {t("write")}
        </ButtonLink>
      ) : null}
      {may.order ? (
        <ButtonLink to={officeLinks.newOrder({ customer: customer.id })} variant="secondary" size="sm">
          {t("newOrder")}
        </ButtonLink>
      ) : null}
      <ButtonLink to={officeLinks.customers()} variant="quiet" size="sm">
        {t("back")}
      </ButtonLink>
    </div>
  );
}
