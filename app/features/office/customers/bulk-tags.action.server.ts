// The bulk form of the list of customers: a tag for many, or from many.

import type { Actor } from "../../../../base/actor.ts";
import { parseId } from "../../../../base/id.ts";
import { CustomerTag } from "../../../../shop/customers/forms.ts";
import { tagCustomers } from "../../../../shop/customers/tag-customers.server.ts";
import type { Shop } from "../../../composition.server.ts";
import { statusOf, type DomainErrorCode } from "../../../domain-errors.server.ts";
import { readBulk } from "../list/read-bulk.server.ts";

type Answer = { ok: true } | { ok: false; status: number; code: string };

export async function bulkTags(shop: Pick<Shop, "db">, request: Request, actor: Actor): Promise<Answer> {
  const form = await readBulk(request);
  const ids = (form?.ids ?? []).map((id) => parseId<"customer">(id)).filter((id) => id !== null);
  const intent = form?.intent;
  if (ids.length === 0 || (intent !== "tag-add" && intent !== "tag-remove"))
    return { ok: false, status: 422, code: "form-invalid" };
  const tag = CustomerTag.safeParse(form?.fields["tag"] ?? "");
  if (!tag.success) return { ok: false, status: 422, code: tag.error.issues[0]!.message };
  const tagged = await tagCustomers(shop, { ids, tag: tag.data, intent, actor });
  if (tagged.ok) return { ok: true };
  return { ok: false, status: statusOf(tagged.domainError), code: tagged.domainError.code satisfies DomainErrorCode };
}
