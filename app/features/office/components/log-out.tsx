import { Form } from "react-router";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";

/** The log-out button of the office. */
export function LogOut() {
  const { t } = useWords("office");
  return (
    <Form method="post" action={links.logout()}>
      <button
        type="submit"
        className="inline-flex min-h-11 items-center rounded-sm px-3 font-condensed font-semibold underline-offset-4 hover:underline"
      >
        {t("logout")}
      </button>
    </Form>
  );
}
