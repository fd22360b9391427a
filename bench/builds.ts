// Benchmark of the configurator: the time of its rules and its page on a big catalogue. Prices and sizes are random, so that few
// listings are equal to the rules: harder than a real catalogue.

import { generateCatalogue } from "../demo/catalogue.ts";
import { seededRandom } from "../demo/random.ts";
import type { ListingId } from "../base/id.ts";
import { bani } from "../base/money.ts";
import { buildPageView } from "../app/features/configurator/build.view.server.ts";
import type { ComponentListing } from "../shop/catalogue/listing.ts";
import type { CatalogueIndex } from "../shop/catalogue/catalogue-index.server.ts";
import type { Category } from "../shop/catalogue/specs.ts";
import { requestedPartsOf, type Build } from "../shop/compatibility/build.ts";
import { candidatesFor } from "../shop/compatibility/candidates.ts";
import { completeBuild, floors } from "../shop/configurator/complete-build.ts";
import { known } from "../shop/compatibility/known-platforms.server.ts";
import { fitFps } from "../shop/estimates/fps-model.ts";
import type { LiveEstimates } from "../shop/estimates/live-estimates.server.ts";
import { demoMeasurements } from "./estimates.ts";
import { percentile } from "./table.ts";
import { firstDeliveryTerms } from "../shop/shipping/fee.ts";

const TIMES = 60;
const WARM_UP = 10;
const CANDIDATES = 2000;

export type BuildTime = { question: string; p50: number; p99: number };

export async function measureBuilds(components: number): Promise<BuildTime[]> {
  const index = catalogueIndexOf(components);
  const of = (category: ComponentListing["category"]) => index.filter((listing) => listing.category === category);
  const decisive = [of("processors"), of("graphics-cards")];
  const pair = (turn: number): Build =>
    decisive.flatMap((all) => all.slice(turn, turn + 1)).map((listing) => ({ listing, quantity: 1 }));
  const completed = completeBuild([], { components: index, known });
  const whole = completed.ok ? completed.value : [];
  const some = of("motherboards");
  const boards = Array.from({ length: CANDIDATES }, (_, place) => ({
    ...some[place % some.length]!,
    id: (1e6 + place) as ListingId,
  }));
  const catalogueIndex = new PartsIndex(index);
  const model = fitFps(demoMeasurements());
  const estimates = { model: () => model } as Partial<LiveEstimates> as LiveEstimates;
  const page = (turn: number) =>
    buildPageView(
      {
        db: null as never,
        catalogueIndex: catalogueIndex as Partial<CatalogueIndex> as CatalogueIndex,
        delivery: firstDeliveryTerms,
        liveEstimates: estimates,
      },
      { requested: requestedPartsOf(whole).slice(0, turn % whole.length), saved: null },
    );
  const questions: Record<string, (turn: number) => unknown> = {
    [`the page of a build, out of ${components}`]: page,
    [`the same, where the shelf has just changed`]: (turn) => {
      catalogueIndex.version++;
      return page(turn);
    },
    [`${CANDIDATES} boards for a whole computer`]: () =>
      candidatesFor(whole, "motherboards", { components: boards, known }),
    [`all of a computer out of ${components}`]: () => completeBuild([], { components: index, known }),
    [`the rest beside processor and card, out of ${components}`]: (turn) =>
      completeBuild(pair(turn), { components: index, known, floor: floors.games }),
  };
  const measured: BuildTime[] = [];
  for (const [question, ask] of Object.entries(questions)) {
    const times: number[] = [];
    for (let turn = 0; turn < WARM_UP + TIMES; turn++) {
      const before = performance.now();
      await ask(turn);
      if (turn >= WARM_UP) times.push(performance.now() - before);
    }
    measured.push({ question, p50: percentile(times, 0.5), p99: percentile(times, 0.99) });
  }
  return measured;
}

/** The catalogue index as the page uses it, with parts only. */
class PartsIndex implements Pick<CatalogueIndex, "version" | "byId" | "componentsOf"> {
  version = 0;
  readonly #byId: ReadonlyMap<ListingId, ComponentListing>;
  readonly #byCategory: ReadonlyMap<Category, ComponentListing[]>;

  constructor(parts: readonly ComponentListing[]) {
    this.#byId = new Map(parts.map((part) => [part.id, part]));
    this.#byCategory = Map.groupBy(parts, ({ category }) => category);
  }

  byId(id: ListingId) {
    return this.#byId.get(id) ?? null;
  }

  componentsOf(category: Category) {
    return this.#byCategory.get(category) ?? [];
  }
}

function catalogueIndexOf(count: number): ComponentListing[] {
  const random = seededRandom(24);
  const demo = [...generateCatalogue({ pcs: 0, now: new Date("2026-11-21T08:00:00Z") })].filter(
    (listing) => listing.kind === "component",
  );
  return Array.from({ length: count }, (_, place) => {
    const { units, priceLog: _log, ...listing } = demo[place % demo.length]!;
    const price = bani(Math.round(listing.price * (0.5 + random.next())));
    return {
      ...otherSize(listing as ComponentListing, () => 0.8 + 0.4 * random.next()),
      id: (place + 1) as ListingId,
      price,
      grade: units[0]?.grade ?? "A",
      free: 1,
      stock: 1,
      photo: null,
    };
  });
}

function otherSize(listing: ComponentListing, dice: () => number): ComponentListing {
  const near = (value: number) => Math.round(value * dice());
  switch (listing.category) {
    case "graphics-cards":
      return { ...listing, specs: { ...listing.specs, lengthMm: near(listing.specs.lengthMm) } };
    case "cases":
      return {
        ...listing,
        specs: {
          ...listing.specs,
          maxGpuLengthMm: near(listing.specs.maxGpuLengthMm),
          maxCoolerHeightMm: near(listing.specs.maxCoolerHeightMm ?? 0),
        },
      };
    case "coolers":
      return {
        ...listing,
        specs: {
          ...listing.specs,
          heightMm: listing.specs.heightMm && near(listing.specs.heightMm),
          ratedWatts: near(listing.specs.ratedWatts ?? 0),
        },
      };
    default:
      return listing;
  }
}
