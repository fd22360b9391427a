// The full offer for a list: each line with its reason, the minimum, the payout choices, and the buttons to continue or
// go back.

import { Form, useNavigation } from "react-router";
import { formatDateTime } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import type { OpenOffer } from "../components.view.server.ts";
import { Button, ButtonLink } from "../../../../kit/button.tsx";
import { Icon } from "../../../../kit/icon.tsx";
import { FloorNote } from "../../components/floor-note.tsx";
import { OfferChanges } from "../../components/offer-changes.tsx";
import { OfferLines } from "../../../../shared/trade-in/offer-lines.tsx";
import { PayoutSums } from "../../components/payout-sums.tsx";
import { formatTransport, formatWayBack } from "../../../../shared/trade-in/selling-terms.ts";
import { GuaranteedAmount } from "../../components/guaranteed-amount.tsx";

export function ComponentsOffer({ view: { number, sequence, email, offer, decision, action } }: { view: OpenOffer }) {
  const { t, language } = useWords("trade-in-loose-parts");
  const { t: offerWords } = useWords("trade-in-offer");
  const { t: shell } = useWords("shell");
  const submitted = useNavigation().formData;
  return (
    <div className="flex max-w-4xl flex-col gap-8">
      <section className="border-2 border-good bg-good-soft p-5 md:p-7">
        <p className="silk text-good">{t("offer.number", { number })}</p>
        <p className="mt-1">
          <GuaranteedAmount offer={offer} />
        </p>
        <p className="mt-2">{t("offer.validUntil", { date: formatDateTime(offer.validUntil, language) })}</p>
        <p className="text-sm text-muted">{t("offer.sent", { email })}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to={decision} size="lg" className="max-sm:w-full">
            {t("offer.decide")}
            <Icon name="arrow-right" size={16} />
          </ButtonLink>
          <Form method="post" action={action} className="contents">
            <input type="hidden" name="sequence" value={sequence} />
            <Button
              name="intent"
              value="edit"
              variant="secondary"
              size="lg"
              busy={submitted?.get("intent") === "edit"}
              className="max-sm:w-full"
            >
              {t("offer.edit")}
            </Button>
          </Form>
        </div>
      </section>
      <section>
        <h2 className="mb-4 text-2xl">{offerWords("table.title")}</h2>
        <OfferLines offer={offer} />
      </section>
      <FloorNote offer={offer} />
      <section>
        <h2 className="mb-4 text-2xl">{offerWords("payout.title")}</h2>
        <PayoutSums offer={offer} />
        <p className="mt-4 max-w-prose text-sm text-muted">{`${formatTransport(shell, offer)} ${formatWayBack(shell, offer.terms)}`}</p>
      </section>
      <OfferChanges changes={offer.changes} />
    </div>
  );
}
