// A new voucher.

import { Form, redirect } from "react-router";
import type { Route } from "./+types/new-voucher";
import { newId } from "../../../../base/id.ts";
import { createVoucher } from "../../../../shop/vouchers/change-voucher.server.ts";
import { NewVoucherForm } from "../../../../shop/vouchers/forms.ts";
import { LONGEST_CODE } from "../../../../shop/vouchers/voucher.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { TextField } from "../../../kit/field.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { postForm } from "../post-form.server.ts";
import { VoucherFields } from "./components/voucher-fields.tsx";

export const handle = {
  words: ["office-vouchers", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context.get(shopContext), "vouchers.edit");
  return { id: newId<"voucher">() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "vouchers.edit");
  const posted = await postForm(request, NewVoucherForm, (form) => createVoucher(shop, { form, actor }));
  return posted.ok ? redirect(officeLinks.voucher(posted.value, { done: "created" })) : posted.answer;
}

export default function NewVoucher({ loaderData: { id }, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-vouchers");
  const { formatFields } = useDomainErrors();
  const errors = formatFields(actionData?.errors);
  const values = actionData?.values ?? {};
  return (
    <OfficePage
      title={t("new")}
      actions={
        <ButtonLink to={officeLinks.vouchers()} variant="quiet">
          {t("back")}
        </ButtonLink>
      }
    >
      <Form method="post" noValidate className="flex max-w-3xl flex-col gap-5">
        <FormProblems domainError={actionData?.domainError} errors={errors} />
        <input type="hidden" name="id" value={values["id"] ?? id} />
        <TextField
          name="code"
          label={t("fields.code")}
          hint={t("fields.codeHint")}
          defaultValue={values["code"]}
          error={errors["code"]}
          maxLength={LONGEST_CODE}
          autoCapitalize="characters"
          autoComplete="off"
          required
        />
        <VoucherFields values={values} errors={errors} />
        <Button className="self-start">{t("create")}</Button>
      </Form>
    </OfficePage>
  );
}
