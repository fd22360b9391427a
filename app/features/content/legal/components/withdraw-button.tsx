import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { ButtonLink } from "../../../../kit/button.tsx";

/** The function to withdraw from a contract, by its legal name (Directive 2011/83, article 11a). */
export function WithdrawButton() {
  const { t } = useWords("content-legal");
  return (
    <p>
      <ButtonLink to={links.withdraw()}>{t("terms.withdrawal.action")}</ButtonLink>
    </p>
  );
}
