// An endpoint or a token that a colleague removed first: the second person is redirected to the list, which names who removed it.

import { data, redirect } from "react-router";
import type { Shop } from "../../../composition.server.ts";
import type { DomainErrorCode } from "../../../domain-errors.server.ts";
import { officeLinks } from "../../../office-links.ts";
import { lastChangeOf, removedBefore } from "../last-change.server.ts";

const removals = [
  { entity: "endpoint", actions: ["endpoint-removed"], code: "endpoint-unknown" },
  { entity: "api-token", actions: ["token-revoked"], code: "token-unknown" },
] as const satisfies readonly { entity: string; actions: readonly string[]; code: DomainErrorCode }[];

type Gone = { entity: (typeof removals)[number]["entity"]; id: string };

/** The way to the list; a 404 where there never was such a thing. */
export async function goneFrom(shop: Pick<Shop, "db">, { entity, id }: Gone) {
  const { actions } = removals.find((removal) => removal.entity === entity)!;
  const change = await lastChangeOf(shop, { entity, entityId: id, actions });
  return change ? redirect(officeLinks.integrations({ gone: id })) : data(null, { status: 404 });
}

/** What the list says about the thing that is `gone` in its address. */
export async function goneBefore(shop: Pick<Shop, "db">, request: Request) {
  for (const removal of removals) {
    const gone = await removedBefore(shop, request, removal);
    if (gone) return gone;
  }
  return null;
}
