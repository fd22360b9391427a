// The screen that stands in for one that failed. The fault itself is in the log; the visitor gets calm words.

import { useLocation } from "react-router";
import { useWords } from "../i18n/use-words.ts";
import { buttonClass, ButtonLink } from "./button.tsx";
import { DeadEnd } from "./dead-end.tsx";

export function Broken() {
  const { t } = useWords("shell");
  const { pathname, search } = useLocation();
  return (
    <>
      <title>{t("broken.title")}</title>
      <DeadEnd
        reading="500"
        title={t("broken.title")}
        text={t("broken.text")}
        actions={
          <>
            {/* The page's own address, asked for anew. */}
            <a href={pathname + search} className={buttonClass({})}>
              {t("broken.again")}
            </a>
            <ButtonLink to="/" variant="secondary">
              {t("notFound.home")}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
