// The database is temporarily unavailable: its server is down, is starting, ends connections or has none left.

/** SQLSTATE: connection exceptions (08); the server shuts down, crashed or starts (57P); no connection is left; an idle transaction was ended; the server became a standby. */
const AWAY_STATES = /^(08...|57P0[1-5]|53300|25P03|25006)$/;
const AWAY_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "EHOSTDOWN",
  "ENETUNREACH",
  "ENETDOWN",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/** Messages of pg and Kysely for errors without a code. */
const AWAY_MESSAGES = [
  /^Connection terminated\b/,
  /^timeout exceeded when trying to connect$/,
  /^timeout expired$/,
  /^Client (has encountered a connection error|was closed) and is not queryable$/,
  /^Postgres connection has been discarded$/,
];
const NAME = "DatabaseAway";

/** Thrown by queries, transactions and connections while the database is unavailable; `cause` is the driver's error. */
export class DatabaseAway extends Error {
  override readonly name = NAME;

  constructor(cause: unknown) {
    super(`the database is away: ${lineOf(cause)}`, { cause });
  }
}

/** Whether this error, or one of its causes, is a DatabaseAway. Compares names, because the build and server.ts each have a copy of this module. */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some(({ name }) => name === NAME);
}

/**
 * Converts a driver's error into DatabaseAway if it means that the database is unavailable. No other code knows these errors.
 * Use it only for database errors: a card provider may refuse connections as well.
 */
export function asDatabaseAway(error: unknown): unknown {
  return !isDatabaseAway(error) && causesOf(error).some(isAwayMessage) ? new DatabaseAway(error) : error;
}

function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let each = error; each instanceof Error && causes.length < 5; each = each.cause) causes.push(each);
  return causes;
}

function isAwayMessage(error: Error): boolean {
  // A server with two addresses, neither of which answers.
  if (error instanceof AggregateError)
    return error.errors.length > 0 && error.errors.every((each) => each instanceof Error && isAwayMessage(each));
  const code = (error as NodeJS.ErrnoException).code;
  if (typeof code === "string") return AWAY_STATES.test(code) || AWAY_CODES.has(code);
  return AWAY_MESSAGES.some((pattern) => pattern.test(error.message));
}

function lineOf(cause: unknown): string {
  const inner = cause instanceof AggregateError ? cause.errors[0] : cause;
  return inner instanceof Error ? inner.message : String(inner);
}
