// Photos of trade-ins: /photos/draft stores those of the seller's draft, /photos/VND-000123 the evidence of staff, and
// /photos/{id} shows one to its owner and to staff. Photos of units on sale: /photos/unit-{id}-800.avif is public.

import { redirect } from "react-router";
import type { Route } from "./+types/photos";
import { parseId } from "../../../../base/id.ts";
import { refuse } from "../../../../base/result.ts";
import { isUnitPhoto } from "../../../../shop/inventory/photos/unit-photo.ts";
import { unitPhotoBytes } from "../../../../shop/inventory/photos/unit-photo-bytes.server.ts";
import { photoBytes } from "../../../../shop/trade-in/photos/photo-bytes.server.ts";
import { removePhoto } from "../../../../shop/trade-in/photos/remove-photo.server.ts";
import { mayAsStaff } from "../../../../shop/accounts/rights.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import { readFields, signedInOf, visitorOf } from "../../../edge.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { isFileForm } from "../../../server/uploaded-files.server.ts";
import { localAddress } from "../../../server/target.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { isKnown } from "../../../feeds/answer.server.ts";
import type { Shop } from "../../../composition.server.ts";
import { answerPhoto, withoutPhoto } from "../../../shared/photos/answer-photo.server.ts";
import { takePhotos } from "../../../shared/trade-in/photos.action.server.ts";
import { photoAccess } from "../../../shared/trade-in/photo-place.server.ts";

export const handle = { kind: "file", body: { size: "form", photos: true } } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  if (isUnitPhoto(params.of)) return publicPhoto(request, shop, params.of);
  const photoId = parseId<"trade-in-photo">(params.of);
  if (!photoId) return new Response(null, { status: 404 });
  const { searchParams } = new URL(request.url);
  const signedIn = await signedInOf(request, shop);
  const viewer = {
    visitorId: await visitorOf(request, shop),
    key: searchParams.get("key") ?? searchParams.get("draft"),
    isStaff: mayAsStaff(signedIn, "trade-ins.view"),
  };
  const size = searchParams.get("size") === "small" ? "small" : "whole";
  const photo = await photoBytes(shop, { photoId, size, viewer });
  return photo.ok ? answerPhoto(request, photo.value, size) : withoutPhoto(statusOf(photo.domainError));
}

/** A file of a unit's photo never changes, so it is immutable. Comparison sites embed it in their pages. */
async function publicPhoto(request: Request, shop: Pick<Shop, "db">, name: string): Promise<Response> {
  const found = await unitPhotoBytes(shop, name);
  if (!found) return new Response(null, { status: 404 });
  const headers = {
    "Cache-Control": "public, max-age=31536000, immutable",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "cross-origin",
    ETag: `"${name}"`,
  };
  if (isKnown(request, headers.ETag)) return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(found.bytes), {
    headers: {
      ...headers,
      "Content-Type": found.type,
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const access = await photoAccess(request, shop, { of: params.of, language: context.get(languageContext) });
  if (!access) return new Response(null, { status: 404 });
  const { open, headers, back } = access;
  if (!isFileForm(request.headers)) {
    const fields = await readFields(request);
    const photoId = parseId<"trade-in-photo">(fields?.["photo"]);
    const opened = await open();
    const removed = !photoId
      ? refuse.notFound({ code: "photo-unknown" })
      : opened.ok
        ? await removePhoto(shop, opened.value, photoId)
        : opened;
    if (!removed.ok) return new Response(null, { status: statusOf(removed.domainError), headers });
    return redirect(localAddress(fields?.["back"]) ?? back, { headers });
  }
  const taken = await takePhotos(shop, { request, open });
  const answer = taken.ok
    ? { ...taken.value, domainError: null }
    : { added: 0, rejected: [], domainError: taken.domainError };
  const status = taken.ok
    ? taken.value.added === 0 && taken.value.rejected.length > 0
      ? 422
      : 200
    : statusOf(taken.domainError);
  return Response.json(answer, { status, headers });
}
