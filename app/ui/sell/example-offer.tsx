// An offer as the shop makes it: lines that add up. The values are the indicative ones, so all of it is an estimate.

import { fallbackValues, offerTotal, SHIPPING_DEDUCTION, type ValuedPart } from "../../../shop/trade-in/terms.ts";
import { formatPrice } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";

const example = ["cpu", "gpu", "motherboard", "ram", "ssd", "psu", "case"] as const satisfies readonly ValuedPart[];

export function ExampleOffer() {
  const { t } = useWords("sell");
  return (
    <section>
      <h2 className="text-3xl">{t("offer.title")}</h2>
      <p className="mt-2 text-muted">{t("offer.lead")}</p>
      <table className="mt-5 w-full border border-line bg-surface">
        <caption className="sr-only">{t("offer.title")}</caption>
        <tbody>
          {example.map((part) => (
            <Line key={part} name={t(`part.${part}`)} value={formatPrice(fallbackValues[part])} />
          ))}
          <Line name={t("part.cooler")} note={t("offer.coolerNote")} value={formatPrice(fallbackValues.cooler)} />
          <Line name={t("offer.shipping")} value={`−${formatPrice(SHIPPING_DEDUCTION)}`} />
        </tbody>
        <tfoot>
          <tr className="hatch border-t-2 border-ink bg-estimate-soft">
            <th scope="row" className="px-4 py-3 text-start font-condensed text-xl font-bold">
              <span className="bg-estimate-soft pe-1.5">{t("offer.total")}</span>
            </th>
            <td className="px-4 py-3 text-end">
              <span className="figure bg-estimate-soft ps-1.5 text-2xl font-semibold whitespace-nowrap">{formatPrice(offerTotal(example))}</span>
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-3 text-sm text-muted">{t("offer.otherStorage", { value: formatPrice(fallbackValues.otherStorage) })}</p>
    </section>
  );
}

function Line({ name, note, value }: { name: string; note?: string; value: string }) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="px-4 py-2.5 text-start font-normal">
        {name}
        {note ? <span className="block text-sm text-muted">{note}</span> : null}
      </th>
      <td className="figure px-4 py-2.5 text-end align-top whitespace-nowrap">{value}</td>
    </tr>
  );
}
