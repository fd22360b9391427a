import { Form } from "react-router";
import type { StaffInvitation } from "../../../../../shop/accounts/staff/staff.ts";
import { formatDateTime } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";
import { Button } from "../../../../kit/button.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { useActorName } from "../../components/staff-names.ts";

/** Invitations that nobody has followed yet. */
export function InvitationList({ invitations }: { invitations: readonly StaffInvitation[] }) {
  const { t, language } = useWords("office-staff");
  const { t: office } = useWords("office");
  const nameOf = useActorName();
  return (
    <Panel label={t("invitations.title")}>
      <ul className="divide-y divide-line">
        {invitations.map(({ id, name, email, roles, invitedBy, sentAt, expiresAt, isExpired }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
            <span className="min-w-0">
              <span className="font-condensed text-lg font-bold">{name}</span>{" "}
              {isExpired ? <Badge tone="warn">{t("invitations.expired")}</Badge> : null}
              <span className="block text-sm break-words">
                {email} · {roles.map((role) => office(`roles.${role}`)).join(", ")}
              </span>
              <span className="block text-sm text-muted">
                {t("invitations.sent", {
                  at: formatDateTime(sentAt, language),
                  by: nameOf(invitedBy),
                  until: formatDateTime(expiresAt, language),
                })}
              </span>
            </span>
            <Form method="post" className="flex flex-wrap gap-2">
              <input type="hidden" name="invitation" value={id} />
              <Button name="intent" value="send" variant="secondary" size="sm">
                {t("invitations.again")}
              </Button>
              <Button name="intent" value="withdraw" variant="danger" size="sm">
                {t("invitations.withdraw")}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
