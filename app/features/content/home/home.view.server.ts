// The view of the home page: three PCs of the stock that answer "what runs my game for my money?", and what else the stock says.

import type { ListingId } from "../../../../base/id.ts";
import { ron, type Bani } from "../../../../base/money.ts";
import { pricePresetsOf } from "../../../../shop/catalogue/product-type.ts";
import { everything } from "../../../../shop/catalogue/search/filter.ts";
import type { Grade } from "../../../../shop/inventory/grade.ts";
import type { PcListing } from "../../../../shop/catalogue/listing.ts";
import { picturesInRow, pictureOf } from "../../../../shop/catalogue/picture.ts";
import { categories, gameNames, games, standardRun, type Test } from "../../../../shop/catalogue/specs.ts";
import {
  conditionsAt,
  fastestListings,
  shownGames,
  shownResolutions,
  type FrameRate,
  type ResolutionName,
} from "../../../../shop/estimates/fastest-listings.ts";
import type { GameConditions } from "../../../../shop/estimates/fps-estimate.ts";
import type { Shop } from "../../../composition.server.ts";
import { links } from "../../../links.ts";
import { cardsOf } from "../../../shared/catalogue/card.ts";

const everyTest: readonly Test[] = [...games, "cinebench", "futuremark", "furmark", "heaven"];

/** The value of the choice "any budget"; all others are whole RON. */
const ANY_BUDGET = "any";

const NEWEST = 3;
const IN_ANSWER = 3;

type Deps = Pick<Shop, "catalogueIndex" | "liveEstimates" | "clock">;

type HomeView = ReturnType<typeof homeView>;
export type HomeAnswer = NonNullable<HomeView["answer"]>;

/** What the page shows of the stock; `answer` is null where no PC can be bought now. */
export function homeView({ catalogueIndex, liveEstimates, clock }: Deps, params: URLSearchParams) {
  const { prices, listings } = catalogueIndex.search(everything("pc"));
  const pcs = catalogueIndex
    .newestOf("pc", catalogueIndex.count("pc"))
    .filter((listing): listing is PcListing => listing.kind === "pc" && listing.free > 0);
  const now = clock.now();
  return {
    answer: pcs.length === 0 ? null : answerView(pcs, { model: liveEstimates.model(), params, prices }),
    stock: catalogueIndex.count("pc"),
    components: categories.reduce((total, category) => total + catalogueIndex.count(category), 0),
    measurements: everyTest.reduce((total, test) => total + catalogueIndex.countMeasured(test), 0),
    prices: prices.filter(({ count }) => count > 0),
    spans: games.flatMap((game) => {
      const range = catalogueIndex.rangeOf(game);
      return range ? [{ game, ...range }] : [];
    }),
    newest: cardsOf(listings.slice(0, NEWEST), { wasPriceOf: (id) => catalogueIndex.wasPriceOf(id, now) }),
  };
}

/** A PC in the answer. */
export type AnsweredPc = {
  id: ListingId;
  title: string;
  picture: string;
  price: Bani;
  grade: Grade;
  warrantyMonths: number;
  rate: FrameRate | null;
};

type Question = {
  model: ReturnType<Deps["liveEstimates"]["model"]>;
  params: URLSearchParams;
  prices: readonly { range: { min: number; max: number | null }; count: number }[];
};

function answerView(pcs: readonly PcListing[], { model, params, prices }: Question) {
  const game = shownGames.find((known) => known === params.get("game")) ?? shownGames[0]!;
  const requested = shownResolutions.find(({ name }) => name === params.get("resolution")) ?? shownResolutions[0];
  const budgets = budgetsOf(prices);
  const budget = budgetIn(params.get("budget"), { budgets, prices });
  const atRequested = conditionsAt(model, { game, resolution: requested.resolution });
  const at = atRequested ?? conditionsAt(model, { game, resolution: standardRun.resolution });
  const maxPrice = budget === null ? null : ron(budget);
  const found = fastestListings(pcs, { model, at, maxPrice, count: IN_ANSWER });
  const pictures = picturesInRow(found.map(({ listing }) => listing));
  const [cheapest] = pcs.toSorted((one, other) => one.price - other.price);
  return {
    game,
    games: shownGames.map((known) => ({ value: known, label: gameNames[known] })),
    gameName: gameNames[game],
    resolution: requested.name,
    resolutions: shownResolutions.map(({ name }) => ({ value: name, label: name })),
    budget: budget === null ? ANY_BUDGET : String(budget),
    /** `amount`: null for any. */
    budgets: [...budgets.map((end) => ({ value: String(end), amount: ron(end) })), { value: ANY_BUDGET, amount: null }],
    at: at && { resolution: nameOf(at.resolution), settings: at.settings },
    /** Nothing was measured at the resolution that was asked for: the figures are those of the standard one. */
    isOtherResolution: atRequested === null && at !== null,
    pcs: found.map(({ listing, rate }, place): AnsweredPc => {
      const { id, title, price, grade, warrantyMonths } = listing;
      return { id, title, price, grade, warrantyMonths, rate, picture: pictures[place] ?? pictureOf(listing) };
    }),
    inBudget: pcs.filter(({ price }) => maxPrice === null || price <= maxPrice).length,
    cheapest: cheapest ? { id: cheapest.id, price: cheapest.price } : null,
    list: links.list({
      ...everything("pc"),
      game,
      sort: "performance",
      price: budget === null ? null : { min: 0, max: budget },
    }),
  };
}

function nameOf(resolution: GameConditions["resolution"]): ResolutionName {
  return shownResolutions.find((shown) => shown.resolution === resolution)?.name ?? shownResolutions[0].name;
}

/** The upper ends of the price ranges up to which there is a PC. */
function budgetsOf(prices: Question["prices"]): number[] {
  const ends = pricePresetsOf("pc").flatMap(({ max }) => max ?? []);
  return ends.filter((end) => prices.some(({ range: { max }, count }) => count > 0 && max !== null && max <= end));
}

/** The budget that was asked for, in RON; by default the upper end of the price range with the most PCs. Null: any. */
function budgetIn(
  text: string | null,
  { budgets, prices }: Pick<Question, "prices"> & { budgets: readonly number[] },
): number | null {
  if (text === ANY_BUDGET) return null;
  const named = budgets.find((budget) => String(budget) === text);
  if (named !== undefined) return named;
  const [fullest] = prices.toSorted((one, other) => other.count - one.count);
  return fullest?.range.max ?? null;
}
