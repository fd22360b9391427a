// Selling single components: which ones the shop takes, and what they are worth at least to think about.

import { fallbackValues } from "../../shop/trade-in/terms.ts";
import { useWords } from "../i18n/use-words.ts";
import { Head } from "../ui/head.tsx";
import { Price } from "../ui/price.tsx";
import { HowSellingWorks } from "../ui/sell/how-selling-works.tsx";
import { Payouts } from "../ui/sell/payouts.tsx";
import { PhotoRules } from "../ui/sell/photo-rules.tsx";
import { SellHead } from "../ui/sell/sell-head.tsx";

export const handle = { words: ["sell"] };

const taken = [
  { part: "cpu", drawing: "processors" },
  { part: "gpu", drawing: "graphics-cards" },
  { part: "ram", drawing: "ram" },
  { part: "ssd", drawing: "ssd" },
  { part: "motherboard", drawing: "motherboards" },
] as const; // spec 2: the types that can be sold one by one

export default function SellComponents() {
  const { t } = useWords("sell");
  return (
    <main>
      <Head title={t("components.title")} description={t("components.lead")} />
      <SellHead title={t("components.title")} lead={t("components.lead")} topic="sell-components" drawing="/drawings/category-graphics-cards.svg" />
      <section className="wrap py-12 md:py-16">
        <h2 className="text-3xl">{t("components.taken")}</h2>
        <p className="mt-2 max-w-[62ch] text-muted">{t("components.takenText")}</p>
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
          {taken.map(({ part, drawing }) => (
            <li key={part} className="border border-line bg-surface">
              <img src={`/drawings/category-${drawing}.svg`} alt="" width={400} height={300} loading="lazy" className="w-full border-b border-line" />
              <div className="p-4">
                <h3 className="text-lg">{t(`part.${part}`)}</h3>
                <p className="mt-1 text-sm text-muted">
                  {t("components.around")} <Price amount={fallbackValues[part]} size="sm" className="text-estimate" />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <HowSellingWorks />
      <div className="wrap grid items-start gap-x-12 gap-y-10 py-12 md:py-16 lg:grid-cols-2">
        <Payouts />
        <PhotoRules />
      </div>
    </main>
  );
}
