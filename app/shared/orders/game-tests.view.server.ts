// The game tests of an order as its screens show them, with their results.

import { gameResultsOf } from "../../../shop/catalogue/game-results-of.server.ts";
import type { Order } from "../../../shop/orders/order.ts";
import type { Shop } from "../../composition.server.ts";

export async function gamesView(shop: Pick<Shop, "db">, { lines, placedAt }: Pick<Order, "lines" | "placedAt">) {
  const tests = lines.flatMap((line) => (line.kind === "service" && line.service === "game-test" ? [line] : []));
  return Promise.all(
    tests.map(async ({ onUnit, title, games, calledOff }) => ({
      unitId: onUnit,
      title,
      games,
      calledOff,
      results: await gameResultsOf(shop, { unitId: onUnit, games, since: placedAt }),
    })),
  );
}

export type GamesView = Awaited<ReturnType<typeof gamesView>>[number];
