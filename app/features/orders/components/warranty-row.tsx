// One warranty of somebody's: what is covered today in a sentence, every clock, and what can be done with it.

import { Form, Link, useNavigation } from "react-router";
import type { CoverClock } from "../../../../shop/warranty/ledger.ts";
import type { HeldWarranty } from "../../../../shop/returns/list-warranties.server.ts";
import { formatDate, formatDay, formatLastDay } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { Badge } from "../../../kit/badge.tsx";
import { Button } from "../../../kit/button.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { useCoverSentence } from "../../../shared/warranty/use-cover-sentence.ts";
import { ClaimStateBadge } from "../../../shared/returns/claim-state.tsx";

export type TransferOffer = { id: string; code: string; until: Date };

export function WarrantyRow({ warranty, offer }: { warranty: HeldWarranty; offer: TransferOffer | null }) {
  const { t, language } = useWords("account");
  const sentence = useCoverSentence();
  const isCovered = warranty.today.state === "covered";
  return (
    <li id={`warranty-${warranty.id}`} className="border-b border-line py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <span className="min-w-0">
          <Link
            to={links.product(warranty.listingId)}
            className="font-condensed text-lg font-bold underline-offset-4 hover:underline"
          >
            {warranty.title}
          </Link>
          <span className="block text-sm text-muted">
            {warranty.number === null ? (
              t("warranties.takenOver")
            ) : (
              <Link to={links.order(warranty.number)} className="figure link">
                {warranty.number}
              </Link>
            )}
            {" · "}
            {t("warranties.delivered", { at: formatDate(warranty.deliveredAt, language) })}
          </span>
        </span>
        <Badge tone={isCovered ? "good" : "neutral"}>
          {t(isCovered ? "warranties.state.covered" : "warranties.state.over")}
        </Badge>
      </div>
      <p className="mt-3 font-semibold">{sentence(warranty.today)}</p>
      {warranty.repairs.map(({ at, replaced }) => (
        <p key={at.getTime()} className="mt-1 text-sm">
          {replaced === null
            ? t("warranties.repaired", { at: formatDate(at, language) })
            : t("warranties.partReplaced", {
                at: formatDate(at, language),
                part: t(`warranties.part.${replaced.component}`),
                title: replaced.title,
              })}
        </p>
      ))}
      <Clocks clocks={warranty.clocks} />
      {warranty.claims.map((claim) => (
        <p key={claim.number} className="mt-2 flex flex-wrap items-center gap-3 text-sm">
          <Link to={links.ownClaim(claim.number)} className="figure link inline-flex min-h-11 items-center">
            {claim.number}
          </Link>
          <ClaimStateBadge state={claim.state} />
        </p>
      ))}
      {offer ? <OfferedCode offer={offer} /> : null}
      {warranty.today.state === "ended" ? null : (
        <a
          href={links.warrantyCertificate(warranty.id)}
          className="link inline-flex min-h-11 items-center text-sm"
          aria-label={`${t("warranties.certificate")}: ${warranty.title}`}
        >
          {t("warranties.certificate")}
        </a>
      )}
      {isCovered ? <Actions warranty={warranty} /> : null}
    </li>
  );
}

function Clocks({ clocks }: { clocks: readonly CoverClock[] }) {
  const { t, language } = useWords("account");
  return (
    <details className="mt-3">
      <summary className="link inline-flex min-h-11 cursor-pointer items-center text-sm">
        {t("warranties.clocks")}
      </summary>
      <table className="mt-2 w-full text-sm">
        <thead className="text-start text-muted">
          <tr>
            <th className="py-1 pe-3 text-start font-normal">{t("warranties.column.part")}</th>
            <th className="py-1 pe-3 text-start font-normal">{t("warranties.column.basis")}</th>
            <th className="py-1 text-end font-normal">{t("warranties.column.until")}</th>
          </tr>
        </thead>
        <tbody>
          {clocks.map((clock) => (
            <tr key={`${clock.component} ${clock.basis}`} className="border-t border-line">
              <td className="py-1.5 pe-3">{t(`warranties.part.${clock.component}`)}</td>
              <td className="py-1.5 pe-3">{t(`warranties.basis.${clock.basis}`)}</td>
              <td className={`py-1.5 text-end ${clock.isOver ? "text-muted line-through" : ""}`}>
                {formatDay(clock.until, language)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function OfferedCode({ offer }: { offer: TransferOffer }) {
  const { t, language } = useWords("account");
  return (
    <Notice tone="good" live>
      <p>{t("warranties.transfer.code", { until: formatLastDay(offer.until, language) })}</p>
      <p className="figure mt-2 text-2xl font-bold select-all">{offer.code}</p>
    </Notice>
  );
}

function Actions({ warranty }: { warranty: HeldWarranty }) {
  const { t } = useWords("account");
  const isBusy = useNavigation().state === "submitting";
  const toClaim = warranty.number === null ? links.holderClaim(warranty.id) : links.claim(warranty.number);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
      <Link
        to={toClaim}
        className="link inline-flex min-h-11 items-center text-sm"
        aria-label={`${t("warranties.claim")}: ${warranty.title}`}
      >
        {t("warranties.claim")}
      </Link>
      <Form method="post" action={`${links.warranties()}#warranty-${warranty.id}`}>
        <input type="hidden" name="intent" value="offer" />
        <input type="hidden" name="warranty" value={warranty.id} />
        <Button variant="quiet" busy={isBusy} aria-label={`${t("warranties.transfer.offer")}: ${warranty.title}`}>
          {t("warranties.transfer.offer")}
        </Button>
      </Form>
    </div>
  );
}
