// The screen that shows while the database is unavailable: it reloads automatically, and offers to send a form again
// (W7).

import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { SECOND } from "../../../base/clock.ts";
import { useWords } from "../../i18n/use-words.ts";
import { TRY_AGAIN_AFTER, type Away } from "../../database-away.ts";
import { buttonClass } from "../button.tsx";
import { BlockedPage } from "../blocked-page.tsx";
import { RecoveryLinks } from "../recovery-links.tsx";

export function DatabaseAwayPage({ away: { isSent, form } }: { away: Away }) {
  const { t } = useWords("shell");
  useComeBack(!isSent);
  const state = isSent ? (form ? "sent" : "sentSecret") : "page";
  return (
    <>
      <title>{t(`away.${state}.title`)}</title>
      <BlockedPage
        reading="503"
        title={t(`away.${state}.title`)}
        text={t(`away.${state}.text`)}
        actions={
          isSent ? (
            <RecoveryLinks>
              {form ? (
                // A plain form: its answer is a whole page, with or without scripts.
                <form method="post" action={form.to}>
                  {form.fields.map(([name, value], index) => (
                    <input key={`${name} ${index}`} type="hidden" name={name} value={value} />
                  ))}
                  <button type="submit" className={buttonClass({})}>
                    {t("away.sendAgain")}
                  </button>
                </form>
              ) : null}
            </RecoveryLinks>
          ) : (
            <RecoveryLinks />
          )
        }
      />
    </>
  );
}

/** Where the router renders the screen without a document request, no Refresh header reloads it. */
function useComeBack(isWanted: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => void revalidate(), TRY_AGAIN_AFTER * SECOND);
    return () => clearInterval(timer);
  }, [isWanted, revalidate]);
}
