// The emails that the shop has written, on a developer's machine (access: mayReadOutbox).

import { data } from "react-router";
import type { Route } from "./+types/outbox";
import { readOutbox } from "../../../shop/mail/read-outbox.server.ts";
import { shopContext } from "../../context.server.ts";
import { formatDateTime } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { Empty } from "../../kit/empty.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { mayReadOutbox } from "../../shared/dev/outbox.view.server.ts";

export const handle = { words: ["account"] } satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  if (!mayReadOutbox(request, shop.env)) throw data(null, { status: 404 });
  const emails = await readOutbox(shop);
  return {
    emails: emails.map(({ id, subject, recipient, language, createdAt, textBody }) => ({
      id,
      subject,
      recipient,
      language,
      createdAt,
      textBody,
    })),
  };
}

export default function Outbox({ loaderData: { emails } }: Route.ComponentProps) {
  const { t, language } = useWords("account");
  return (
    <Page title={t("outbox.title")} lead={t("outbox.lead")}>
      <Head title={t("outbox.title")} hidden />
      {emails.length === 0 ? <Empty title={t("outbox.empty")} /> : null}
      <ul className="flex flex-col gap-4">
        {emails.map((email) => (
          <li key={email.id}>
            <details className="border border-line bg-surface">
              <summary className="flex min-h-11 flex-wrap items-baseline gap-x-4 px-4 py-3">
                <span className="font-condensed text-lg font-bold">{email.subject}</span>
                <span className="text-sm text-muted">
                  {email.recipient} · {email.language} · {formatDateTime(email.createdAt, language)}
                </span>
              </summary>
              <div className="border-t border-line p-4">
                <pre lang={email.language} className="overflow-x-auto text-sm whitespace-pre-wrap">
                  {email.textBody}
                </pre>
                <a href={links.outboxEmail(email.id)} className="link mt-3 inline-flex min-h-11 items-center">
                  {t("outbox.html")}
                </a>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Page>
  );
}
