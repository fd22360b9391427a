// The history of an order, claim or trade-in, the newest entry last, as its owner may see it.

import { formatDateTime } from "../i18n/format.ts";
import { useWords } from "../i18n/use-words.ts";

/** `what` in the visitor's language. */
export type TransitionView = { what: string; at: Date };

export function Timeline({ transitions }: { transitions: readonly TransitionView[] }) {
  const { language } = useWords("kit");
  return (
    <ol className="flex flex-col">
      {transitions.map(({ what, at }, index) => {
        const isLast = index === transitions.length - 1;
        return (
          <li
            key={`${what} ${at.getTime()}`}
            className="relative grid grid-cols-[1.25rem_1fr] gap-x-3 pb-4 last:pb-0"
            aria-current={isLast ? "step" : undefined}
          >
            <span
              aria-hidden="true"
              className={`mt-1.5 size-3 justify-self-center rounded-full ${isLast ? "bg-action" : "border-2 border-edge bg-raised"}`}
            />
            {isLast ? null : (
              <span aria-hidden="true" className="absolute start-[0.5625rem] top-5 bottom-0 w-px bg-edge" />
            )}
            <span className="leading-tight">
              <span className={isLast ? "font-condensed text-lg font-bold" : "font-condensed font-semibold"}>
                {what}
              </span>
              <span className="block text-sm text-muted">{formatDateTime(at, language)}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
