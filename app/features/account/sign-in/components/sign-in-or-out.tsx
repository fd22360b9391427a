import { Form } from "react-router";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { Button, ButtonLink } from "../../../../kit/button.tsx";
import { Notice } from "../../../../kit/notice.tsx";

/** Sign-in links for a guest, a sign-out button for a signed-in customer. */
export function SignInOrOut({ person }: { person: { isStaff: boolean } | null }) {
  const { t } = useWords("account");
  if (person) {
    return (
      <div className="flex flex-wrap gap-3">
        {person.isStaff ? (
          <ButtonLink to={links.office()} size="sm">
            {t("entry.office")}
          </ButtonLink>
        ) : null}
        <Form method="post" action={links.logout()}>
          <Button variant="secondary" size="sm">
            {t("entry.logout")}
          </Button>
        </Form>
      </div>
    );
  }
  return (
    <Notice>
      <p>{t("entry.why")}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to={links.login()} size="sm">
          {t("entry.login")}
        </ButtonLink>
        <ButtonLink to={links.register()} variant="secondary" size="sm">
          {t("entry.signup")}
        </ButtonLink>
      </div>
    </Notice>
  );
}
