// Photos of units on sale: staff find a listing by its number, and add, order or remove the photos of each unit.

import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/photos";
import { parseId, parseListingId } from "../../../../base/id.ts";
import { refuse } from "../../../../base/result.ts";
import { moveUnitPhoto } from "../../../../shop/catalogue/publishing/move-unit-photo.server.ts";
import { viewUnitPhotos } from "../../../../shop/catalogue/publishing/view-unit-photos.server.ts";
import { shopContext } from "../../../context.server.ts";
import { readFields, requireStaff } from "../../../edge.server.ts";
import { isFileForm } from "../../../server/uploaded-files.server.ts";
import { issueWithPhotos } from "../../../server/uploaded-photos.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { officeLinks } from "../../../office-links.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { Button } from "../../../kit/button.tsx";
import { TextField } from "../../../kit/field.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { OfficePage } from "../components/page.tsx";
import { UnitPhotos } from "./components/unit-photos.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { takeUnitPhotos } from "./photos.action.server.ts";

export const handle = {
  words: ["office", "office-trade-ins", "domain-errors"],
  body: { size: "form", photos: true },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "stock.view");
  const requested = new URL(request.url).searchParams.get("listing")?.trim().slice(0, 20) ?? "";
  const id = parseListingId(requested);
  return { requested, listing: id && (await viewUnitPhotos(shop, id)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "stock.edit");
  const { searchParams } = new URL(request.url);
  const back = officeLinks.photos({ listing: parseListingId(searchParams.get("listing")) ?? "" });
  if (isFileForm(request.headers)) {
    const unitId = parseId<"unit">(searchParams.get("unit"));
    if (!unitId) throw data(null, { status: 404 });
    const taken = await takeUnitPhotos(shop, { request, unitId, actor });
    const issue = issueWithPhotos(taken);
    if (!issue) return redirect(back);
    const { status, ...rejection } = issue;
    return data({ unitId, ...rejection }, status);
  }
  const fields = await readFields(request);
  const photoId = parseId<"unit-photo">(fields?.["photo"]);
  const to = fields?.["intent"] === "remove" ? "nowhere" : "first";
  const moved = photoId
    ? await moveUnitPhoto(shop, { photoId, to, actor })
    : refuse.notFound({ code: "photo-unknown" as const });
  if (!moved.ok)
    return data({ unitId: null, rejected: [], domainError: moved.domainError }, statusOf(moved.domainError));
  return redirect(back);
}

export default function OfficePhotos({ loaderData: { requested, listing }, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-trade-ins");
  const { formatDomainError } = useDomainErrors();
  const isBusy = useNavigation().state === "submitting";
  return (
    <OfficePage title={t("unitPhotos.title")}>
      <div className="flex max-w-4xl flex-col gap-6">
        <Form method="get" className="flex flex-wrap items-end gap-3">
          <TextField
            name="listing"
            label={t("unitPhotos.listing")}
            hint={t("unitPhotos.listingHint")}
            defaultValue={requested}
            inputMode="numeric"
            autoComplete="off"
            required
            error={requested !== "" && !listing ? t("unitPhotos.unknown") : undefined}
          />
          <Button variant="secondary">{t("unitPhotos.find")}</Button>
        </Form>
        {actionData?.domainError ? (
          <Notice tone="danger" live>
            {formatDomainError(actionData.domainError)}
          </Notice>
        ) : null}
        {listing ? (
          <>
            <p>
              <ShopLink to={links.product(listing.id)} className="link font-condensed text-xl font-bold break-words">
                {listing.title}
              </ShopLink>
            </p>
            {listing.units.length === 0 ? <p className="text-muted">{t("unitPhotos.noUnits")}</p> : null}
            {listing.units.map((unit) => (
              <UnitPhotos
                key={unit.id}
                listingId={listing.id}
                unit={unit}
                rejected={actionData?.unitId === unit.id ? actionData.rejected : []}
                isBusy={isBusy}
              />
            ))}
          </>
        ) : null}
      </div>
    </OfficePage>
  );
}
