// The ways on from a screen that could not be shown: the same address again, and home.

import { links } from "../links.ts";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useWords } from "../i18n/use-words.ts";
import { buttonClass, ButtonLink } from "./button.tsx";

/** `children` come first, in place of the same address: where asking for it again would not send what was sent. Needs the words "shell". */
export function WaysOn({ children }: { children?: ReactNode }) {
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
