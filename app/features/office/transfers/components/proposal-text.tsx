// The text that says which order a received transfer would pay.

import { Link } from "react-router";
import { bani } from "../../../../../base/money.ts";
import type { Proposal } from "../../../../../shop/bank/statement.ts";
import { formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { officeLinks } from "../../../../office-links.ts";

export function ProposalText({ proposal }: { proposal: Proposal }) {
  const { t } = useWords("office-invoices");
  switch (proposal.kind) {
    case "named": {
      const { order, difference } = proposal;
      const { number } = order;
      if (order.state === "cancelled") return t("proposal.cancelled", { number });
      if (order.state !== "awaiting-payment") return t("proposal.alreadyPaid", { number });
      if (difference === 0) return t("proposal.exact", { number });
      const amount = formatPrice(bani(Math.abs(difference)));
      return difference < 0 ? t("proposal.short", { number, amount }) : t("proposal.over", { number, amount });
    }
    case "stranger":
      return t("proposal.stranger", { number: proposal.number });
    case "sale":
      return (
        <>
          {t("proposal.sale")}{" "}
          <Link to={officeLinks.tradeIn(proposal.number)} className="link figure inline-flex min-h-11 items-center">
            {proposal.number}
          </Link>
        </>
      );
    case "unnamed":
      return proposal.candidates.length === 0
        ? t("proposal.none")
        : t("proposal.candidates", { numbers: proposal.candidates.map(({ number }) => number).join(", ") });
  }
}
