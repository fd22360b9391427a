// A new endpoint. Its secret is shown once, in the answer to the form.

import { data, Form } from "react-router";
import type { Route } from "./+types/new-endpoint";
import { newId } from "../../../../base/id.ts";
import { addEndpoint } from "../../../../shop/integrations/change-endpoint.server.ts";
import { isLoopbackHost } from "../../../../shop/integrations/endpoint.ts";
import { endpointForm } from "../../../../shop/integrations/forms.ts";
import { shopContext } from "../../../context.server.ts";
import { statusOf, type AnyDomainError } from "../../../domain-errors.server.ts";
import { parseFields, readFields, requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { OfficePage } from "../components/page.tsx";
import { EndpointFields, typedTypes } from "./components/endpoint-fields.tsx";
import { SecretOnce } from "./components/secret-once.tsx";

export const handle = {
  words: ["office-integrations", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context.get(shopContext), "integrations.manage");
  return { id: newId<"endpoint">() };
}

type Answer = {
  made: { id: string; secret: string } | null;
  errors: Record<string, string>;
  values: Record<string, string>;
  domainError: AnyDomainError | null;
};

const nothing: Answer = { made: null, errors: {}, values: {}, domainError: null };

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "integrations.manage");
  const fields = await readFields(request);
  const form = endpointForm({ loopback: isLoopbackHost(new URL(shop.publicUrl).hostname) });
  const parsed = parseFields(form, fields);
  if (!parsed.ok) return data<Answer>({ ...nothing, errors: parsed.errors, values: parsed.values }, 422);
  const added = await addEndpoint(shop, { ...parsed.value, actor });
  if (added.ok) return data<Answer>({ ...nothing, made: { id: parsed.value.id, secret: added.value.secret } });
  const { domainError } = added;
  return data<Answer>({ ...nothing, values: fields ?? {}, domainError }, statusOf(domainError));
}

export default function NewEndpoint({ loaderData: { id }, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-integrations");
  const { formatDomainError, formatFields } = useDomainErrors();
  const values = actionData?.values ?? {};
  const errors = formatFields(actionData?.errors);
  return (
    <OfficePage title={t("endpoints.new")}>
      {actionData?.made ? (
        <SecretOnce
          title={t("secret.endpoint")}
          secret={actionData.made.secret}
          back={officeLinks.endpoint(actionData.made.id)}
        />
      ) : (
        <Form method="post" noValidate className="flex max-w-5xl flex-col gap-5">
          {actionData?.domainError ? (
            <Notice tone="danger" live>
              {formatDomainError(actionData.domainError)}
            </Notice>
          ) : null}
          <ErrorSummary errors={errors} />
          <input type="hidden" name="id" value={values["id"] ?? id} />
          <EndpointFields
            values={{ name: values["name"] ?? "", url: values["url"] ?? "", types: typedTypes(values) }}
            errors={errors}
          />
          <Button className="self-start">{t("endpoints.add")}</Button>
        </Form>
      )}
    </OfficePage>
  );
}
