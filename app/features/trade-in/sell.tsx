// Selling a computer to the shop: the steps, an example offer, and the start button (step 0 of spec 2).

import { redirect } from "react-router";
import type { Route } from "./+types/sell";
import { currentBook } from "../../../shop/trade-in/current-book.server.ts";
import { emptyDraft, firstOpenStep } from "../../../shop/trade-in/draft/draft.ts";
import { getDraft } from "../../../shop/trade-in/draft/get-draft.server.ts";
import { languageContext, shopContext } from "../../context.server.ts";
import { visitorOf } from "../../edge.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { Head } from "../../kit/pages/head.tsx";
import { FloorNote } from "./components/floor-note.tsx";
import { HowSellingWorks } from "./components/how-selling-works.tsx";
import { OfferChanges } from "./components/offer-changes.tsx";
import { OfferLines } from "../../shared/trade-in/offer-lines.tsx";
import { PayoutSums } from "./components/payout-sums.tsx";
import { PhotoRules } from "./photos/components/photo-rules.tsx";
import { SellIntro } from "./components/sell-intro.tsx";
import { openByCode } from "./detect/detect.action.server.ts";
import { exampleOffer } from "./example-offer.server.ts";
import { draftKeyIn, draftQuery } from "./addresses.ts";
import { redirectToOffer } from "./wizard/closed-draft.server.ts";

export const handle = { words: ["trade-in", "trade-in-offer"], purpose: "task" } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const code = new URL(request.url).searchParams.get("code");
  if (code !== null) throw await openByCode(request, { shop, language: context.get(languageContext), code });
  const [visitorId, key] = [await visitorOf(request, shop), draftKeyIn(request)];
  const existing = await getDraft(shop, { of: "machine", visitorId, key });
  if (!existing) await redirectToOffer(shop, key);
  const resumeStep = existing && firstOpenStep(existing.draft ?? emptyDraft);
  // The link of a draft continues it on any device.
  if (existing && key !== null)
    throw redirect(links.sellStep(resumeStep ?? "cpu", draftQuery(existing.visitorId === visitorId ? null : key)));
  const terms = shop.sellingTerms;
  const example = await exampleOffer(shop, { book: await currentBook(shop), at: shop.clock.now(), terms });
  return { resumeStep, example, terms };
}

export default function SellComputer({ loaderData: { resumeStep, example, terms } }: Route.ComponentProps) {
  const { t } = useWords("trade-in");
  const { t: offer } = useWords("trade-in-offer");
  return (
    <main>
      <Head title={t("computer.title")} description={t("computer.lead")} />
      <SellIntro resumeStep={resumeStep} />
      <HowSellingWorks to={links.sellStep(resumeStep ?? "cpu")} terms={terms} />
      <div className="wrap grid items-start gap-x-12 gap-y-10 py-12 md:py-16 lg:grid-cols-[3fr_2fr]">
        {example ? (
          <section>
            <h2 className="text-3xl">{t("offer.title")}</h2>
            <p className="mt-2 mb-5 text-muted">{t("offer.lead")}</p>
            <OfferLines offer={example} />
          </section>
        ) : null}
        <div className="flex flex-col gap-10">
          {example ? (
            <section>
              <h2 className="mb-5 text-3xl">{offer("payout.title")}</h2>
              <PayoutSums offer={example} />
              <div className="mt-4">
                <FloorNote offer={example} />
              </div>
              <div className="mt-6">
                <OfferChanges changes={example.changes} />
              </div>
            </section>
          ) : null}
          <PhotoRules />
        </div>
      </div>
    </main>
  );
}
