import type { Actor } from "../../base/actor.ts";
import { recordAudit } from "../../base/audit.server.ts";
import type { Clock } from "../../base/clock.ts";
import { attempt, type Db } from "../../base/db.server.ts";
import type { CustomerId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import { customerById } from "./customers.sql.server.ts";
import { answerDueOn } from "./data-request.ts";
import { insertRequest, settleRequest } from "./data-requests.sql.server.ts";
import type { CustomerForm } from "./forms.ts";

type Form<Intent> = Extract<CustomerForm, { intent: Intent }>;

/**
 * Records that a person asked for their data or its erasure. The id comes from the page, so that a form that is sent twice
 * writes one. Refuses with `customer-unknown`, `received-in-future`, or `data-request-open` if one of this kind waits.
 */
export function recordDataRequest(
  deps: { db: Db; clock: Clock },
  { customerId, form, actor }: { customerId: CustomerId; form: Form<"request">; actor: Actor },
) {
  return attempt(deps.db, async (tx) => {
    if (!(await customerById(tx, customerId))) return refuse.notFound({ code: "customer-unknown" });
    const { request: id, kind, channel, receivedOn } = form;
    if (receivedOn > deps.clock.today()) return refuse.invalid({ code: "received-in-future" });
    const dueOn = answerDueOn(receivedOn);
    const written = await insertRequest(tx, { id, customerId, kind, channel, receivedOn, dueOn, recordedBy: actor });
    if (written === "open") return refuse.conflict({ code: "data-request-open" });
    if (written === "new")
      await recordAudit(tx, {
        actor,
        action: `${kind}-asked`,
        entity: "customer",
        entityId: customerId,
        after: { channel, receivedOn, dueOn },
      });
    return ok(null);
  });
}

/**
 * Closes an open request: answered, or refused with a reason. An erasure is answered by erasing (`eraseCustomer`). Refuses
 * with `data-request-unknown` if it is not open, or with `data-request-erases`.
 */
export function settleDataRequest(
  deps: { db: Db },
  {
    customerId,
    form,
    actor,
  }: { customerId: CustomerId; form: Form<"request-done"> | Form<"request-refuse">; actor: Actor },
) {
  return attempt(deps.db, async (tx) => {
    const outcome =
      form.intent === "request-done"
        ? ({ state: "done" } as const)
        : ({ state: "refused", reason: form.reason } as const);
    const settled = await settleRequest(tx, { id: form.request }, { customerId, by: actor, ...outcome });
    if (!settled) return refuse.conflict({ code: "data-request-unknown" });
    if (settled.kind === "erase" && outcome.state === "done") return refuse.conflict({ code: "data-request-erases" });
    await recordAudit(tx, {
      actor,
      action: `${settled.kind}-${outcome.state === "done" ? "answered" : "refused"}`,
      entity: "customer",
      entityId: customerId,
    });
    return ok(null);
  });
}
