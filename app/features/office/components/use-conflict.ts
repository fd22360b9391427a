import type { ConflictView } from "./conflict.tsx";
import { useActorName } from "./staff-names.ts";

type Change = { actor: string | null; at: Date };

/**
 * Who changed a thing while a form was open, and those of its fields in which the two versions differ; the ends of lines and the spaces around a text do
 * not count. Null without `fields`, which only a refused form has, or without a change.
 */
export function useConflict(change: Change | null, fields: ConflictView["fields"] | null): ConflictView | null {
  const nameOf = useActorName();
  if (change === null || fields === null) return null;
  const { actor, at } = change;
  const compared = (text: string) => text.replaceAll("\r\n", "\n").trim();
  return {
    name: actor === null ? null : nameOf(actor),
    at,
    fields: fields.filter(({ stored, yours }) => compared(stored) !== compared(yours)),
  };
}
