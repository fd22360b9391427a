// The price, with what it will look like in the shop, what it earns, and the price that the shop's own figures propose.

import { useState } from "react";
import { parseAmount, plainAmount } from "../../../../../base/amount.ts";
import { bani, type Bani } from "../../../../../base/money.ts";
import { marginOf } from "../../../../../base/vat.ts";
import type { ProposalLine } from "../../../../../shop/catalogue/editing/price-proposal.ts";
import { struckPrice } from "../../../../../shop/catalogue/price-log.ts";
import { formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { TextField } from "../../../../kit/field.tsx";
import { useHydrated } from "../../../../kit/use-hydrated.ts";
import type { EditorData } from "../editor-data.ts";

type PriceProps = { view: EditorData; typed: string; error: string | undefined };

export function PriceField({ view, typed, error }: PriceProps) {
  const { t } = useWords("office-listings");
  const [text, setText] = useState(typed);
  const price = parseAmount(text);
  return (
    <div>
      <TextField
        name="price"
        label={t("editor.price")}
        error={error}
        value={text}
        onChange={(event) => setText(event.target.value)}
        inputMode="decimal"
        readOnly={!view.may.price}
        required
        autoComplete="off"
      />
      <div className="mt-2 flex flex-col gap-1 text-sm text-muted" aria-live="polite">
        <Struck view={view} price={price} />
        {price !== null && price > 0 ? <Margin view={view} price={price} /> : null}
        <Proposal view={view} onUse={(proposed) => setText(plainAmount(proposed))} />
      </div>
    </div>
  );
}

/** What the shop will strike through. Before JavaScript it says from which price on. */
function Struck({ view: { listing, prices, now }, price }: { view: EditorData; price: Bani | null }) {
  const { t } = useWords("office-listings");
  const isHydrated = useHydrated();
  if (prices.length === 0) return null;
  const isNew = price !== null && price > 0 && price !== listing.price;
  if (isHydrated && isNew) {
    const was = struckPrice([...prices, { price, since: now }], now);
    return <p>{was === null ? t("price.notStruck") : t("price.struck", { was: formatPrice(was) })}</p>;
  }
  // What would be struck through below any price: the lowest of the last 30 days.
  const lowest = struckPrice([...prices, { price: 0 as Bani, since: now }], now);
  return lowest === null ? null : <p>{t("price.lowest", { lowest: formatPrice(lowest) })}</p>;
}

function Margin({ view: { units, vat }, price }: { view: EditorData; price: Bani }) {
  const { t } = useWords("office-listings");
  const unit = units.find(({ isSold }) => !isSold);
  if (!unit || unit.cost === null || unit.cost === 0) return null;
  const margin = marginOf({ price, cost: unit.cost, repairs: unit.repairs ?? bani(0), regime: unit.taxRegime }, vat);
  return margin < 0 ? (
    <p className="font-semibold text-danger">{t("price.loss", { loss: formatPrice(-margin as Bani) })}</p>
  ) : (
    <p>{t("price.margin", { margin: formatPrice(margin) })}</p>
  );
}

function Proposal({ view: { proposal, may }, onUse }: { view: EditorData; onUse: (price: Bani) => void }) {
  const { t } = useWords("office-listings");
  const isHydrated = useHydrated();
  if (!proposal) return null;
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center md:min-h-9">
        {t("price.proposal", { price: formatPrice(proposal.price) })}
      </summary>
      <ul className="mb-2 list-disc ps-5">
        {proposal.lines.map((line) => (
          <li key={line.from}>
            <ProposalText line={line} />
          </li>
        ))}
      </ul>
      {isHydrated && may.price ? (
        <Button type="button" variant="secondary" size="sm" onClick={() => onUse(proposal.price)}>
          {t("price.use")}
        </Button>
      ) : null}
    </details>
  );
}

function ProposalText({ line }: { line: ProposalLine }) {
  const { t } = useWords("office-listings");
  if (line.from === "cost")
    return t(line.repairs > 0 ? "price.costRepaired" : "price.cost", {
      cost: formatPrice(line.cost),
      repairs: formatPrice(line.repairs),
      percent: line.percent,
      price: formatPrice(line.price),
    });
  const spread = {
    count: line.count,
    low: formatPrice(line.low),
    middle: formatPrice(line.middle),
    high: formatPrice(line.high),
  };
  return line.from === "sales" ? t("price.sales", { ...spread, days: line.days }) : t("price.stock", spread);
}
