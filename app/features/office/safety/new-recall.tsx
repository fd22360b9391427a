// A new recall: units that it matches are off sale as soon as it is saved.

import { Form, redirect } from "react-router";
import type { Route } from "./+types/new-recall";
import { newId } from "../../../../base/id.ts";
import { RecallForm } from "../../../../shop/safety/forms.ts";
import { saveRecall } from "../../../../shop/safety/save-recall.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { postForm } from "../post-form.server.ts";
import { RecallFields } from "./components/recall-fields.tsx";

export const handle = { words: ["office-safety", "domain-errors"], body: { size: "form" } } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context.get(shopContext), "safety.manage");
  return { id: newId<"recall">() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "safety.manage");
  const posted = await postForm(request, RecallForm, (form) => saveRecall(shop, { form, actor }));
  return posted.ok ? redirect(officeLinks.recall(posted.value, { done: "saved" })) : posted.answer;
}

export default function NewRecall({ loaderData: { id }, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-safety");
  const { formatFields } = useDomainErrors();
  const errors = formatFields(actionData?.errors);
  const values = actionData?.values ?? {};
  return (
    <OfficePage
      title={t("new")}
      actions={
        <ButtonLink to={officeLinks.safety()} variant="quiet">
          {t("back")}
        </ButtonLink>
      }
    >
      <Form method="post" noValidate className="flex max-w-3xl flex-col gap-5">
        <FormProblems domainError={actionData?.domainError} errors={errors} />
        <p className="text-muted">{t("newLead")}</p>
        <input type="hidden" name="id" value={values["id"] ?? id} />
        <input type="hidden" name="version" value="0" />
        <RecallFields values={values} errors={errors} />
        <Button className="self-start">{t("record")}</Button>
      </Form>
    </OfficePage>
  );
}
