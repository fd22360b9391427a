// The offer (step 10 of spec 2): each line with its reason, the payout choices, what would change it, and the next
// steps.

import { Form, useNavigation } from "react-router";
import { formatDateTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { OfferView } from "../../../shared/trade-in/offer.view.ts";
import type { WizardView } from "../wizard/wizard.view.server.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { Icon } from "../../../kit/icon.tsx";
import { FloorNote } from "./floor-note.tsx";
import { NextSteps } from "./next-steps.tsx";
import { OfferChanges } from "./offer-changes.tsx";
import { OfferLines } from "../../../shared/trade-in/offer-lines.tsx";
import { PayoutSums } from "./payout-sums.tsx";
import { GuaranteedAmount } from "./guaranteed-amount.tsx";

/** `decision`: the page on which the offer is accepted or rejected. */
type OpenOffer = { number: string; sequence: number; email: string; offer: OfferView; decision: string };

export function OfferScreen({
  view: { number, sequence, email, offer, decision },
  wizard,
}: {
  view: OpenOffer;
  wizard: WizardView;
}) {
  const { t, language } = useWords("trade-in-wizard");
  const { state, formData } = useNavigation();
  return (
    <div className="flex flex-col gap-8">
      <section className="border-2 border-good bg-good-soft p-5 md:p-7">
        <p className="silk text-good">{t("offer.number", { number })}</p>
        <p className="mt-1">
          <GuaranteedAmount offer={offer} />
        </p>
        <p className="mt-2">{t("offer.validUntil", { date: formatDateTime(offer.validUntil, language) })}</p>
        <p className="text-sm text-muted">{t("offer.sent", { email })}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to={decision} size="lg" className="max-sm:w-full">
            {t("offer.accept")}
            <Icon name="arrow-right" size={16} />
          </ButtonLink>
          <Form method="post" action={links.sellStep("offer", wizard.keyQuery)} className="contents">
            <input type="hidden" name="sequence" value={sequence} />
            <Button
              name="intent"
              value="edit"
              variant="secondary"
              size="lg"
              busy={state === "submitting" && formData?.get("intent") === "edit"}
              className="max-sm:w-full"
            >
              {t("offer.edit")}
            </Button>
          </Form>
        </div>
        <ButtonLink to={`${decision}#reject`} variant="quiet" size="sm" className="mt-2 px-0!">
          {t("offer.reject")}
        </ButtonLink>
      </section>
      <OfferDetails offer={offer} />
      <NextSteps offer={offer} />
    </div>
  );
}

/** All details of an offer; a revised one promises no minimum, because its sum is what is paid. Needs the words of the namespace "trade-in-offer". */
export function OfferDetails({ offer, isRevised = false }: { offer: OfferView; isRevised?: boolean }) {
  const { t } = useWords("trade-in-offer");
  return (
    <>
      <section>
        <h2 className="mb-4 text-2xl">{t("table.title")}</h2>
        <OfferLines offer={offer} />
      </section>
      {isRevised ? null : <FloorNote offer={offer} />}
      <section>
        <h2 className="mb-4 text-2xl">{t("payout.title")}</h2>
        <PayoutSums offer={offer} />
      </section>
      <OfferChanges changes={offer.changes} />
    </>
  );
}
