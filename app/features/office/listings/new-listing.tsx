// A new listing by hand: choose what it is, and its draft opens.

import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/new-listing";
import { createDraft } from "../../../../shop/catalogue/editing/create-draft.server.ts";
import { NewListingForm } from "../../../../shop/catalogue/editing/forms.ts";
import { categories } from "../../../../shop/catalogue/specs.ts";
import { shopContext } from "../../../context.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { parseFields, readFields, requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { Button } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { OfficePage } from "../components/page.tsx";

export const handle = {
  words: ["office", "office-listings", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context.get(shopContext), "stock.edit");
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "stock.edit");
  const parsed = parseFields(NewListingForm, await readFields(request));
  if (!parsed.ok) return data({ errors: parsed.errors }, 422);
  const draft = await createDraft(shop, { from: parsed.value.type, actor });
  if (!draft.ok) return data({ errors: { form: draft.domainError.code } }, statusOf(draft.domainError));
  return redirect(officeLinks.listing(draft.value.listingId, { done: "created" }));
}

export default function OfficeNewListing({ actionData }: Route.ComponentProps) {
  const { t } = useWords("office-listings");
  const { formatFields } = useDomainErrors();
  const isBusy = useNavigation().state === "submitting";
  return (
    <OfficePage title={t("new.title")}>
      <div className="flex max-w-4xl flex-col gap-6">
        <ErrorSummary errors={formatFields(actionData?.errors)} />
        <Form method="post">
          <p className="mb-4">{t("new.lead")}</p>
          <div className="flex flex-wrap gap-3">
            <Button size="lg" name="type" value="pc" busy={isBusy} className="max-sm:w-full">
              {t("type.pc")}
            </Button>
            {categories.map((category) => (
              <Button key={category} variant="secondary" size="lg" name="type" value={category} busy={isBusy}>
                {t(`type.${category}`)}
              </Button>
            ))}
          </div>
        </Form>
        <Panel title={t("new.copy")}>
          <p>{t("new.copyHint")}</p>
          <ShopLink to={officeLinks.listings()} className="link inline-flex min-h-11 items-center">
            {t("new.toList")}
          </ShopLink>
        </Panel>
      </div>
    </OfficePage>
  );
}
