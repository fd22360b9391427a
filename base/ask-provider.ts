type WhenUnavailable<Unavailable extends Error, Away> = {
  /** The error of the provider's port for a provider that cannot be asked. */
  unavailable: abstract new (...parts: never[]) => Unavailable;
  /** What is done and returned then. */
  otherwise: (error: Unavailable) => Away | Promise<Away>;
};

/**
 * Runs work that calls a provider outside the shop. If the provider cannot be asked, returns what `otherwise` makes of the error:
 * what is open stays stored, and is settled later. Other errors are bugs and are rethrown.
 */
export async function askProvider<T, Unavailable extends Error, Away>(
  work: () => Promise<T>,
  { unavailable, otherwise }: WhenUnavailable<Unavailable, Away>,
): Promise<T | Away> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof unavailable) return await otherwise(error);
    throw error;
  }
}
