// The screen that stands in for one that failed. The fault itself is in the log; the visitor gets calm words. A connection that broke
// while an answer was being read is no fault of the shop, and nothing is in the log.

import { useLocation } from "react-router";
import { useWords } from "../i18n/use-words.ts";
import { links } from "../links.ts";
import { buttonClass, ButtonLink } from "./button.tsx";
import { DeadEnd } from "./dead-end.tsx";
import type { RefusedRequest } from "./refused-request.ts";

/** `refused`: what the shop's server says of a request that it did not take. */
export function Broken({ refused = null, isCutOff = false }: { refused?: (RefusedRequest & { status: number }) | null; isCutOff?: boolean }) {
  const { t } = useWords("shell");
  const { pathname, search } = useLocation();
  const title = refused?.title ?? t(isCutOff ? "lost.title" : "broken.title");
  return (
    <>
      <title>{title}</title>
      <DeadEnd
        reading={isCutOff ? "···" : String(refused?.status ?? 500)}
        title={title}
        text={refused?.text ?? t(isCutOff ? "lost.half" : "broken.text")}
        actions={
          <>
            {/* The page's own address, asked for anew. */}
            <a href={pathname + search} className={buttonClass({})}>
              {t("broken.again")}
            </a>
            <ButtonLink to={links.home()} variant="secondary">
              {t("notFound.home")}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
