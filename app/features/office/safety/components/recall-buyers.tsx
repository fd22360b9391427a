// The orders that have units of a recall, and the button that writes to those buyers.

import { Form, Link } from "react-router";
import type { RecallBuyer } from "../../../../../shop/safety/recall.ts";
import { formatDateTime } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { officeLinks } from "../../../../office-links.ts";

export function RecallBuyers({ buyers, isClosed }: { buyers: readonly RecallBuyer[]; isClosed: boolean }) {
  const { t, language } = useWords("office-safety");
  const waiting = buyers.filter(({ notifiedAt }) => notifiedAt === null).length;
  return (
    <Panel title={t("buyers.title")}>
      {buyers.length === 0 ? <p>{t("buyers.none")}</p> : null}
      <ul className="divide-y divide-line">
        {buyers.map(({ number, codes, notifiedAt }) => (
          <li key={number} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-2.5">
            <span className="min-w-0">
              <Link to={officeLinks.order(number)} className="link figure inline-flex min-h-11 items-center">
                {number}
              </Link>
              <span className="figure block text-sm break-words text-muted">{codes.join(", ")}</span>
            </span>
            <span className="text-sm text-muted">
              {notifiedAt === null
                ? t("buyers.waiting")
                : t("buyers.notified", { date: formatDateTime(notifiedAt, language) })}
            </span>
          </li>
        ))}
      </ul>
      {waiting > 0 && !isClosed ? (
        <Form method="post" className="mt-4">
          <p className="mb-3 text-muted">{t("buyers.once")}</p>
          <Button name="intent" value="notify">
            {t("buyers.notify", { count: waiting })}
          </Button>
        </Form>
      ) : null}
    </Panel>
  );
}
