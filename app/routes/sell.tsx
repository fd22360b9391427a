// Selling a computer to the shop: how it goes and what it pays. The step-by-step offer is not open yet; until then
// people answer, and the page says so.

import { useWords } from "../i18n/use-words.ts";
import { Head } from "../ui/head.tsx";
import { ExampleOffer } from "../ui/sell/example-offer.tsx";
import { HowSellingWorks } from "../ui/sell/how-selling-works.tsx";
import { Payouts } from "../ui/sell/payouts.tsx";
import { PhotoRules } from "../ui/sell/photo-rules.tsx";
import { SellHead } from "../ui/sell/sell-head.tsx";

export const handle = { words: ["sell"] };

export default function SellComputer() {
  const { t } = useWords("sell");
  return (
    <main>
      <Head title={t("computer.title")} description={t("computer.lead")} />
      <SellHead title={t("computer.title")} lead={t("computer.lead")} topic="sell-computer" drawing="/drawings/category-cases.svg" />
      <HowSellingWorks />
      <div className="wrap grid items-start gap-x-12 gap-y-10 py-12 md:py-16 lg:grid-cols-2">
        <ExampleOffer />
        <div className="flex flex-col gap-10">
          <Payouts />
          <PhotoRules />
        </div>
      </div>
    </main>
  );
}
