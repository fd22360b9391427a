import { recordAudit } from "../../base/audit.server.ts";
import type { Actor } from "../../base/actor.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import type { UnitId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import type { GameResult } from "../catalogue/game-result.ts";
import { noteGameResults } from "../catalogue/note-game-results.server.ts";
import type { ComposeEmail } from "./emails.ts";
import { enqueueEmail } from "../mail/enqueue-email.server.ts";
import type { MailLimits } from "../mail/limits.ts";
import { displayStatus, type OrderNumber, type DisplayStatus } from "./order.ts";
import { lockOrderOf } from "./orders.sql.server.ts";

type Deps = { db: Db; compose: ComposeEmail; mailLimits: MailLimits };

type Results = {
  number: OrderNumber;
  unitId: UnitId;
  /** In the order of the requested games; null if nothing was entered. */
  runs: readonly (Omit<GameResult, "game"> | null)[];
  /** The form key of the page: a form posted twice sends one e-mail. */
  key: string;
  actor: Actor;
};

/** The states in which a test can be recorded: the PC is to be sent, or was sent. */
const testable: readonly DisplayStatus[] = [
  "paid",
  "due-at-door",
  "due-at-counter",
  "preparing",
  "shipped",
  "ready-to-collect",
  "delivered",
  "collected",
];

/**
 * Staff record the results of the games that a buyer ordered a test of on a PC of an order: they become measurements of
 * that unit, and the buyer gets an e-mail. Refuses with `order-unknown`, `order-not-movable` (its state), or
 * `game-results-missing` if a game has no result or no such test was bought.
 */
export function recordGameResults(deps: Deps, { number, unitId, runs, key, actor }: Results) {
  return attempt(deps.db, async (tx) => {
    const order = await lockOrderOf(tx, number);
    if (!order) return refuse.notFound({ code: "order-unknown" });
    if (!testable.includes(displayStatus(order)))
      return refuse.conflict({ code: "order-not-movable", state: order.state });
    const test = order.lines.find(
      (line) => line.kind === "service" && line.service === "game-test" && line.onUnit === unitId,
    );
    if (test?.kind !== "service" || test.service !== "game-test")
      return refuse.invalid({ code: "game-results-missing" });
    const results = test.games.flatMap((game, place): GameResult[] => {
      const run = runs[place];
      return run ? [{ game, ...run }] : [];
    });
    if (results.length < test.games.length) return refuse.invalid({ code: "game-results-missing" });
    await noteGameResults(tx, { unitId, results });
    await recordAudit(tx, {
      actor,
      action: "game-results",
      entity: "order",
      entityId: number,
      after: { unitId, results },
    });
    const email = { kind: "game-results" as const, order, title: test.title, results };
    await enqueueEmail(tx, {
      key: `game-results ${number} ${key}`,
      recipient: order.email,
      language: order.language,
      ...deps.compose(email, order.language),
    });
    return ok(order);
  });
}
