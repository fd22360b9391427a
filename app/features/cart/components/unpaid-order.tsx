import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Notice } from "../../../kit/notice.tsx";

/** A reminder of an order that still has to be paid by card. */
export function UnpaidOrder({ number }: { number: string }) {
  const { t } = useWords("cart");
  return (
    <Notice title={t("unpaid.title", { number })}>
      <p>{t("unpaid.text")}</p>
      <ButtonLink to={links.pay(number)} variant="secondary" size="sm" className="mt-3">
        {t("unpaid.action")}
      </ButtonLink>
    </Notice>
  );
}
