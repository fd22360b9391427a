// Asks before an endpoint is removed.

import { Form, redirect } from "react-router";
import type { Route } from "./+types/remove-endpoint";
import { parseId } from "../../../../base/id.ts";
import { removeEndpoint } from "../../../../shop/integrations/change-endpoint.server.ts";
import { viewEndpoint } from "../../../../shop/integrations/view-webhooks.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { OfficePage } from "../components/page.tsx";
import { goneFrom } from "../last-change.server.ts";

export const handle = { words: ["office-integrations"], body: { size: "form" } } satisfies RouteHandle;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "integrations.manage");
  const id = parseId<"endpoint">(params.id);
  const endpoint = id && (await viewEndpoint(shop, { id }));
  if (!endpoint) throw await goneFrom(shop, { entity: "endpoint", id: params.id });
  return { endpoint };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "integrations.manage");
  const id = parseId<"endpoint">(params.id);
  const removed = id && (await removeEndpoint(shop, { id, actor }));
  if (!removed?.ok) throw await goneFrom(shop, { entity: "endpoint", id: params.id });
  return redirect(officeLinks.integrations({ done: "removed" }));
}

export default function RemoveEndpoint({ loaderData: { endpoint } }: Route.ComponentProps) {
  const { t } = useWords("office-integrations");
  return (
    <OfficePage title={t("remove.title", { name: endpoint.name })}>
      <p className="mb-2 wrap-anywhere">{endpoint.url}</p>
      <p className="mb-6 max-w-3xl">{t("remove.text")}</p>
      <Form method="post" className="flex flex-wrap gap-3">
        <Button variant="danger">{t("endpoints.remove")}</Button>
        <ButtonLink to={officeLinks.endpoint(endpoint.id)} variant="secondary">
          {t("keep")}
        </ButtonLink>
      </Form>
    </OfficePage>
  );
}
