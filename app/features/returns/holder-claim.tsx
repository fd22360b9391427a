// A warranty claim by who took a warranty over: the fault described; staff decide.

import { data, redirect } from "react-router";
import type { Route } from "./+types/holder-claim";
import { newId, parseId } from "../../../base/id.ts";
import { claimAsHolder } from "../../../shop/returns/claim-as-holder.server.ts";
import { findHeldWarranty } from "../../../shop/returns/find-held-warranty.server.ts";
import { HolderClaimForm } from "../../../shop/returns/forms.ts";
import { shopContext } from "../../context.server.ts";
import { parseFields, requireAccount } from "../../edge.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { Head } from "../../kit/pages/head.tsx";
import { Notice } from "../../kit/notice.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { useCoverSentence } from "../../shared/warranty/use-cover-sentence.ts";
import { claimAnswer, readClaimForm, refusedClaim } from "./read-claim-form.server.ts";
import { RemedyChoices } from "./components/remedy-choices.tsx";
import { ClaimFields } from "./components/claim-fields.tsx";

export const handle = {
  words: ["returns", "account", "trade-in-photos", "domain-errors"],
  purpose: "form",
  body: { size: "message", photos: true },
} satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const holder = await requireAccount(request, shop);
  const found = await findHeldWarranty(shop, { id: parseId(params.id), holder });
  if (!found.ok || found.value.today.state !== "covered") throw data(null, { status: 404 });
  return { title: found.value.title, today: found.value.today, pageKey: newId<"claim">() };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const holder = await requireAccount(request, shop);
  const posted = await readClaimForm(request);
  const parsed = parseFields(HolderClaimForm, posted.fields);
  if (posted.problem || !parsed.ok) return data(...claimAnswer(parsed, posted));
  const { story, remedy, pageKey: key } = parsed.value;
  const { photos } = posted;
  const opened = await claimAsHolder(shop, { id: parseId(params.id), holder, story, remedy, key, photos });
  return opened.ok ? redirect(links.warranties()) : data(...refusedClaim(opened.domainError, posted));
}

export default function HolderClaim({ loaderData: { title, today, pageKey }, actionData }: Route.ComponentProps) {
  const { t } = useWords("returns");
  const sentence = useCoverSentence();
  return (
    <Page title={t("kind.warranty")} lead={title}>
      <Head title={t("kind.warranty")} hidden />
      <ClaimFields pageKey={pageKey} answer={actionData} back={{ to: links.warranties(), label: t("claim.back") }}>
        {({ errors, typed }) => (
          <>
            <p className="font-semibold">{sentence(today)}</p>
            <Notice>{t("claim.asHolder")}</Notice>
            <RemedyChoices chosen={typed["remedy"]} error={errors["remedy"]} />
          </>
        )}
      </ClaimFields>
    </Page>
  );
}
