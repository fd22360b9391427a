// Who works here: roles, last seen, second factor, open sessions; and invitations that wait.

import { data, Link, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/staff";
import { parseId } from "../../../../base/id.ts";
import { InviteForm } from "../../../../shop/accounts/staff/forms.ts";
import { inviteStaff } from "../../../../shop/accounts/staff/invite-staff.server.ts";
import { listStaff } from "../../../../shop/accounts/staff/list-staff.server.ts";
import { resendInvitation } from "../../../../shop/accounts/staff/resend-invitation.server.ts";
import { withdrawInvitation } from "../../../../shop/accounts/staff/withdraw-invitation.server.ts";
import { shopContext } from "../../../context.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { parseFields, readFields, requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { FlashMessage } from "../../../kit/flash-message.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { OfficePage } from "../components/page.tsx";
import { revalidateList } from "../components/revalidate-conflict.ts";
import { removedBefore, withDecider } from "../last-change.server.ts";
import { ColleagueList } from "./components/colleague-list.tsx";
import { InvitationList } from "./components/invitation-list.tsx";
import { InvitePanel } from "./components/invite-panel.tsx";

export const handle = {
  words: ["office", "office-staff", "office-audit", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

export const shouldRevalidate = revalidateList;

const done = ["invited", "sent", "withdrawn", "removed"] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "staff.manage");
  const query = new URL(request.url).searchParams;
  return {
    ...(await listStaff(shop)),
    gone: await removedBefore(shop, request, ["account"]),
    done: done.find((each) => each === query.get("done")) ?? null,
    goesByMail: shop.env.SMTP_URL !== undefined,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const by = await requireStaff(request, shop, "staff.manage");
  const fields = await readFields(request);
  const id = parseId<"invitation">(fields?.["invitation"]);
  if (fields?.["intent"] === "send" || fields?.["intent"] === "withdraw") {
    if (!id) throw data(null, { status: 404 });
    const isSent = fields["intent"] === "send";
    const result = isSent ? await resendInvitation(shop, { by, id }) : await withdrawInvitation(shop, { by, id });
    const withdrawn = { entity: "invitation", entityId: id, actions: ["invitation-withdrawn"] };
    const accepted = { entity: "account", actions: ["staff-joined"], after: { invitation: id } };
    const changed = await withDecider(shop, await withDecider(shop, result, withdrawn), accepted);
    if (!changed.ok) return refused(changed.domainError, {});
    return redirect(officeLinks.staff({ done: isSent ? "sent" : "withdrawn" }));
  }
  const parsed = parseFields(InviteForm, fields && { name: "", email: "", language: "", ...fields });
  if (!parsed.ok) return data({ errors: parsed.errors, values: parsed.values, domainError: null }, 422);
  const sent = { entity: "invitation", actions: ["staff-invited"], after: { email: parsed.value.email } };
  const invited = await withDecider(shop, await inviteStaff(shop, { by, ...parsed.value }), sent);
  return invited.ok ? redirect(officeLinks.staff({ done: "invited" })) : refused(invited.domainError, fields ?? {});
}

function refused<Refused extends Parameters<typeof statusOf>[0]>(domainError: Refused, values: Record<string, string>) {
  return data({ errors: {} as Record<string, string>, values, domainError }, statusOf(domainError));
}

export default function OfficeStaff({ loaderData, actionData }: Route.ComponentProps) {
  const { colleagues, invitations, goesByMail } = loaderData;
  const { t } = useWords("office-staff");
  const { formatFields } = useDomainErrors();
  const isBusy = useNavigation().state === "submitting";
  return (
    <OfficePage title={t("title")}>
      <div className="flex flex-col gap-6">
        {loaderData.done && !actionData ? <FlashMessage name="done" message={t(`done.${loaderData.done}`)} /> : null}
        <FormProblems domainError={actionData ? actionData.domainError : loaderData.gone} />
        <ColleagueList colleagues={colleagues} />
        {invitations.length > 0 ? <InvitationList invitations={invitations} /> : null}
        <InvitePanel
          // Empty again once an invitation has left.
          key={invitations.map(({ id }) => id).join()}
          values={actionData?.values ?? {}}
          errors={formatFields(actionData?.errors)}
          goesByMail={goesByMail}
          isBusy={isBusy}
        />
        <p className="text-sm text-muted">
          <Link to={officeLinks.audit({ thing: "account" })} className="link">
            {t("auditLink")}
          </Link>
        </p>
      </div>
    </OfficePage>
  );
}
