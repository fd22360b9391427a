// One claim, for the claimant: its state, the answer, and its photos, of which more can be added until it has ended.

import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/own-claim";
import { parseClaimNumber } from "../../../shop/returns/claim.ts";
import { findOwnClaim } from "../../../shop/returns/find-own-claim.server.ts";
import { addClaimPhotos } from "../../../shop/returns/photos/add-claim-photos.server.ts";
import { MOST_CLAIM_PHOTOS, mayAddClaimPhotos } from "../../../shop/returns/photos/claim-photo.ts";
import { shopContext } from "../../context.server.ts";
import { formatDateTime } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";
import { Button, ButtonLink } from "../../kit/button.tsx";
import { Notice } from "../../kit/notice.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { useDomainErrors } from "../../kit/pages/refused-page.tsx";
import { Panel } from "../../kit/panel.tsx";
import type { RouteHandle } from "../../route-handle.ts";
import { issueWithPhotos, takeUploadedPhotos } from "../../server/uploaded-photos.server.ts";
import { ClaimPhotoList } from "../../shared/returns/claim-photo-list.tsx";
import { useClaimTitles } from "../../shared/returns/use-claim-titles.ts";
import { ClaimStateBadge } from "../../shared/returns/claim-state.tsx";
import { claimView } from "../../shared/returns/claim.view.server.ts";
import { claimViewerOf } from "./claim-viewer.server.ts";
import { returnedErasureFile } from "./returned-erasure.server.ts";
import { ClaimPhotoField, ClaimPhotoProblems } from "./components/claim-photos.tsx";
import { claimPhotoForm } from "./read-claim-form.server.ts";

export const handle = {
  words: ["returns", "trade-in-photos", "domain-errors"],
  purpose: "form",
  body: { size: "form", photos: true },
} satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const viewer = await claimViewerOf(request, shop);
  const found = await findOwnClaim(shop, { number: parseClaimNumber(params.number), viewer });
  if (!found.ok) throw data(null, { status: 404 });
  const { claim, photos } = found.value;
  return {
    claim: claimView(claim),
    isHolder: claim.holder !== null,
    photos,
    free: mayAddClaimPhotos(claim.state) ? MOST_CLAIM_PHOTOS - photos.length : 0,
    erasureFile: await returnedErasureFile(shop, claim),
    linkKey: viewer.key,
    isDone: new URL(request.url).searchParams.has("done"),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const viewer = await claimViewerOf(request, shop);
  const number = parseClaimNumber(params.number);
  const found = await findOwnClaim(shop, { number, viewer });
  if (!found.ok) throw data(null, { status: 404 });
  const taken = await takeUploadedPhotos(request, {
    ...claimPhotoForm,
    store: (photos) => addClaimPhotos(shop, { number, viewer, photos }),
  });
  const issue = issueWithPhotos(taken);
  if (issue) return data({ rejected: issue.rejected, domainError: issue.domainError }, issue.status);
  const isAdded = taken.ok && taken.value.added > 0;
  return redirect(links.ownClaim(params.number, { key: viewer.key ?? "", done: isAdded ? "1" : "" }));
}

export default function OwnClaim({ loaderData, actionData }: Route.ComponentProps) {
  const { claim, isHolder, photos, free, erasureFile, linkKey, isDone } = loaderData;
  const { t, language } = useWords("returns");
  const { formatDomainError } = useDomainErrors();
  const titlesOf = useClaimTitles();
  const back = isHolder
    ? { to: links.warranties(), label: t("claim.back") }
    : { to: links.order(claim.orderNumber, { key: linkKey ?? "" }, "claims"), label: t("barred.order") };
  const title = `${t(`kind.${claim.kind}`)} ${claim.number}`;
  return (
    <Page title={title} lead={titlesOf(claim).join(", ")}>
      <Head title={title} hidden />
      <div className="flex max-w-3xl flex-col gap-6">
        {actionData?.domainError ? (
          <Notice tone="danger" live>
            {formatDomainError(actionData.domainError)}
          </Notice>
        ) : null}
        <ClaimPhotoProblems rejected={actionData?.rejected ?? []} />
        {isDone && !actionData ? (
          <Notice tone="good" live>
            {t("photos.added")}
          </Notice>
        ) : null}
        <Panel label={t("photos.about")}>
          <div className="flex flex-wrap items-baseline justify-between gap-3">
            <span className="text-sm text-muted">{formatDateTime(claim.openedAt, language)}</span>
            <ClaimStateBadge state={claim.state} />
          </div>
          <p className="mt-2">
            {claim.state === "settled"
              ? null
              : t(`explained.${claim.extensions.length > 0 ? "extension" : claim.state}`)}
          </p>
          {claim.remedy ? <p className="mt-2">{t(`chosen.${claim.remedy}`)}</p> : null}
          {claim.story ? (
            <blockquote className="mt-3 border-s-4 border-edge ps-3 break-words whitespace-pre-line">
              {claim.story}
            </blockquote>
          ) : null}
          {claim.answer ? (
            <p className="mt-3 break-words whitespace-pre-line">{t("photos.answer", { answer: claim.answer })}</p>
          ) : null}
          {claim.otherRemedyWhy ? (
            <p className="mt-3 break-words whitespace-pre-line">{t("otherRemedy", { why: claim.otherRemedyWhy })}</p>
          ) : null}
          {erasureFile === null ? null : (
            <p className="mt-3">
              {t("photos.erased")}{" "}
              <a
                href={links.orderDocument(claim.orderNumber, erasureFile, { key: linkKey ?? "" })}
                className="link inline-flex min-h-11 items-center"
              >
                {t("photos.receipt")}
              </a>
            </p>
          )}
        </Panel>
        <Panel title={t("photos.title")}>
          {photos.length === 0 ? <p className="text-muted">{t("photos.none")}</p> : null}
          <ClaimPhotoList number={claim.number} photos={photos} linkKey={linkKey} />
          {free > 0 ? <AddPhotos key={photos.length} free={free} /> : null}
          {free === 0 && photos.length > 0 ? (
            <p className="mt-4 text-sm text-muted">
              {t(photos.length < MOST_CLAIM_PHOTOS ? "photos.ended" : "photos.full", { count: MOST_CLAIM_PHOTOS })}
            </p>
          ) : null}
          <p className="mt-4 text-sm text-muted">{t("photos.who")}</p>
        </Panel>
        <ButtonLink to={back.to} variant="secondary" className="self-start">
          {back.label}
        </ButtonLink>
      </div>
    </Page>
  );
}

function AddPhotos({ free }: { free: number }) {
  const { t } = useWords("returns");
  const isBusy = useNavigation().formEncType === "multipart/form-data";
  return (
    <Form method="post" encType="multipart/form-data" className="mt-4 flex flex-col gap-3 border-t border-line pt-4">
      <ClaimPhotoField free={free} />
      <Button variant="secondary" busy={isBusy} className="self-start max-sm:w-full">
        {t("photos.add")}
      </Button>
    </Form>
  );
}
