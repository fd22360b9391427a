// The screen of a shop that cannot reach its database: it comes back by itself, and keeps what was sent (W7).

import { useEffect } from "react";
import { useLocation, useRevalidator } from "react-router";
import { SECOND } from "../../base/clock.ts";
import { useWords } from "../i18n/use-words.ts";
import { links } from "../links.ts";
import { TRY_AGAIN_AFTER, type Away } from "./away.ts";
import { buttonClass, ButtonLink } from "./button.tsx";
import { DeadEnd } from "./dead-end.tsx";

export function AwayScreen({ away: { isSent, form } }: { away: Away }) {
  const { t } = useWords("shell");
  const { pathname, search } = useLocation();
  useComeBack(!isSent);
  const said = isSent ? (form ? "sent" : "sentSecret") : "page";
  return (
    <>
      <title>{t(`away.${said}.title`)}</title>
      <DeadEnd
        reading="503"
        title={t(`away.${said}.title`)}
        text={t(`away.${said}.text`)}
        actions={
          <>
            {form ? (
              // A plain form: its answer is a whole page, whether scripts run or not.
              <form method="post" action={form.to}>
                {form.fields.map(([name, value], index) => (
                  <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
                ))}
                <button type="submit" className={buttonClass({})}>
                  {t("away.sendAgain")}
                </button>
              </form>
            ) : null}
            {isSent ? null : (
              <a href={pathname + search} className={buttonClass({})}>
                {t("broken.again")}
              </a>
            )}
            <ButtonLink to={links.home()} variant="secondary">
              {t("notFound.home")}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

/** Where the router shows the screen without asking for a document, no header of an answer brings the visitor back. */
function useComeBack(isWanted: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => void revalidate(), TRY_AGAIN_AFTER * SECOND);
    return () => clearInterval(timer);
  }, [isWanted, revalidate]);
}
