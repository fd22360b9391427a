// A photo of a claim, for its claimant and for staff; a 404 for anybody else.

import type { Route } from "./+types/claim-photo";
import { parseId } from "../../../base/id.ts";
import { mayAsStaff } from "../../../shop/accounts/rights.ts";
import { parseClaimNumber } from "../../../shop/returns/claim.ts";
import { claimPhotoBytes } from "../../../shop/returns/photos/claim-photo-bytes.server.ts";
import { shopContext } from "../../context.server.ts";
import { statusOf } from "../../domain-errors.server.ts";
import { signedInOf } from "../../edge.server.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { answerPhoto, withoutPhoto } from "../../shared/photos/answer-photo.server.ts";
import { claimViewerOf } from "./claim-viewer.server.ts";

export const handle = { kind: "file" } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const size = new URL(request.url).searchParams.get("size") === "small" ? "small" : "whole";
  const isStaff = mayAsStaff(await signedInOf(request, shop), "returns.view");
  const photo = await claimPhotoBytes(shop, {
    number: parseClaimNumber(params.number),
    photoId: parseId<"claim-photo">(params.photo),
    size,
    viewer: isStaff ? "staff" : await claimViewerOf(request, shop),
  });
  return photo.ok ? answerPhoto(request, photo.value, size) : withoutPhoto(statusOf(photo.domainError));
}
