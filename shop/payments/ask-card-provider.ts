import { askProvider } from "../../base/ask-provider.ts";
import { CardGatewayUnavailable } from "./card-port.ts";

/**
 * Runs work that calls the card provider. Returns "away" if the provider cannot be reached: the open work is stored
 * already, and a job settles it later (`settleOpenPayments`, `settleOpenRefunds`). Other errors are rethrown.
 */
export function askCardProvider<T>(work: () => Promise<T>): Promise<T | "away"> {
  return askProvider(work, { unavailable: CardGatewayUnavailable, otherwise: () => "away" as const });
}
