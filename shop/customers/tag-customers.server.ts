import type { Actor } from "../../base/actor.ts";
import { recordAudits } from "../../base/audit.server.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import type { CustomerId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { MOST_TAGS } from "./customer.ts";
import { deleteTags, fullOfTags, insertTags } from "./customers.sql.server.ts";

type Change = { ids: readonly CustomerId[]; tag: string; intent: "tag-add" | "tag-remove"; actor: Actor };

/**
 * Gives customers a tag, or takes it from them; all of them or none. Returns how many changed. Refuses with `tags-full`
 * (`most` tags a customer).
 */
export function tagCustomers(deps: { db: Db }, { ids, tag, intent, actor }: Change) {
  return attempt(deps.db, async (tx) => {
    if (ids.length === 0) return ok(0);
    const isAdding = intent === "tag-add";
    if (isAdding && (await fullOfTags(tx, { ids, tag, most: MOST_TAGS })) > 0)
      return refuse.invalid({ code: "tags-full", most: MOST_TAGS });
    const changed = isAdding ? await insertTags(tx, { ids, tag }) : await deleteTags(tx, { ids, tag });
    await recordAudits(
      tx,
      changed.map((id) => ({
        actor,
        action: isAdding ? "tagged" : "untagged",
        entity: "customer",
        entityId: id,
        [isAdding ? "after" : "before"]: { tag },
      })),
    );
    return ok(changed.length);
  });
}
