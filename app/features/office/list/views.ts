// Saves and removes views of lists. It has no screen: every answer leads back to the list.

import { redirect } from "react-router";
import type { Route } from "./+types/views";
import { parseId } from "../../../../base/id.ts";
import { saveViewForm } from "../../../../shop/office/forms.ts";
import { removeView } from "../../../../shop/office/remove-view.server.ts";
import { saveView } from "../../../../shop/office/save-view.server.ts";
import { isAt } from "../../../address.ts";
import { shopContext } from "../../../context.server.ts";
import { parseFields, readFields, requireStaff } from "../../../edge.server.ts";
import { links } from "../../../links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { withOutcome } from "./view-outcome.ts";

export const handle = { words: [], body: { size: "form" } } satisfies RouteHandle;

/** Only pages of the office have views: the answer leads back to this path. */
const officeViewForm = saveViewForm.extend({
  path: saveViewForm.shape.path.refine((path) => isAt(path, links.office()), "view-path-invalid"),
});

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context.get(shopContext), "office.view");
  throw redirect(links.office());
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { accountId } = await requireStaff(request, shop, "office.view");
  const fields = (await readFields(request, "goods")) ?? {};
  const id = fields["intent"] === "remove" ? parseId<"saved-view">(fields["id"]) : null;
  // The name of a view that is removed is not sent; its path must be as valid as when it was saved.
  const parsed = parseFields(officeViewForm, id ? { ...fields, name: "-" } : fields);
  if (!parsed.ok) {
    const list = parseFields(officeViewForm, { ...fields, name: "-" });
    return redirect(list.ok ? withOutcome(list.value.path, list.value.query, "unnamed") : links.office());
  }
  const { path, query, name } = parsed.value;
  if (id) {
    const removed = await removeView(shop, { accountId, id });
    return redirect(withOutcome(path, query, removed.ok ? "removed" : "gone"));
  }
  const saved = await saveView(shop, { accountId, name, path, query });
  return redirect(withOutcome(path, query, saved.ok ? "saved" : "full"));
}
