// The customer's active sessions, each with a button that ends it.

import { Form, redirect } from "react-router";
import type { Route } from "./+types/sessions";
import { parseId } from "../../../base/id.ts";
import { endOtherSessions } from "../../../shop/accounts/end-other-sessions.server.ts";
import { endSession } from "../../../shop/accounts/end-session.server.ts";
import { listSessions } from "../../../shop/accounts/list-sessions.server.ts";
import { shopContext } from "../../context.server.ts";
import { readFields, requireAccount } from "../../edge.server.ts";
import { formatDateTime } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { AccountPage } from "../../shared/account/account-page.tsx";
import { deviceOf } from "../../shared/account/device.ts";
import { Badge } from "../../kit/badge.tsx";
import { Button } from "../../kit/button.tsx";
import { Icon } from "../../kit/icon.tsx";

export const handle = { words: ["account"], purpose: "form", body: { size: "form" } } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { accountId, sessionId } = await requireAccount(request, shop);
  const sessions = await listSessions(shop, { accountId });
  return {
    sessions: sessions.map(({ userAgent, ...session }) => ({
      ...session,
      device: deviceOf(userAgent ?? ""),
      isHere: session.id === sessionId,
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { accountId, sessionId } = await requireAccount(request, shop);
  const fields = await readFields(request);
  const chosen = parseId<"session">(fields?.["id"]);
  if (fields?.["intent"] === "end-others") await endOtherSessions(shop, { accountId, sessionId });
  else if (chosen) await endSession(shop, { accountId, sessionId: chosen });
  return redirect(links.sessions());
}

export default function Sessions({ loaderData: { sessions } }: Route.ComponentProps) {
  const { t, language } = useWords("account");
  return (
    <AccountPage title={t("places.sessions")} lead={t("sessions.lead")}>
      <ul className="border-t border-line">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4"
          >
            <span className="flex min-w-0 items-start gap-3">
              <Icon name="monitor" size={22} className="mt-1 text-muted" />
              <span>
                <span className="font-condensed text-lg font-bold">{session.device ?? t("sessions.unknown")}</span>
                <span className="block text-sm text-muted">
                  {t("sessions.since", {
                    since: formatDateTime(session.createdAt, language),
                    address: session.ipAddress || "—",
                  })}
                </span>
              </span>
            </span>
            {session.isHere ? (
              <Badge tone="good">{t("sessions.here")}</Badge>
            ) : (
              <Form method="post" action={links.sessions()}>
                <input type="hidden" name="id" value={session.id} />
                <Button name="intent" value="end" variant="secondary" size="sm">
                  {t("sessions.end")}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post" action={links.sessions()}>
          <Button name="intent" value="end-others" variant="danger">
            {t("sessions.endOthers")}
          </Button>
        </Form>
      ) : null}
    </AccountPage>
  );
}
