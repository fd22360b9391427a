// Shows that the connection is lost, what happened to the request, and how to go on.

import { useWords } from "../i18n/use-words.ts";
import { tryAgain, useLostConnection } from "./connection.ts";
import { Icon } from "./icon.tsx";

export function LostConnection() {
  const { t } = useWords("shell");
  const kind = useLostConnection();
  if (kind === null) return null;
  return (
    <div
      role="alert"
      data-lost={kind}
      className="fixed inset-x-0 bottom-0 z-50 border-t border-phosphor-dim bg-screen text-on-screen shadow-float"
    >
      <div className="wrap flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
        <div className="flex min-w-0 flex-1 basis-80 gap-3">
          <Icon name="warning" className="mt-0.5 shrink-0 text-amber" />
          <div className="min-w-0">
            <p className="font-condensed text-lg leading-tight font-bold">{t("lost.title")}</p>
            <p className="mt-1 max-w-[70ch]">{t(`lost.${kind}`)}</p>
          </div>
        </div>
        <button
          type="button"
          onClick={tryAgain}
          className="inline-flex min-h-11 items-center rounded-sm border border-phosphor-dim px-5 font-condensed font-semibold text-phosphor hover:border-phosphor"
        >
          {t(kind === "page" ? "lost.now" : "lost.send")}
        </button>
      </div>
    </div>
  );
}
