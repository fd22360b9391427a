// A question about a listing: the form of its page posts here, and the answer comes by e-mail.

import { data, redirect } from "react-router";
import type { Route } from "./+types/question";
import { parseListingId } from "../../../../base/id.ts";
import { viewListing } from "../../../../shop/catalogue/view-listing.server.ts";
import { askQuestion } from "../../../../shop/reviews/ask-question.server.ts";
import { QuestionForm } from "../../../../shop/reviews/forms.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { parseFields, readFields } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Head } from "../../../kit/pages/head.tsx";
import { Page } from "../../../kit/pages/page.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { links } from "../../../links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { HONEYPOT, QuestionFields } from "./question-fields.tsx";

export const handle = {
  words: ["reviews", "domain-errors"],
  body: { size: "message", rate: "email" },
} satisfies RouteHandle;

/** In the URL after a question whose sender gets no receipt (W9). */
const NO_RECEIPT = "no-receipt";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = parseListingId(params.id);
  const view = id === null ? null : await viewListing(context.get(shopContext), id);
  if (!view) throw data(null, { status: 404 });
  const sent = new URL(request.url).searchParams.get("sent");
  return { id: view.listing.id, title: view.listing.title, isSent: sent !== null, hasReceipt: sent !== NO_RECEIPT };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const listingId = parseListingId(params.id);
  if (listingId === null) throw data(null, { status: 404 });
  const fields = await readFields(request);
  if (fields?.[HONEYPOT]) return redirect(links.askAbout(listingId, { sent: "yes" }));
  const parsed = parseFields(QuestionForm, fields && { name: "", email: "", question: "", ...fields });
  if (!parsed.ok) return data({ values: parsed.values, errors: parsed.errors }, 422);
  const answer = await askQuestion(context.get(shopContext), {
    listingId,
    form: parsed.value,
    language: context.get(languageContext),
  });
  if (!answer.ok) throw data(null, { status: statusOf(answer.domainError) });
  return redirect(links.askAbout(listingId, { sent: answer.value.receipt ? "yes" : NO_RECEIPT }));
}

export default function ProductQuestion({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useWords("reviews");
  const { formatFields } = useDomainErrors();
  const { id, title, isSent, hasReceipt } = loaderData;
  return (
    <Page title={t("ask.title")} lead={title}>
      <Head title={t("ask.title")} hidden />
      <div className="flex max-w-2xl flex-col gap-6">
        {isSent && !actionData ? (
          <Notice tone="good" title={t("ask.sent")} live>
            {t(hasReceipt ? "ask.sentText" : "ask.noReceipt")}
          </Notice>
        ) : (
          <QuestionFields listingId={id} values={actionData?.values ?? {}} errors={formatFields(actionData?.errors)} />
        )}
        <ButtonLink to={links.product(id)} variant="quiet" className="self-start">
          {t("ask.back")}
        </ButtonLink>
      </div>
    </Page>
  );
}
