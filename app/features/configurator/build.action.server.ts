// The actions of the configurator's forms. They apply to the build in the page's URL.

import { data, redirect } from "react-router";
import type { VisitorId } from "../../../base/id.ts";
import { addAllToCart } from "../../../shop/cart/add-all-to-cart.server.ts";
import type { Category } from "../../../shop/catalogue/specs.ts";
import { requestedPartsOf, partsOf, type RequestedPart } from "../../../shop/compatibility/build.ts";
import { completeBuild, floors } from "../../../shop/configurator/complete-build.ts";
import { SaveBuildForm, SavedBuildForm } from "../../../shop/configurator/forms.ts";
import { known } from "../../../shop/compatibility/known-platforms.server.ts";
import { removeBuild } from "../../../shop/configurator/remove-build.server.ts";
import { saveBuild } from "../../../shop/configurator/save-build.server.ts";
import { viewBuild } from "../../../shop/configurator/view-build.server.ts";
import { parseFields, readFields, visitorFor, type Fields } from "../../edge.server.ts";
import { statusOf } from "../../domain-errors.server.ts";
import { links } from "../../links.ts";
import { buildLink } from "../../shared/configurator/build-links.ts";
import type { Shop } from "../../composition.server.ts";
import { requestedBuild } from "./requested-build.server.ts";
import { availableComponents } from "../../../shop/configurator/available-components.ts";

export async function takeBuildForm(shop: Shop, request: Request) {
  const { address } = requestedBuild(request);
  const fields = await readFields(request);
  switch (fields?.["intent"]) {
    case "complete":
      return complete(shop, address.requested, address.saved);
    case "cart":
      return intoCart(shop, address.requested, await visitorFor(request, shop));
    case "save":
      return save(shop, fields, await visitorFor(request, shop));
    case "remove":
      return remove(shop, fields, { by: await visitorFor(request, shop), back: buildLink(address) });
    default:
      return wrong({ form: fields === null ? "card-number" : "form-invalid" });
  }
}

function wrong(
  errors: Record<string, string>,
  { typed = {}, headers = {} }: { typed?: Fields; headers?: Record<string, string> } = {},
) {
  return data({ errors, typed }, { status: 422, headers });
}

type Visitor = { visitorId: VisitorId; headers: Record<string, string> };

/** Adds the cheapest compatible part for everything that is missing. The next page names the added parts. */
function complete(shop: Shop, requested: readonly RequestedPart[], saved: string | null) {
  const { build, parts } = viewBuild(shop, requested);
  const catalogueIndex = { components: availableComponents(shop.catalogueIndex), known };
  const floored = completeBuild(build, {
    ...catalogueIndex,
    floor: floors[partsOf(build, "graphics-cards").length > 0 ? "games" : "plain"],
  });
  // If nothing above the quality floor fits, try again without the floor.
  const completed =
    floored.ok || floored.domainError.code === "chosen-does-not-fit" ? floored : completeBuild(build, catalogueIndex);
  if (!completed.ok) return data({ incomplete: completed.domainError }, 409);
  const added = requestedPartsOf(completed.value);
  // A part that is no longer in the catalogue would occupy the place of its replacement.
  const remaining = parts.filter(({ state }) => state !== "gone").map((part) => part.requested);
  const filled = [...new Set(added.map(({ category }) => category))].join(".");
  return redirect(withParameter(buildLink({ requested: [...remaining, ...added], saved }), `filled=${filled}`));
}

async function intoCart(shop: Shop, requested: readonly RequestedPart[], { visitorId, headers }: Visitor) {
  const { parts, incompatibilities } = viewBuild(shop, requested);
  if (incompatibilities.some(({ severity }) => severity === "wrong"))
    return data({ incomplete: { code: "chosen-does-not-fit" as const } }, { status: 409, headers });
  const items = parts.map(({ requested: { listingId, quantity } }) => ({ listingId, quantity }));
  const added = await addAllToCart(shop, { visitorId, items });
  if (!added.ok) return data({ domainError: added.domainError }, { status: statusOf(added.domainError), headers });
  return redirect(links.cart({ build: "1" }), { headers });
}

async function save(shop: Shop, fields: Fields, { visitorId, headers }: Visitor) {
  const parsed = parseFields(SaveBuildForm, fields);
  if (!parsed.ok) return wrong(parsed.errors, { typed: parsed.values, headers });
  const { name, build: requested, saved: buildId } = parsed.value;
  const stored = await saveBuild(shop, { visitorId, buildId, name, requested });
  if (!stored.ok)
    return data({ domainError: stored.domainError, typed: fields }, { status: statusOf(stored.domainError), headers });
  return redirect(withParameter(buildLink({ requested, saved: stored.value.buildId }), "did=saved"), { headers });
}

async function remove(shop: Shop, fields: Fields, { by: { visitorId, headers }, back }: { by: Visitor; back: string }) {
  const parsed = parseFields(SavedBuildForm, fields);
  if (!parsed.ok) return wrong(parsed.errors, { headers });
  const removed = await removeBuild(shop, { visitorId, buildId: parsed.value.saved });
  if (!removed.ok)
    return data({ domainError: removed.domainError }, { status: statusOf(removed.domainError), headers });
  return redirect(withParameter(back, "did=removed"), { headers });
}

/** Adds a parameter that makes the target page display what was done. */
function withParameter(to: string, note: string): string {
  return `${to}${to.includes("?") ? "&" : "?"}${note}`;
}

/** The categories named by the `filled` parameter. */
export function filledIn(params: URLSearchParams, requested: readonly RequestedPart[]): Category[] {
  const names = (params.get("filled") ?? "").split(".");
  return [...new Set(requested.map(({ category }) => category))].filter((category) => names.includes(category));
}
