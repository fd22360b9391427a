// The custom game test: the shop runs games of the buyer's choice on the purchased PC and sends the results.
// Invariant: it belongs to one PC in the cart or the order, and is removed with it.

export const MOST_GAMES = 3; // spec 9
export const LONGEST_GAME = 60;
export const SHORTEST_GAME = 2;

/**
 * Parses typed game names: without empty ones and duplicates, at most three. Null if none or an invalid one is left.
 */
export function parseGames(typed: readonly string[]): string[] | null {
  const tidy = typed.map((name) => name.trim().replace(/\s+/g, " ")).filter((name) => name !== "");
  const games = tidy.filter(
    (name, index) => tidy.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === index,
  );
  const isFine =
    games.length > 0 &&
    games.length <= MOST_GAMES &&
    games.every((name) => name.length >= SHORTEST_GAME && name.length <= LONGEST_GAME);
  return isFine ? games : null;
}
