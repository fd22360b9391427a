// A buyer's claims after delivery, with their state.

import { Link } from "react-router";
import { formatDate, formatLastDay, formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { ClaimView } from "../../../shared/returns/claim.view.server.ts";
import { useClaimTitles } from "../../../shared/returns/use-claim-titles.ts";
import { ClaimStateBadge } from "../../../shared/returns/claim-state.tsx";

/** Needs the words of the namespace "returns". */
export function ClaimList({ claims, keyQuery }: { claims: readonly ClaimView[]; keyQuery: string }) {
  const { t, language } = useWords("returns");
  const titlesOf = useClaimTitles();
  return (
    <ul className="flex flex-col gap-4">
      {claims.map((claim) => (
        <li key={claim.number} className="border-t border-line pt-3 first:border-t-0 first:pt-0">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
            <span className="font-condensed text-lg font-bold">{t(`kind.${claim.kind}`)}</span>
            <ClaimStateBadge state={claim.state} />
          </div>
          <p className="text-sm text-muted">
            <span className="figure">{claim.number}</span> · {formatDate(claim.openedAt, language)} ·{" "}
            {titlesOf(claim).join(", ")}
          </p>
          <p className="mt-1">
            {claim.state === "settled" && claim.resolution
              ? t(`ended.${claim.resolution}`, { amount: claim.refund === null ? "" : formatPrice(claim.refund) })
              : t(`explained.${claim.extensions.length > 0 ? "extension" : claim.state}`)}
          </p>
          {claim.replacements.map(({ title, code, oldCode, sentAt }) => (
            <p key={code} className="mt-1">
              {t(sentAt === null ? "given.waiting" : "given.sent", { title, code, old: oldCode })}
            </p>
          ))}
          {claim.remedy ? <p className="mt-1">{t(`chosen.${claim.remedy}`)}</p> : null}
          {claim.otherRemedyWhy ? <p className="mt-1">{t("otherRemedy", { why: claim.otherRemedyWhy })}</p> : null}
          {claim.kind === "warranty" && claim.dueAt !== null ? (
            <p className="mt-1">{t("due", { day: formatLastDay(claim.dueAt, language) })}</p>
          ) : null}
          {claim.answer ? <blockquote className="mt-2 border-s-4 border-edge ps-3">{claim.answer}</blockquote> : null}
          <Link
            to={links.ownClaim(claim.number, keyQuery)}
            className="link inline-flex min-h-11 items-center text-sm"
            aria-label={`${t("photos.page")}: ${claim.number}`}
          >
            {t("photos.page")}
          </Link>
        </li>
      ))}
    </ul>
  );
}
