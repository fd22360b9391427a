// The signed-in staff member's own access: open sessions, and passkeys.

import { data, redirect } from "react-router";
import type { Route } from "./+types/own-sessions";
import { parseId } from "../../../../base/id.ts";
import { endOtherSessions } from "../../../../shop/accounts/end-other-sessions.server.ts";
import { endSession } from "../../../../shop/accounts/end-session.server.ts";
import { PasskeyForm } from "../../../../shop/accounts/forms.ts";
import { listSessions } from "../../../../shop/accounts/list-sessions.server.ts";
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
} from "../../../../shop/accounts/second-factor/passkeys.server.ts";
import { shopContext } from "../../../context.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { parseFields, readFields, requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { OfficePage } from "../components/page.tsx";
import { PasskeyPanel } from "./components/passkey-panel.tsx";
import { SessionList, sessionView } from "./components/session-list.tsx";

export const handle = { words: ["office-staff", "domain-errors"], body: { size: "form" } } satisfies RouteHandle;

const dones = ["sessions", "passkey-added", "passkey-removed"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { accountId, sessionId, roles } = await requireStaff(request, shop, "office.view");
  const [sessions, passkeys, options] = await Promise.all([
    listSessions(shop, { accountId }),
    listPasskeys(shop, { accountId }),
    beginPasskey(
      { db: shop.db, publicUrl: shop.env.PUBLIC_URL },
      { accountId, sessionId, shopName: shop.company.name },
    ),
  ]);
  const wanted = new URL(request.url).searchParams.get("done");
  const done = dones.find((name) => name === wanted) ?? null;
  return { roles, done, passkeys, options, sessions: sessions.map((session) => sessionView(session, sessionId)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { accountId, sessionId } = await requireStaff(request, shop, "office.view");
  const fields = await readFields(request);
  const intent = fields?.["intent"] ?? "";
  if (intent === "add-passkey" || intent === "remove-passkey") {
    const parsed = parseFields(PasskeyForm, fields);
    if (!parsed.ok) return data({ errors: parsed.errors, domainError: null }, 422);
    const { db, composeAccount, env } = shop;
    const form = parsed.value;
    const done =
      form.intent === "add-passkey"
        ? await addPasskey({ db, composeAccount, publicUrl: env.PUBLIC_URL }, { accountId, sessionId, ...form })
        : await removePasskey(shop, { accountId, id: form.passkey });
    if (!done.ok) return data({ errors: {}, domainError: done.domainError }, statusOf(done.domainError));
    return redirect(
      officeLinks.sessions({ done: form.intent === "add-passkey" ? "passkey-added" : "passkey-removed" }),
    );
  }
  const chosen = parseId<"session">(fields?.["session"]);
  if (intent === "end-others") await endOtherSessions(shop, { accountId, sessionId });
  else if (chosen && chosen !== sessionId) await endSession(shop, { accountId, sessionId: chosen });
  return redirect(officeLinks.sessions({ done: "sessions" }));
}

export default function OwnSessions({
  loaderData: { roles, sessions, passkeys, options, done },
  actionData,
}: Route.ComponentProps) {
  const { t } = useWords("office-staff");
  const { t: office } = useWords("office");
  const { formatFields, formatDomainError } = useDomainErrors();
  const error = actionData?.domainError
    ? formatDomainError(actionData.domainError)
    : (Object.values(formatFields(actionData?.errors))[0] ?? null);
  return (
    <OfficePage title={t("own.title")}>
      {done && !actionData ? <FlashMessage name="done" message={t(`done.${done}`)} /> : null}
      <p className="mb-4 text-muted">
        {t("own.roles", { roles: roles.map((role) => office(`roles.${role}`)).join(", ") })}
      </p>
      <Panel label={t("sessions.title")} className="max-w-3xl">
        <SessionList sessions={sessions} endAll="end-others" />
      </Panel>
      <PasskeyPanel passkeys={passkeys} options={options} error={error} />
    </OfficePage>
  );
}
