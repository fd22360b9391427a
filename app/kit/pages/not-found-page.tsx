// The screen of an address that does not exist (spec 8).

import { useWords } from "../../i18n/use-words.ts";
import { links } from "../../links.ts";
import { ButtonLink } from "../button.tsx";
import { BlockedPage } from "../blocked-page.tsx";
import { Head } from "./head.tsx";

export function NotFoundPage() {
  const { t } = useWords("shell");
  return (
    <>
      <Head title={t("notFound.title")} hidden />
      <BlockedPage
        reading="404"
        title={t("notFound.title")}
        text={t("notFound.text")}
        actions={
          <>
            <ButtonLink to={links.home()}>{t("notFound.home")}</ButtonLink>
            <ButtonLink to={links.products()} variant="secondary">
              {t("notFound.products")}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
