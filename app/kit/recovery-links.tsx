// Links to go on from a screen that could not be shown: reload, and home.

import { links } from "../links.ts";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useWords } from "../i18n/use-words.ts";
import { buttonClass, ButtonLink } from "./button.tsx";

/** `children` replace the reload link, where reloading would not send the form again. Needs the words "shell". */
export function RecoveryLinks({ children }: { children?: ReactNode }) {
  const { t } = useWords("shell");
  const { pathname, search } = useLocation();
  return (
    <>
      {children === undefined ? (
        <a href={pathname + search} className={buttonClass({})}>
          {t("broken.again")}
        </a>
      ) : (
        children
      )}
      <ButtonLink to={links.home()} variant="secondary">
        {t("notFound.home")}
      </ButtonLink>
    </>
  );
}
