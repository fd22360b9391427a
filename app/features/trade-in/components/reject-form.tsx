// The form that rejects an offer, collapsed but visible.

import { Form, useNavigation } from "react-router";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { TradeInView } from "../sent/trade-in.view.server.ts";
import { Button } from "../../../kit/button.tsx";
import { Icon } from "../../../kit/icon.tsx";

export function RejectForm({ view: { number, keyQuery, state, sequence } }: { view: TradeInView }) {
  const { t } = useWords("trade-in-sent");
  const navigation = useNavigation();
  return (
    <details id="reject" className="group border border-line bg-surface">
      <summary className="flex min-h-13 items-center gap-2 px-4 font-condensed text-lg font-semibold">
        <Icon name="chevron" size={16} className="transition-[rotate] group-open:rotate-180" />
        {t("reject.title")}
      </summary>
      <Form method="post" action={links.tradeIn(number, keyQuery)} className="border-t border-line p-4">
        <input type="hidden" name="sequence" value={sequence} />
        <p className="mb-4">{t(state === "accepted" ? "reject.textSent" : "reject.text")}</p>
        <Button
          name="intent"
          value="reject"
          variant="danger"
          busy={navigation.formData?.get("intent") === "reject"}
          className="max-sm:w-full"
        >
          {t("reject.action")}
        </Button>
      </Form>
    </details>
  );
}
