// Claims as lines of a list in the office, each a link to its page.

import { Link } from "react-router";
import { formatDateTime } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { officeLinks } from "../../../../office-links.ts";
import type { ClaimView } from "../../../../shared/returns/claim.view.server.ts";
import { useClaimTitles } from "../../../../shared/returns/use-claim-titles.ts";
import { ClaimStateBadge } from "../../../../shared/returns/claim-state.tsx";

/** Needs the words of the namespace "returns". */
export function ClaimLinks({ claims }: { claims: readonly ClaimView[] }) {
  const { t, language } = useWords("returns");
  const titlesOf = useClaimTitles();
  return (
    <ul className="border-t border-line">
      {claims.map((claim) => (
        <li key={claim.number} className="border-b border-line">
          <Link
            to={officeLinks.return(claim.number)}
            className="group grid gap-x-6 gap-y-1 px-1 py-3 hover:bg-surface md:grid-cols-[8rem_1fr_auto] md:items-center"
          >
            <span className="figure font-semibold underline-offset-4 group-hover:underline">{claim.number}</span>
            <span className="min-w-0">
              <span className="block font-condensed font-bold">
                {t(`kind.${claim.kind}`)} · <span className="figure text-sm">{claim.orderNumber}</span>
              </span>
              <span className="block truncate text-sm text-muted">
                {formatDateTime(claim.openedAt, language)} · {titlesOf(claim).join(", ")}
              </span>
            </span>
            <ClaimStateBadge state={claim.state} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
