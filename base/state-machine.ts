// States and the transitions between them, as data: which state follows which, and who may take that step.
// Invariant: every state that a transition leads to is a state of the table, so nothing ends up where no rule applies.

import type { ActorRole } from "./actor.ts";

/**
 * From each state the states that follow it: a map to the roles that may take the step, or a plain list where the step is nobody's
 * choice, as with the news of a bank.
 */
export type Transitions<Role extends ActorRole = ActorRole> = {
  readonly [from: string]: readonly string[] | { readonly [to: string]: readonly Role[] };
};

export type StateMachine<State extends string> = {
  readonly states: readonly State[];
  /** Where it may go from a state, in the order of the table; with `by`, where that role may take it. */
  next(from: State, by?: ActorRole): State[];
  /** Whether one transition leads from a state to another; with `by`, whether that role may make it. */
  may(step: { from: State; to: State; by?: ActorRole }): boolean;
  /** The states after `from`, in order, on the shortest way to `to`; empty where none leads there, or it is there already. */
  path(way: { from: State; to: State }): State[];
};

/** The machine of a table of transitions. Throws where a transition leads to a state that the table does not have. */
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
    const ways: State[][] = [[from]];
    for (const way of ways) {
      const last = way.at(-1)!;
      if (last === to) return way.slice(1);
      for (const state of next(last)) {
        if (seen.has(state)) continue;
        seen.add(state);
        ways.push([...way, state]);
      }
    }
    return [];
  }

  return { states, next, may: ({ from, to, by }) => next(from, by).includes(to), path };
}

/** `roles` is null where the step is nobody's choice. */
function following(steps: Transitions[string]): { to: string; roles: readonly ActorRole[] | null }[] {
  if (isList(steps)) return steps.map((to) => ({ to, roles: null }));
  return Object.entries(steps).map(([to, roles]) => ({ to, roles }));
}

function isList(steps: Transitions[string]): steps is readonly string[] {
  return Array.isArray(steps);
}
