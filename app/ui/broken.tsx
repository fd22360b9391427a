// The screen that stands in for one that failed. The fault itself is in the log; the visitor gets calm words.

import { useLocation } from "react-router";
import { useWords } from "../i18n/use-words.ts";
import { buttonClass, ButtonLink } from "./button.tsx";
import { DeadEnd } from "./dead-end.tsx";
import type { RefusedRequest } from "./refused-request.ts";

/** `refused`: what the shop's server says of a request that it did not take. */
export function Broken({ refused = null }: { refused?: (RefusedRequest & { status: number }) | null }) {
  const { t } = useWords("shell");
  const { pathname, search } = useLocation();
  const title = refused?.title ?? t("broken.title");
  return (
    <>
      <title>{title}</title>
      <DeadEnd
        reading={String(refused?.status ?? 500)}
        title={title}
        text={refused?.text ?? t("broken.text")}
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
