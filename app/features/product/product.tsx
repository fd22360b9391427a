// /products/{id}: one PC or component, with all its measurements (spec 2).

import type { Bani } from "../../../base/money.ts";
import { data } from "react-router";
import type { Route } from "./+types/product";
import { parseListingId } from "../../../base/id.ts";
import { productTypeOf } from "../../../shop/catalogue/product-type.ts";
import { estimatedDelivery } from "../../../shop/shipping/calendar.ts";
import type { Shop } from "../../composition.server.ts";
import { languageContext, shopContext } from "../../context.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import { wordsFor } from "../../i18n/words.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { describe, guaranteeText } from "../../feeds/description.ts";
import { ButtonLink } from "../../kit/button.tsx";
import { Cards } from "../../shared/catalogue/cards.tsx";
import { viewCourses } from "../../../shop/inventory/bench/files/view-courses.server.ts";
import { coursesView, type CourseView } from "../../shared/measurements/courses.view.server.ts";
import { useFits } from "../../shared/own-pc/use-fits.ts";
import { FavouritePicks } from "../../shared/saved/favourite-picks.tsx";
import { PickForm } from "../../shared/compare/pick-form.tsx";
import { Empty } from "../../kit/empty.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { Icon } from "../../kit/icon.tsx";
import { formatMissingEstimates } from "../../shared/estimates/format-missing-estimates.server.ts";
import { BenchTab } from "./components/bench-tab.tsx";
import { BuyBar } from "./components/buy-bar.tsx";
import { AboutUnit, BuyBox, BuyHead, type SaleView } from "./components/buy-box.tsx";
import { Gallery } from "./components/gallery.tsx";
import { PassportLinks } from "./components/passport-links.tsx";
import { ProductData } from "./components/product-data.tsx";
import { ProductQuestions } from "./components/product-questions.tsx";
import { ProductReviews } from "./components/product-reviews.tsx";
import { SpecsTab } from "./components/specs-tab.tsx";
import { WarrantyTab } from "./components/warranty-tab.tsx";
import { LateRecent } from "../../shared/saved/lazy-recent.tsx";
import { ShopLink } from "../../kit/shop-link.tsx";
import { Tabs } from "../../kit/tabs.tsx";
import { listingPageView, tabOf, tabs, type ListingPageView, type ProductTab } from "./product.view.server.ts";

export const handle = {
  counts: "product",
  words: ["catalogue", "product", "product-bench", "reviews", "cart", "saved-favourites", "domain-errors"],
  cache: { query: { tab: ["benchmarks", "warranty"] }, listing: ":id" },
} satisfies RouteHandle;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const id = parseListingId(params.id);
  const shop = context.get(shopContext);
  const tab = tabOf(new URL(request.url));
  const view = id && (await listingPageView(shop, id, tab));
  if (!view) return data(null, { status: 404 });
  const t = wordsFor(context.get(languageContext), "feeds");
  const description = describe(view.listing, t, {
    isGone: view.availability === "gone",
    returnDays: shop.returnDays,
    guaranteeMonths: shop.guaranteeMonths,
  });
  const guarantee = guaranteeText(view.listing, t, shop.guaranteeMonths);
  const courses = tab === "benchmarks" ? coursesView(await viewCourses(shop, id)) : [];
  const noEstimates = formatMissingEstimates(view.bench?.missing ?? [], context.get(languageContext));
  return data({
    view,
    description,
    guarantee,
    tab,
    tabs,
    courses,
    noEstimates,
    testPrice: shop.delivery.gameTest,
    sale: saleView(shop),
  });
}

/** What holds for every product, today. */
function saleView({ clock, delivery, takesCash }: Pick<Shop, "clock" | "delivery" | "takesCash">): SaleView {
  return { arrives: estimatedDelivery(clock.now(), { days: delivery.days }), takesCash };
}

export default function Product({ loaderData }: Route.ComponentProps) {
  return loaderData ? <Found {...loaderData} /> : <NotFound />;
}

