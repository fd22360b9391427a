import { CardGatewayUnavailable } from "./card-port.ts";

/**
 * Runs work that calls the card provider. Returns null if the provider cannot be reached: the open work is stored
 * already, and a job settles it later (`settleOpenPayments`, `settleOpenRefunds`). Other errors are rethrown.
 */
export async function askCardProvider<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CardGatewayUnavailable) return null;
    throw error;
  }
}
