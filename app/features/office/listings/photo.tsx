// One photo of a unit: which detail of it the shop shows, and what it shows in words.

import { data, Form, Link, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/photo";
import { parseId, parseListingId } from "../../../../base/id.ts";
import { viewPhoto } from "../../../../shop/catalogue/editing/view-photo.server.ts";
import { altLanguages, type PhotoCrop } from "../../../../shop/inventory/photos/unit-photo.ts";
import { shopContext } from "../../../context.server.ts";
import { readFields, requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { Button } from "../../../kit/button.tsx";
import { TextField } from "../../../kit/field.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { Conflict } from "../components/conflict.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { CropForm } from "./components/crop-form.tsx";
import { postPhoto } from "./photo.action.server.ts";

export const handle = {
  words: ["office", "office-listings", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

const done = ["cropped", "described"] as const;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "stock.edit");
  const [id, listingId] = [parseId<"unit-photo">(params.photo), parseListingId(params.id)];
  const photo = id && listingId && (await viewPhoto(shop, { id, listingId }));
  if (!photo || !listingId) throw data(null, { status: 404 });
  const doneParam = new URL(request.url).searchParams.get("done");
  return { photo, listingId, done: done.find((one) => one === doneParam) ?? null };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "stock.edit");
  const [photoId, listingId] = [parseId<"unit-photo">(params.photo), parseListingId(params.id)];
  if (!photoId || !listingId) throw data(null, { status: 404 });
  const posted = await postPhoto(shop, { photoId, listingId, actor, fields: await readFields(request) });
  if ("status" in posted) return data(posted.answer, posted.status);
  return redirect(officeLinks.listingPhoto(params.id, posted.photoId, { done: posted.done }));
}

/** The words of a field of either form: a side of the crop, or the description in a language. */
function labelOf(field: string) {
  const language = altLanguages.find((name) => name === field);
  return language ? (`photo.alts.${language}` as const) : (`photo.${field as keyof PhotoCrop}` as const);
}

export default function OfficePhoto({ loaderData: { photo, listingId, done }, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-listings");
  const { formatFields } = useDomainErrors();
  const isBusy = useNavigation().state === "submitting";
  const errors = formatFields(actionData?.errors);
  const conflict = actionData?.conflict ?? null;
  const typed: Record<string, string | undefined> = actionData?.typed ?? photo.alt;
  return (
    <OfficePage title={t("photo.title", { number: photo.position, code: photo.code })}>
      <div className="flex max-w-4xl flex-col gap-6">
        {done ? <FlashMessage key={`${done} ${photo.id}`} name="done" message={t(`done.${done}`)} /> : null}
        <p>
          <Link to={officeLinks.listing(listingId, {}, "photos")} className="link inline-flex min-h-11 items-center">
            {t("photo.back")}
          </Link>
        </p>
        {conflict ? (
          <Conflict
            conflict={{
              ...conflict,
              fields: conflict.fields.map((field) => ({ ...field, label: t(labelOf(field.name)) })),
            }}
            reload={officeLinks.listingPhoto(String(listingId), photo.id)}
          />
        ) : null}
        <FormProblems domainError={conflict ? null : actionData?.domainError} errors={errors} />
        <CropForm key={photo.id} photo={photo} isBusy={isBusy} />
        <Panel title={t("photo.alt")}>
          <p className="mb-3 text-sm text-muted">{t("photo.altHint")}</p>
          <Form method="post" className="flex flex-col gap-4">
            <input type="hidden" name="version" value={conflict?.version ?? photo.version} />
            {altLanguages.map((language) => (
              <TextField
                key={language}
                name={language}
                lang={language}
                label={t(`photo.alts.${language}`)}
                error={errors[language]}
                defaultValue={typed[language]}
                maxLength={200}
                required={false}
                autoComplete="off"
              />
            ))}
            <Button variant="secondary" name="intent" value="describe" busy={isBusy} className="self-start">
              {t("photo.saveAlt")}
            </Button>
          </Form>
        </Panel>
      </div>
    </OfficePage>
  );
}
