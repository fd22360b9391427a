import { useWords } from "../../../../i18n/use-words.ts";
import type { TextChange } from "../text-setting.server.ts";

const looks = {
  same: { mark: " ", className: "text-muted" },
  removed: { mark: "−", className: "bg-danger-soft" },
  added: { mark: "+", className: "bg-good-soft" },
} as const;

/** What differs between two versions of a text, line by line. */
export function TextChanges({ changes, labelOf }: { changes: readonly TextChange[]; labelOf(field: string): string }) {
  const { t } = useWords("office-settings");
  if (changes.length === 0) return <p className="text-muted">{t("history.same")}</p>;
  return changes.map(({ field, lines }) => (
    <section key={field} className="mt-3">
      <h3 className="text-sm text-muted">{labelOf(field)}</h3>
      <ol className="mt-1 border border-line text-sm">
        {lines.map(({ kind, text }, index) => (
          <li key={index} className={`flex gap-2 px-2 py-1 ${looks[kind].className}`}>
            <span aria-hidden="true" className="figure w-3 shrink-0">
              {looks[kind].mark}
            </span>
            {kind === "same" ? (
              <span className="min-w-0 break-words">{text}</span>
            ) : kind === "removed" ? (
              <del className="min-w-0 break-words">{text}</del>
            ) : (
              <ins className="min-w-0 break-words no-underline">{text}</ins>
            )}
          </li>
        ))}
      </ol>
    </section>
  ));
}
