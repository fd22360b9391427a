// The warranties that an account holds: what is covered today, a code for the next owner, and a field for such a code.

import { data, Form, Link, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/warranties";
import { listWarranties, type PendingWarranty } from "../../../shop/returns/list-warranties.server.ts";
import { shopContext } from "../../context.server.ts";
import { requireAccount } from "../../edge.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { AccountPage } from "../../shared/account/account-page.tsx";
import { Badge } from "../../kit/badge.tsx";
import { Button } from "../../kit/button.tsx";
import { Empty } from "../../kit/empty.tsx";
import { TextField } from "../../kit/field.tsx";
import { Notice } from "../../kit/notice.tsx";
import { Panel } from "../../kit/panel.tsx";
import { useDomainErrors } from "../../kit/pages/refused-page.tsx";
import { Warranty } from "../../kit/warranty.tsx";
import { WarrantyRow } from "./components/warranty-row.tsx";
import { changeWarranties } from "./warranties.action.server.ts";

export const handle = {
  words: ["account", "returns", "domain-errors"],
  purpose: "form",
  // A transfer code is a secret: guesses are limited more than other forms.
  body: { size: "form", rate: "secret" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const holder = await requireAccount(request, shop);
  return { ...(await listWarranties(shop, holder)), isDone: new URL(request.url).searchParams.has("done") };
}

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await changeWarranties(request, context.get(shopContext));
  return "to" in answer ? redirect(answer.to) : data(answer, answer.status);
}

export default function Warranties({ loaderData, actionData }: Route.ComponentProps) {
  const { held, pending, isDone } = loaderData;
  const { t } = useWords("account");
  const { formatDomainError } = useDomainErrors();
  const error = actionData?.domainError ? formatDomainError(actionData.domainError) : null;
  const offer = actionData?.offer ?? null;
  return (
    <AccountPage title={t("places.warranties")} lead={t("warranties.lead")}>
      {isDone ? (
        <Notice tone="good" live>
          {t("warranties.transfer.done")}
        </Notice>
      ) : null}
      {error && actionData?.intent === "offer" ? (
        <Notice tone="danger" live>
          {error}
        </Notice>
      ) : null}
      {held.length + pending.length === 0 ? (
        <Empty title={t("warranties.empty")} />
      ) : (
        <ul className="border-t border-line">
          {pending.map((item, index) => (
            <PendingRow key={`${item.number} ${index}`} item={item} />
          ))}
          {held.map((warranty) => (
            <WarrantyRow key={warranty.id} warranty={warranty} offer={offer?.id === warranty.id ? offer : null} />
          ))}
        </ul>
      )}
      <TakeOver error={actionData?.intent === "take" ? error : null} typed={actionData?.typed ?? ""} />
    </AccountPage>
  );
}

function PendingRow({ item: { number, title, listingId, months } }: { item: PendingWarranty }) {
  const { t } = useWords("account");
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 border-b border-line py-5">
      <span className="min-w-0">
        <Link
          to={links.product(listingId)}
          className="font-condensed text-lg font-bold underline-offset-4 hover:underline"
        >
          {title}
        </Link>
        <span className="block text-sm text-muted">
          <Link to={links.order(number)} className="figure link">
            {number}
          </Link>
          {months > 0 ? (
            <>
              {" · "}
              <Warranty months={months} />
            </>
          ) : null}
        </span>
      </span>
      <Badge tone="neutral">{t("warranties.onArrival")}</Badge>
    </li>
  );
}

/** The form for a code that the machine's previous owner gave. */
function TakeOver({ error, typed }: { error: string | null; typed: string }) {
  const { t } = useWords("account");
  const isBusy = useNavigation().state === "submitting";
  return (
    <Panel label={t("warranties.transfer.title")} className="mt-8 max-w-xl">
      <p className="mb-4 text-sm">{t("warranties.transfer.lead")}</p>
      <Form method="post" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value="take" />
        <div className="grow basis-56">
          <TextField
            name="code"
            label={t("warranties.transfer.field")}
            error={error}
            defaultValue={typed}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
          />
        </div>
        <Button busy={isBusy}>{t("warranties.transfer.take")}</Button>
      </Form>
    </Panel>
  );
}
