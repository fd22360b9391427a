import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { ButtonLink } from "../../../../kit/button.tsx";
import { Empty } from "../../../../kit/empty.tsx";
import { Head } from "../../../../kit/pages/head.tsx";
import { Page } from "../../../../kit/pages/page.tsx";

/** A link from an email that was used, has expired, or never existed. */
export function ExpiredLink({ action }: { action: "login" | "reset" }) {
  const { t } = useWords("account-sign-in");
  return (
    <Page title={t("link.title")}>
      <Head title={t("link.title")} hidden />
      <Empty
        title={t("link.text")}
        actions={
          <ButtonLink to={action === "reset" ? links.login({ forgot: "1" }) : links.login()}>
            {t(`link.${action}`)}
          </ButtonLink>
        }
      />
    </Page>
  );
}
