// The time until which a drill may begin. A slow machine then leaves out the last drills instead of failing by time.

/** The environment variable with the last moment at which a drill may begin: milliseconds since 1970. Without it each drill begins. */
export const DEADLINE = "DRILLS_BEGIN_UNTIL";
/** The mark, in vitest's `meta`, of a file that was left out. */
export const NOT_STARTED = "notStarted";

/** Whether a drill that would begin now, in milliseconds since 1970, is left out. A deadline that is no number leaves out nothing. */
export function beginsTooLate(now: number, variables: Readonly<Record<string, string | undefined>>): boolean {
  return now > Number(variables[DEADLINE] ?? Number.NaN);
}
