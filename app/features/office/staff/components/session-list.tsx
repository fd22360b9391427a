// Open sessions, each with a button that ends it.

import { Form } from "react-router";
import type { OpenSession } from "../../../../../shop/accounts/session.ts";
import { formatDateTime } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";
import { Button } from "../../../../kit/button.tsx";
import { deviceOf } from "../../../../shared/account/device.ts";

export type SessionView = Pick<OpenSession, "id" | "ipAddress" | "createdAt" | "seenAt"> & {
  device: string | null;
  isHere: boolean;
};

export function sessionView({ id, ipAddress, createdAt, seenAt, userAgent }: OpenSession, here: string): SessionView {
  return { id, ipAddress, createdAt, seenAt, device: deviceOf(userAgent ?? ""), isHere: id === here };
}

/** `endAll` is the name of the intent that ends them all, or all but this one. */
export function SessionList({
  sessions,
  endAll,
}: {
  sessions: readonly SessionView[];
  endAll: "end-all" | "end-others";
}) {
  const { t, language } = useWords("office-staff");
  if (sessions.length === 0) return <p className="text-muted">{t("sessions.none")}</p>;
  return (
    <>
      <ul className="border-t border-line">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
          >
            <span className="min-w-0">
              <span className="font-condensed text-lg font-bold">{session.device ?? t("sessions.unknown")}</span>
              <span className="block text-sm text-muted">
                {t("sessions.since", {
                  since: formatDateTime(session.createdAt, language),
                  address: session.ipAddress || "–",
                })}
              </span>
              {session.seenAt ? (
                <span className="block text-sm text-muted">
                  {t("sessions.seen", { at: formatDateTime(session.seenAt, language) })}
                </span>
              ) : null}
            </span>
            {session.isHere ? (
              <Badge tone="good">{t("sessions.here")}</Badge>
            ) : (
              <Form method="post">
                <input type="hidden" name="session" value={session.id} />
                <Button name="intent" value="end-session" variant="secondary" size="sm">
                  {t("sessions.end")}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.some(({ isHere }) => !isHere) && (endAll === "end-all" || sessions.length > 1) ? (
        <Form method="post" className="mt-4">
          <Button name="intent" value={endAll} variant="secondary">
            {t(endAll === "end-all" ? "sessions.endAll" : "sessions.endOthers")}
          </Button>
        </Form>
      ) : null}
    </>
  );
}
