// One listing: everything about it in one form, its photos, its prices, its history, and what can be done with it.

import { data, Form, useNavigation } from "react-router";
import type { Route } from "./+types/listing";
import { parseListingId } from "../../../../base/id.ts";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { editListing } from "../../../../shop/catalogue/editing/edit-listing.server.ts";
import { viewModelsOfListing } from "../../../../shop/reports/view-models.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { Button } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { Conflict } from "../components/conflict.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { namingDecider } from "../last-change.server.ts";
import { ModelFigures } from "../components/model-figures.tsx";
import { EditorForm } from "./components/editor-form.tsx";
import { useFieldLabels } from "./components/field-labels.ts";
import { Issues } from "./components/issues.tsx";
import { ListingActions } from "./components/listing-actions.tsx";
import { ListingHistory } from "./components/listing-history.tsx";
import { ListingState } from "./components/listing-state.tsx";
import { UnitPhotos } from "./components/unit-photos.tsx";
import type { EditorData } from "./editor-data.ts";
import { postListing } from "./listing.action.server.ts";
import { vatToday } from "../../../vat-today.ts";

export const handle = {
  words: [
    "office",
    "office-listings",
    "office-trade-ins",
    "office-audit",
    "compare",
    "office-bench",
    "product-bench",
    "domain-errors",
  ],
  body: { size: "message", cards: "goods", photos: true },
} satisfies RouteHandle;

const done = ["saved", "unchanged", "published", "withdrawn", "created", "copied"] as const;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "stock.view");
  const may = {
    edit: hasRight(roles, "stock.edit"),
    price: hasRight(roles, "stock.price"),
    cost: hasRight(roles, "stock.cost"),
  };
  const id = parseListingId(params.id);
  const view = id && (await editListing(shop, { id, mayCost: may.cost, vat: vatToday(shop) }));
  if (!view) throw data(null, { status: 404 });
  const doneParam = new URL(request.url).searchParams.get("done");
  return {
    ...view,
    may,
    models: view.listing.state === "draft" ? null : await viewModelsOfListing(shop, view.listing.id),
    seesReports: hasRight(roles, "reports.view"),
    done: done.find((one) => one === doneParam) ?? null,
    isIncomplete: doneParam === "incomplete" && view.issues.length > 0,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const staff = await requireStaff(request, shop, "stock.edit");
  const id = parseListingId(params.id);
  if (!id) throw data(null, { status: 404 });
  const answer = await postListing(shop, { id, staff, request });
  if (answer instanceof Response) return answer;
  const { status, domainError, ...body } = answer;
  const thing = { entity: "listing", entityId: String(id) };
  return data({ ...body, domainError: domainError && (await namingDecider(shop, domainError, thing)) }, status);
}

export default function OfficeListing({ loaderData, actionData }: Route.ComponentProps) {
  const { listing, units, may, issues, isIncomplete } = loaderData;
  const { t } = useWords("office-listings");
  const { formatFields } = useDomainErrors();
  const labels = useFieldLabels(listing, units);
  const isBusy = useNavigation().state === "submitting";
  const messages = formatFields(actionData?.errors);
  const named = Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [
      name,
      name === "form" ? message : t("issues.field", { field: labels(name), message }),
    ]),
  );
  const typed = (actionData?.typed ?? listing.typed) as Record<string, string>;
  return (
    <OfficePage
      title={listing.title === "" ? t("editor.untitled") : listing.title}
      actions={<Heading listing={listing} isSold={units.length > 0 && units.every(({ isSold }) => isSold)} may={may} />}
    >
      <div className="flex max-w-5xl flex-col gap-6">
        {loaderData.done ? (
          <FlashMessage key={loaderData.done} name="done" message={t(`done.${loaderData.done}`)} />
        ) : null}
        <FormProblems domainError={actionData?.conflict ? null : actionData?.domainError} />
        {actionData?.conflict ? (
          <Conflict
            conflict={{
              ...actionData.conflict,
              fields: actionData.conflict.fields.map((field) => ({ ...field, label: labels(field.name) })),
            }}
            reload={officeLinks.listing(listing.id)}
          />
        ) : null}
        <ErrorSummary errors={named} />
        {may.edit ? null : <Notice>{t("editor.noEdit")}</Notice>}
        {listing.state === "live" ? null : <Issues issues={issues} labelOf={labels} isAsked={isIncomplete} />}
        <EditorForm
          view={loaderData}
          typed={typed}
          version={actionData?.conflict?.version ?? loaderData.version}
          errors={messages}
          isBusy={isBusy}
        />
        <div id="photos" className="flex scroll-mt-4 flex-col gap-6">
          {units
            .filter(({ isSold }) => !isSold)
            .map((unit) => (
              <UnitPhotos key={unit.id} listingId={listing.id} unit={unit} mayEdit={may.edit} />
            ))}
        </div>
        {may.edit ? <ListingActions listing={listing} errors={messages} isBusy={isBusy} /> : null}
        {loaderData.models ? <ModelFigures figures={loaderData.models} seesReports={loaderData.seesReports} /> : null}
        <ListingHistory view={loaderData} labelOf={labels} />
      </div>
    </OfficePage>
  );
}

function Heading({ listing, isSold, may }: Pick<EditorData, "listing" | "may"> & { isSold: boolean }) {
  const { t } = useWords("office-listings");
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <ListingState state={listing.state === "live" && isSold ? "sold" : listing.state} />
      <span className="figure text-sm text-muted">{t("editor.number", { id: listing.id })}</span>
      {listing.state === "draft" ? null : (
        <ShopLink to={links.product(listing.id)} className="link inline-flex min-h-11 items-center">
          {t("editor.public")}
        </ShopLink>
      )}
      {may.edit ? (
        <Form method="post" action={officeLinks.listing(listing.id)}>
          <Button variant="secondary" size="sm" name="intent" value="copy">
            {t("editor.copy")}
          </Button>
        </Form>
      ) : null}
    </div>
  );
}
