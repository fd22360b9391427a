// Shown to a guest beside an order or a reservation: until when it is reserved, and that the link in the e-mail extends
// it.

import { Form, useLocation, useNavigation } from "react-router";
import type { AwaitedLink } from "../../../shop/orders/allocations/awaited-link.server.ts";
import { formatDateTime, formatLastDay } from "../../i18n/format.ts";
import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";
import { Button } from "../../kit/button.tsx";
import { Notice } from "../../kit/notice.tsx";
import { useDomainErrors } from "../../kit/pages/refused-page.tsx";

type ExtensionNoticeProps = {
  /** Null where no link is pending: then nothing is shown. */
  awaited: AwaitedLink | null;
  /** Until when the units are reserved now; null where they are not. */
  heldUntil: Date | null;
} & ({ of: "order"; number: string } | { of: "reservation"; number?: never });

export function ExtensionNotice({ awaited, heldUntil, of, number }: ExtensionNoticeProps) {
  const { t, language } = useWords("orders-extend");
  const { formatDomainError } = useDomainErrors();
  const { pathname, search } = useLocation();
  const isBusy = useNavigation().formAction === links.resendLink();
  if (!awaited) return null;
  const parameters = new URLSearchParams(search);
  const again = parameters.get("again");
  parameters.delete("again");
  const until =
    of === "order" ? formatLastDay(awaited.fullUntil, language) : formatDateTime(awaited.fullUntil, language);
  const held = heldUntil === null ? "" : formatDateTime(heldUntil, language);
  return (
    <Notice tone="warn" title={t("notice.title")}>
      <p>{t(`notice.${of}.${heldUntil === null ? "free" : "held"}`, { held, until, email: awaited.email })}</p>
      {again === null ? null : (
        <output className="mt-2 block font-semibold">
          {again === "sent"
            ? t("notice.sent")
            : formatDomainError({ code: again === "full" ? "too-many-mails" : "keep-mails-spent" })}
        </output>
      )}
      {of === "reservation" && heldUntil === null ? null : (
        <Form method="post" action={links.resendLink()} className="mt-3">
          {of === "order" ? <input type="hidden" name="number" value={number} /> : null}
          <input type="hidden" name="back" value={`${pathname}${parameters.size > 0 ? `?${parameters}` : ""}`} />
          <Button variant="secondary" size="sm" busy={isBusy}>
            {t("notice.again")}
          </Button>
        </Form>
      )}
    </Notice>
  );
}
