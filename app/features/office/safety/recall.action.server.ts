// What staff do with a recall: correct it, close it, write to its buyers, clear a unit.

import { data, redirect } from "react-router";
import type { RecallId } from "../../../../base/id.ts";
import { ClearForm, RecallForm } from "../../../../shop/safety/forms.ts";
import { notifyBuyers } from "../../../../shop/safety/notify-buyers.server.ts";
import { clearRecalledUnit, closeRecall, saveRecall } from "../../../../shop/safety/save-recall.server.ts";
import type { Shop } from "../../../composition.server.ts";
import { statusOf, type AnyDomainError } from "../../../domain-errors.server.ts";
import { parseFields, readFields } from "../../../edge.server.ts";
import { officeLinks } from "../../../office-links.ts";
import { withDecider } from "../last-change.server.ts";

type By = { id: RecallId; actor: string };
type Values = Record<string, string>;

const problem = (domainError: AnyDomainError) =>
  data({ errors: {} as Values, values: {} as Values, domainError }, statusOf(domainError));

export async function postRecall(request: Request, shop: Shop, { id, actor }: By) {
  const fields = await readFields(request);
  switch (fields?.["intent"]) {
    case "close":
    case "reopen": {
      const isClosed = fields["intent"] === "close";
      const done = await closeRecall(shop, { id, isClosed, actor });
      return done.ok
        ? redirect(officeLinks.recall(id, { done: isClosed ? "closed" : "reopened" }))
        : problem(done.domainError);
    }
    case "notify": {
      const done = await notifyBuyers(shop, { id, actor });
      return done.ok
        ? redirect(officeLinks.recall(id, { done: "notified", count: String(done.value) }))
        : problem(done.domainError);
    }
    case "clear":
      return clear(shop, { id, actor, fields });
    default: {
      const parsed = parseFields(RecallForm, fields);
      const domainError: AnyDomainError | null = null as AnyDomainError | null;
      if (!parsed.ok)
        return data({ errors: parsed.errors as Values, values: parsed.values as Values, domainError }, 422);
      const saved = await saveRecall(shop, { form: { ...parsed.value, id }, actor });
      if (saved.ok) return redirect(officeLinks.recall(id, { done: "saved" }));
      return data(
        {
          errors: {} as Values,
          values: (fields ?? {}) as Values,
          domainError: saved.domainError as AnyDomainError | null,
        },
        statusOf(saved.domainError),
      );
    }
  }
}

async function clear(shop: Shop, { id, actor, fields }: By & { fields: Readonly<Record<string, unknown>> }) {
  const parsed = parseFields(ClearForm, fields as Parameters<typeof parseFields>[1]);
  const domainError: AnyDomainError | null = null as AnyDomainError | null;
  if (!parsed.ok) return data({ errors: parsed.errors as Values, values: {} as Values, domainError }, 422);
  const { unit: code, note } = parsed.value;
  const thing = { entity: "unit", entityId: code, actions: ["recall-cleared"] };
  const done = await withDecider(shop, await clearRecalledUnit(shop, { id, code, note, actor }), thing);
  return done.ok ? redirect(officeLinks.recall(id, { done: "cleared" })) : problem(done.domainError);
}
