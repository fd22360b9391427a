// State machines as data: which state may follow which, and which role may make the transition.
// Invariant: every target of a transition is a state of the table, so that no object reaches a state without rules.

import type { ActorRole } from "./actor.ts";

/**
 * For each state the states that may follow: a map to the roles that may make the transition, or a plain list if no role decides,
 * as with events of a bank.
 */
export type Transitions<Role extends ActorRole = ActorRole> = {
  readonly [from: string]: readonly string[] | { readonly [to: string]: readonly Role[] };
};

export type StateMachine<State extends string> = {
  readonly states: readonly State[];
  /** The next states, in the order of the table; with `by`, only those that this role may choose. */
  next(from: State, by?: ActorRole): State[];
  /** Whether there is a transition between two states; with `by`, whether that role may make it. */
  may(step: { from: State; to: State; by?: ActorRole }): boolean;
  /** The shortest path from `from` (excluded) to `to`; empty if there is none or they are equal. */
  path(reached: { from: State; to: State }): State[];
};

/** The state machine of a table of transitions. Throws if a transition leads to a state that the table lacks. */
export function stateMachine<const Table extends Transitions>(transitions: Table): StateMachine<keyof Table & string> {
  type State = keyof Table & string;
  const states = Object.keys(transitions) as State[];
  for (const from of states) {
    const unknown = following(transitions[from]!).find(({ to }) => !states.includes(to));
    if (unknown) throw new Error(`a transition from ${from} leads to ${unknown.to}, which is no state`);
  }

  const next = (from: State, by?: ActorRole): State[] =>
    following(transitions[from]!)
      .filter(({ roles }) => by === undefined || roles === null || roles.includes(by))
      .map(({ to }) => to as State);

  function path({ from, to }: { from: State; to: State }): State[] {
    const seen = new Set([from]);
    const paths: State[][] = [[from]];
    for (const reached of paths) {
      const last = reached.at(-1)!;
      if (last === to) return reached.slice(1);
      for (const state of next(last)) {
        if (seen.has(state)) continue;
        seen.add(state);
        paths.push([...reached, state]);
      }
    }
    return [];
  }

  return { states, next, may: ({ from, to, by }) => next(from, by).includes(to), path };
}

/** `roles` is null if no role decides. */
function following(steps: Transitions[string]): { to: string; roles: readonly ActorRole[] | null }[] {
  if (isList(steps)) return steps.map((to) => ({ to, roles: null }));
  return Object.entries(steps).map(([to, roles]) => ({ to, roles }));
}

function isList(steps: Transitions[string]): steps is readonly string[] {
  return Array.isArray(steps);
}
