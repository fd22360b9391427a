// One member of staff: roles, second factor, sessions, leaving, and what was done about them.

import { data, Form, Link, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/staff-member";
import { parseId } from "../../../../base/id.ts";
import { readAudit } from "../../../../base/read-audit.server.ts";
import type { StaffRole } from "../../../../shop/accounts/rights.ts";
import { viewColleague } from "../../../../shop/accounts/staff/view-colleague.server.ts";
import { shopContext } from "../../../context.server.ts";
import { readFields, requireStaff } from "../../../edge.server.ts";
import { formatDate } from "../../../i18n/format.ts";
import { languageNames } from "../../../i18n/languages.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Button } from "../../../kit/button.tsx";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { auditEntryView } from "../shared/audit/audit.view.server.ts";
import { AuditTimeline } from "../shared/audit/audit-timeline.tsx";
import { Conflict } from "../components/conflict.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { revalidateConflict } from "../components/revalidate-conflict.ts";
import { useActorName } from "../components/staff-names.ts";
import { goneFrom } from "../last-change.server.ts";
import { RoleBoxes, tickedIn } from "./components/role-boxes.tsx";
import { SessionList, sessionView } from "./components/session-list.tsx";
import { changeColleague } from "./staff-member.action.server.ts";

export const handle = {
  words: ["office-staff", "office-audit", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

const done = ["roles", "sessions", "factor"] as const;

export const shouldRevalidate = revalidateConflict;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { accountId, sessionId, roles } = await requireStaff(request, shop, "staff.manage");
  const found = await viewColleague(shop, { id: parseId<"account">(params.id) });
  if (!found.ok) throw data(null, { status: 404 });
  const { colleague, sessions } = found.value;
  const about = { actor: null, entity: "account", entityId: colleague.id, from: null, to: null, page: 1 };
  const { rows } = await readAudit(shop.db, about);
  const query = new URL(request.url).searchParams;
  return {
    colleague,
    isYou: colleague.id === accountId,
    sessions: sessions.map((session) => sessionView(session, sessionId)),
    history: rows.map((row) => auditEntryView(row, roles)),
    done: done.find((each) => each === query.get("done")) ?? null,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const by = await requireStaff(request, shop, "staff.manage");
  const accountId = parseId<"account">(params.id);
  if (!accountId) throw data(null, { status: 404 });
  const changed = await changeColleague(shop, { by, accountId, fields: (await readFields(request)) ?? {} });
  if ("status" in changed && changed.answer.domainError?.code === "not-staff")
    throw await goneFrom(shop, { entity: "account", id: accountId });
  if ("status" in changed) return data(changed.answer, changed.status);
  return redirect(
    changed.done === "removed"
      ? officeLinks.staff({ done: "removed" })
      : officeLinks.staffMember(accountId, { done: changed.done }),
  );
}

export default function StaffMember({ loaderData, actionData }: Route.ComponentProps) {
  const { colleague, isYou, sessions, history } = loaderData;
  const { t, language } = useWords("office-staff");
  const { formatFields } = useDomainErrors();
  const errors = formatFields(actionData?.errors);
  const ticked = actionData?.values ? tickedIn(actionData.values) : null;
  const conflict = useRoleConflict(loaderData, actionData?.domainError?.code === "roles-changed" ? ticked : null);
  return (
    <OfficePage
      title={colleague.name}
      actions={
        <Link to={officeLinks.staff()} className="link">
          {t("back")}
        </Link>
      }
    >
      <div className="mb-6 flex flex-col gap-3 empty:hidden">
        {loaderData.done && !actionData ? <FlashMessage name="done" message={t(`done.${loaderData.done}`)} /> : null}
        {conflict ? <Conflict conflict={conflict} reload={officeLinks.staffMember(colleague.id)} /> : null}
        <FormProblems domainError={conflict ? null : actionData?.domainError} errors={errors} />
      </div>
      <p className="mb-6 break-words text-muted">
        {colleague.email} · {languageNames[colleague.language].name} ·{" "}
        {t("since", { date: formatDate(colleague.since, language) })}
      </p>
      <div className="grid items-start gap-6 xl:grid-cols-[1fr_24rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <RolesPanel colleague={colleague} ticked={ticked} error={errors["roles"]} />
          <Panel label={t("sessions.title")}>
            <SessionList sessions={sessions} endAll={isYou ? "end-others" : "end-all"} />
          </Panel>
          {isYou ? <p className="text-sm text-muted">{t("you")}</p> : <DangerPanel colleague={colleague} />}
        </div>
        <Panel label={t("history")}>
          <AuditTimeline entries={history} ofOneThing />
        </Panel>
      </div>
    </OfficePage>
  );
}

type Ticked = readonly StaffRole[];

/** Who gave the colleague other roles while `yours` were being ticked; null where nobody did. */
function useRoleConflict({ colleague, history }: Route.ComponentProps["loaderData"], yours: Ticked | null) {
  const { t } = useWords("office-staff");
  const { t: office } = useWords("office");
  const nameOf = useActorName();
  const last = history.find(({ action }) => action === "roles-changed");
  if (yours === null || !last) return null;
  const listed = (roles: Ticked) => roles.map((role) => office(`roles.${role}`)).join(", ");
  const roles = { label: t("rolesLabel"), stored: listed(colleague.roles), yours: listed(yours) };
  return { name: nameOf(last.actor), at: last.at, fields: [roles] };
}

type WithColleague = Pick<Route.ComponentProps["loaderData"], "colleague">;

type RolesPanelProps = WithColleague & { ticked: Ticked | null; error: string | undefined };

/** `ticked`: the roles of a refused form, so that nothing typed is lost. */
function RolesPanel({ colleague, ticked, error }: RolesPanelProps) {
  const { t } = useWords("office-staff");
  const { t: office } = useWords("office");
  const isBusy = useNavigation().state === "submitting";
  const has = colleague.roles.map((role) => office(`roles.${role}`)).join(", ");
  return (
    <Panel label={t("rolesLabel")}>
      <Form method="post" className="flex flex-col gap-4">
        <input type="hidden" name="seen" value={colleague.roles.join(" ")} />
        {ticked ? <p className="font-semibold">{t("rolesNow", { roles: has === "" ? "–" : has })}</p> : null}
        <RoleBoxes ticked={ticked ?? colleague.roles} error={error} isLabelled />
        <Button name="intent" value="roles" busy={isBusy} className="self-start">
          {t("saveRoles")}
        </Button>
      </Form>
    </Panel>
  );
}

/** Each is opened first: one press alone locks nobody out. */
function DangerPanel({ colleague }: WithColleague) {
  const { t } = useWords("office-staff");
  const { name } = colleague;
  return (
    <Panel label={t("access")}>
      {(["factor", "remove"] as const).map((intent) => (
        <details key={intent} className="border-b border-line py-1 last:border-b-0">
          <summary className="min-h-11 cursor-pointer content-center font-condensed font-semibold">
            {t(`danger.${intent}.title`)}
          </summary>
          <Form method="post" className="flex flex-col items-start gap-3 pb-4">
            <p>{t(`danger.${intent}.text`, { name })}</p>
            <Button name="intent" value={intent} variant="danger">
              {t(`danger.${intent}.action`)}
            </Button>
          </Form>
        </details>
      ))}
    </Panel>
  );
}
