// A new endpoint. Its secret is shown once, in the answer to the form.

import type { Route } from "./+types/new-endpoint";
import { newId } from "../../../../base/id.ts";
import { addEndpoint } from "../../../../shop/integrations/change-endpoint.server.ts";
import { isLoopbackHost } from "../../../../shop/integrations/endpoint.ts";
import { endpointForm } from "../../../../shop/integrations/forms.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { EndpointFields, typedTypes } from "./components/endpoint-fields.tsx";
import { postForm } from "../post-form.server.ts";
import { MakeSecret } from "./components/make-secret.tsx";

export const handle = {
  words: ["office-integrations", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  await requireStaff(request, context.get(shopContext), "integrations.manage");
  return { id: newId<"endpoint">() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "integrations.manage");
  const form = endpointForm({ loopback: isLoopbackHost(new URL(shop.publicUrl).hostname) });
  const posted = await postForm(request, form, (endpoint) => addEndpoint(shop, { ...endpoint, actor }));
  return posted.ok ? { id: posted.form.id, secret: posted.value.secret } : posted.answer;
}

export default function NewEndpoint({ loaderData: { id }, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-integrations");
  const back = officeLinks.endpoint(actionData && "id" in actionData ? actionData.id : id);
  return (
    <MakeSecret
      title={t("endpoints.new")}
      id={id}
      answer={actionData}
      made={{ title: t("secret.endpoint"), back }}
      button={t("endpoints.add")}
    >
      {({ values, errors }) => (
        <EndpointFields
          values={{ name: values["name"] ?? "", url: values["url"] ?? "", types: typedTypes(values) }}
          errors={errors}
        />
      )}
    </MakeSecret>
  );
}
