// The signed-in staff member's own sessions.

import { redirect } from "react-router";
import type { Route } from "./+types/own-sessions";
import { parseId } from "../../../../base/id.ts";
import { endOtherSessions } from "../../../../shop/accounts/end-other-sessions.server.ts";
import { endSession } from "../../../../shop/accounts/end-session.server.ts";
import { listSessions } from "../../../../shop/accounts/list-sessions.server.ts";
import { shopContext } from "../../../context.server.ts";
import { readFields, requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { OfficePage } from "../components/page.tsx";
import { SessionList, sessionView } from "./components/session-list.tsx";

export const handle = { words: ["office-staff"], body: { size: "form" } } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { accountId, sessionId, roles } = await requireStaff(request, shop, "office.view");
  const sessions = await listSessions(shop, { accountId });
  const isDone = new URL(request.url).searchParams.get("done") === "sessions";
  return { roles, isDone, sessions: sessions.map((session) => sessionView(session, sessionId)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { accountId, sessionId } = await requireStaff(request, shop, "office.view");
  const fields = await readFields(request);
  const chosen = parseId<"session">(fields?.["session"]);
  if (fields?.["intent"] === "end-others") await endOtherSessions(shop, { accountId, sessionId });
  else if (chosen && chosen !== sessionId) await endSession(shop, { accountId, sessionId: chosen });
  return redirect(officeLinks.sessions({ done: "sessions" }));
}

export default function OwnSessions({ loaderData: { roles, sessions, isDone } }: Route.ComponentProps) {
  const { t } = useWords("office-staff");
  const { t: office } = useWords("office");
  return (
    <OfficePage title={t("own.title")}>
      {isDone ? <FlashMessage name="done" message={t("done.sessions")} /> : null}
      <p className="mb-4 text-muted">
        {t("own.roles", { roles: roles.map((role) => office(`roles.${role}`)).join(", ") })}
      </p>
      <Panel label={t("sessions.title")} className="max-w-3xl">
        <SessionList sessions={sessions} endAll="end-others" />
      </Panel>
    </OfficePage>
  );
}