function Found({
  view,
  description,
  guarantee,
  tab,
  tabs,
  courses,
  noEstimates,
  testPrice,
  sale,
}: {
  view: ListingPageView;
  description: string;
  tab: ProductTab;
  tabs: readonly ProductTab[];
  courses: readonly CourseView[];
  noEstimates: readonly string[];
  guarantee: string;
  testPrice: Bani;
  sale: SaleView;
}) {
  const { t } = useWords("product");
  const { listing, similar } = view;
  const path = links.product(listing.id);
  // One request for the component itself and for similar ones.
  const fits = useFits({ ids: listing.kind === "component" ? [listing.id, ...similar.map(({ id }) => id)] : [] });
  return (
    <main className="wrap pt-4 pb-16">
      <Head
        title={listing.title}
        description={description}
        canonical={path}
        kind="product"
        picture={{ path: links.preview(`listing-${listing.id}.png`), alt: listing.title }}
      />
      <ProductData view={view} description={description} guarantee={guarantee} />
      <BackLink productType={productTypeOf(listing)} />
      <Offer view={view} sale={sale} />
      <div className="mt-12">
        <Tabs
          label={t("tabs.label")}
          current={tab}
          tabs={tabs.map((id) => ({ id, label: t(`tabs.${id}`), to: id === "specs" ? path : `${path}?tab=${id}` }))}
        />
        <div className="pt-6">
          {view.specs ? <SpecsTab listing={listing} specs={view.specs} /> : null}
          {view.bench ? (
            <BenchTab
              view={view}
              bench={view.bench}
              courses={courses}
              noEstimates={noEstimates}
              testPrice={testPrice}
            />
          ) : null}
          {tab === "warranty" ? <WarrantyTab listing={listing} /> : null}
        </div>
      </div>
      <ProductReviews view={view} />
      <ProductQuestions view={view} />
      {similar.length > 0 ? (
        <section aria-labelledby="similar" className="mt-16">
          <h2 id="similar" className="mb-5 text-2xl">
            {t("similar")}
          </h2>
          <Cards cards={similar} level={3} picks fits={fits?.fits} />
        </section>
      ) : null}
      <PickForm productType={productTypeOf(listing)} />
      <FavouritePicks />
      <LateRecent current={listing.id} />
      {view.availability === "free" ? <BuyBar key={listing.id} listing={listing} /> : null}
    </main>
  );
}

/**
 * On a phone the name, the price and the button, then the pictures, then what else decides; on a wide screen all of it beside the pictures,
 * where it stays while they scroll.
 */
function Offer({ view, sale }: { view: ListingPageView; sale: SaleView }) {
  return (
    <div className="mt-2 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem] lg:grid-rows-[auto_1fr] lg:gap-x-10 xl:grid-cols-[minmax(0,1fr)_29rem]">
      <div className="contents lg:sticky lg:top-21 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:block">
        <div className="min-w-0">
          <BuyHead view={view} />
        </div>
        <div className="min-w-0 max-lg:order-2">
          <BuyBox view={view} sale={sale} />
        </div>
      </div>
      <div className="min-w-0 max-lg:order-1 lg:col-start-1 lg:row-start-1">
        <Gallery listing={view.listing} pictures={view.pictures} />
      </div>
      <div className="min-w-0 max-lg:order-3 lg:col-start-1 lg:row-start-2">
        <AboutUnit view={view} />
        <PassportLinks passports={view.passports} />
      </div>
    </div>
  );
}

function BackLink({ productType }: { productType: ReturnType<typeof productTypeOf> }) {
  const { t } = useWords("product");
  const { t: shell } = useWords("shell");
  return (
    <ShopLink
      to={links.productType(productType)}
      className="inline-flex min-h-11 items-center gap-2 font-condensed font-semibold text-link underline-offset-4 hover:underline"
    >
      <Icon name="arrow-left" size={18} />
      {productType === "pc" ? t("back") : t("backTo", { category: shell(`categories.${productType}`) })}
    </ShopLink>
  );
}

/** spec 8: unknown id. */
function NotFound() {
  const { t } = useWords("product");
  return (
    <main className="wrap py-12">
      <Head title={t("notFound.title")} hidden />
      <Empty
        as="h1"
        title={t("notFound.title")}
        actions={<ButtonLink to={links.products()}>{t("notFound.back")}</ButtonLink>}
      >
        <p>{t("notFound.text")}</p>
      </Empty>
    </main>
  );
}
