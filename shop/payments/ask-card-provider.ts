import { CardGatewayUnavailable } from "./card-port.ts";

/**
 * Does work that asks the card provider. Answers null where the provider cannot be asked now: what stays open is written down already, and
 * a job settles it later (`settleOpenPayments`, `settleOpenRefunds`). Any other error is thrown on.
 */
export async function askCardProvider<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CardGatewayUnavailable) return null;
    throw error;
  }
}
