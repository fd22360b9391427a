// A revised offer beside the first one: each claim that was wrong, with its proof, and both possible answers with their
// costs.

import { Form, useNavigation } from "react-router";
import { formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { FindingView, TradeInView } from "../sent/trade-in.view.server.ts";
import { Button } from "../../../kit/button.tsx";
import { Icon } from "../../../kit/icon.tsx";
import type { OfferView } from "../../../shared/trade-in/offer.view.ts";
import { OfferLines } from "../../../shared/trade-in/offer-lines.tsx";
import { formatRange } from "../../../shared/trade-in/format-offer.ts";

export function RevisedOffer({ view }: { view: TradeInView }) {
  const { t } = useWords("trade-in-sent");
  const { first, offer, findings } = view;
  return (
    <div className="flex flex-col gap-8">
      <dl className="grid grid-cols-2 border border-line bg-surface">
        <div className="p-3 sm:p-4 md:p-5">
          <dt className="text-sm text-muted">{t("revised.was")}</dt>
          {/* A range wraps at its dash: each sum stays whole. */}
          <dd className="money mt-1 text-lg text-muted line-through md:text-2xl">{formatRange(first ?? offer)}</dd>
        </div>
        <div className="border-s border-line p-3 sm:p-4 md:p-5">
          <dt className="text-sm text-muted">{t("revised.now")}</dt>
          <dd className="money mt-1 text-lg font-semibold whitespace-nowrap md:text-3xl">{formatPrice(offer.total)}</dd>
        </div>
      </dl>
      <section>
        <h2 className="text-2xl">{t("revised.title")}</h2>
        <ul className="mt-4 flex flex-col gap-4">
          {findings.map((finding) => (
            <li key={finding.id}>
              <Finding finding={finding} view={view} />
            </li>
          ))}
        </ul>
      </section>
      <AnswerForm view={view} />
      {first ? <OffersCompared before={first} after={offer} /> : null}
    </div>
  );
}

function AnswerForm({ view: { offer, agreed, number, keyQuery, fee, sequence } }: { view: TradeInView }) {
  const { t } = useWords("trade-in-sent");
  const answering = useNavigation().formData?.get("intent");
  return (
    <Form
      method="post"
      action={links.tradeIn(number, keyQuery)}
      className="grid gap-4 border-2 border-edge bg-surface p-5 md:grid-cols-2"
    >
      <input type="hidden" name="sequence" value={sequence} />
      <div>
        <Button name="intent" value="accept-revised" size="lg" busy={answering === "accept-revised"} className="w-full">
          {t("revised.accept", { total: formatPrice(offer.total) })}
        </Button>
        <p className="mt-2 text-sm text-muted">
          {t("revised.acceptText", { amount: formatPrice(offer.payouts[agreed?.choice ?? "full"]) })}
        </p>
      </div>
      <div>
        <Button
          name="intent"
          value="send-back"
          size="lg"
          variant="secondary"
          busy={answering === "send-back"}
          className="w-full"
        >
          {t("revised.reject")}
        </Button>
        <p className="mt-2 text-sm text-muted">
          {fee > 0 ? t("revised.fee", { fee: formatPrice(fee) }) : t("revised.free")}
        </p>
      </div>
    </Form>
  );
}

function OffersCompared({ before, after }: { before: OfferView; after: OfferView }) {
  const { t } = useWords("trade-in-sent");
  return (
    <section>
      <h2 className="mb-4 text-2xl">{t("revised.compare")}</h2>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <div>
          <h3 className="mb-2 text-lg">{t("revised.before")}</h3>
          <OfferLines offer={before} />
        </div>
        <div>
          <h3 className="mb-2 text-lg">{t("revised.after")}</h3>
          <OfferLines offer={after} />
        </div>
      </div>
    </section>
  );
}

/** What was declared, what was found, how it changes the amount, and the proof. */
function Finding({ finding, view: { keyQuery } }: { finding: FindingView; view: TradeInView }) {
  const { t } = useWords("trade-in-sent");
  const { claim, name, declared, found, note, was, now, photos, measurements } = finding;
  return (
    <section className="border border-line bg-surface">
      <h3 className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-4 py-3 text-lg">
        <span>{[name, t(`revised.claim.${claim}`)].filter(Boolean).join(" · ")}</span>
        <span className="money text-base font-normal">
          <del className="text-muted">{formatPrice(was)}</del> {formatPrice(now)}
        </span>
      </h3>
      <dl className="grid sm:grid-cols-2">
        <div className="p-4">
          <dt className="silk text-muted">{t("revised.said")}</dt>
          <dd className="mt-1">{declared}</dd>
        </div>
        <div className="border-line bg-warn-soft p-4 max-sm:border-t sm:border-s">
          <dt className="silk text-warn">{t("revised.found")}</dt>
          <dd className="mt-1 font-semibold">{found}</dd>
        </div>
      </dl>
      {note || measurements.length > 0 || photos.length > 0 ? (
        <div className="border-t border-line p-4">
          <h4 className="silk text-muted">{t("revised.evidence")}</h4>
          {note ? <p className="mt-1.5">{note}</p> : null}
          {measurements.length > 0 ? (
            <ul className="mt-1.5">
              {measurements.map((measurement) => (
                <li key={measurement} className="flex gap-2">
                  <Icon name="bench" className="mt-0.5 text-muted" />
                  {measurement}
                </li>
              ))}
            </ul>
          ) : null}
          {photos.length > 0 ? (
            <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
              {photos.map((photo, place) => (
                <li key={photo}>
                  <a
                    href={links.photo(photo, keyQuery)}
                    target="_blank"
                    rel="noreferrer"
                    className="block border border-line hover:border-ink"
                  >
                    <img
                      src={links.photo(photo, keyQuery)}
                      alt={t("revised.photo", { place: place + 1 })}
                      loading="lazy"
                      className="aspect-4/3 w-full object-cover"
                    />
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}
