// What staff do with a recall: correct it, close it, write to its buyers, clear a unit.

import { redirect } from "react-router";
import type { RecallId } from "../../../../base/id.ts";
import { ClearForm, RecallForm } from "../../../../shop/safety/forms.ts";
import { notifyBuyers } from "../../../../shop/safety/notify-buyers.server.ts";
import { clearRecalledUnit, closeRecall, saveRecall } from "../../../../shop/safety/save-recall.server.ts";
import { viewRecall } from "../../../../shop/safety/view-recalls.server.ts";
import type { Shop } from "../../../composition.server.ts";
import { readFields } from "../../../edge.server.ts";
import { officeLinks } from "../../../office-links.ts";
import { namingDecider, withDecider } from "../last-change.server.ts";
import { refusedPress, submitFields } from "../post-form.server.ts";

type By = { id: RecallId; actor: string };

/** A recall is in the log by its number. */
async function auditedRecall(shop: Shop, id: RecallId) {
  const view = await viewRecall(shop, { id });
  return view && { entity: "recall", entityId: view.recall.number };
}

export async function postRecall(request: Request, shop: Shop, { id, actor }: By) {
  const fields = await readFields(request);
  const shows = (query: Record<string, string>) => redirect(officeLinks.recall(id, query));
  switch (fields?.["intent"]) {
    case "close":
    case "reopen": {
      const isClosed = fields["intent"] === "close";
      const closed = await closeRecall(shop, { id, isClosed, actor });
      if (!closed.ok) return refusedPress(await namingDecider(shop, closed.domainError, await auditedRecall(shop, id)));
      return shows({ done: isClosed ? "closed" : "reopened" });
    }
    case "notify": {
      const notified = await notifyBuyers(shop, { id, actor });
      return notified.ok
        ? shows({ done: "notified", count: String(notified.value) })
        : refusedPress(notified.domainError);
    }
    case "clear": {
      const cleared = await submitFields(fields, ClearForm, async ({ unit: code, note }) => {
        const thing = { entity: "unit", entityId: code, actions: ["recall-cleared"] };
        return withDecider(shop, await clearRecalledUnit(shop, { id, code, note, actor }), thing);
      });
      return cleared.ok ? shows({ done: "cleared" }) : cleared.answer;
    }
    default: {
      const saved = await submitFields(fields, RecallForm, (form) =>
        saveRecall(shop, { form: { ...form, id }, actor }),
      );
      return saved.ok ? shows({ done: "saved" }) : saved.answer;
    }
  }
}
