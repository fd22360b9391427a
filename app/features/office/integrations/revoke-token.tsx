// Asks before a token is revoked.

import { Form, redirect } from "react-router";
import type { Route } from "./+types/revoke-token";
import { parseId } from "../../../../base/id.ts";
import { revokeToken, viewToken } from "../../../../shop/integrations/change-tokens.server.ts";
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
  const id = parseId<"api-token">(params.id);
  const token = id && (await viewToken(shop, { id }));
  if (!token) throw await goneFrom(shop, { entity: "api-token", id: params.id });
  return { name: token.name, begins: token.begins };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "integrations.manage");
  const id = parseId<"api-token">(params.id);
  const revoked = id && (await revokeToken(shop, { id, actor }));
  if (!revoked?.ok) throw await goneFrom(shop, { entity: "api-token", id: params.id });
  return redirect(officeLinks.integrations({ done: "revoked" }));
}

export default function RevokeToken({ loaderData: { name, begins } }: Route.ComponentProps) {
  const { t } = useWords("office-integrations");
  return (
    <OfficePage title={t("revoke.title", { name })}>
      <p className="figure mb-2">{begins}…</p>
      <p className="mb-6 max-w-3xl">{t("revoke.text")}</p>
      <Form method="post" className="flex flex-wrap gap-3">
        <Button variant="danger">{t("tokens.revoke")}</Button>
        <ButtonLink to={officeLinks.integrations()} variant="secondary">
          {t("keep")}
        </ButtonLink>
      </Form>
    </OfficePage>
  );
}
