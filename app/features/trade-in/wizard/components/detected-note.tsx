// On each step: what the detection script found, whether it was filled in, and what remains unknown.

import type { Detection } from "../../../../../shop/trade-in/draft/draft.ts";
import { Form } from "react-router";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { Icon } from "../../../../kit/icon.tsx";

type DetectedNoteProps = {
  /** The detections for this step. */
  found: readonly Detection[];
  /** The name of the current answer of the step, or null. */
  chosen: string | null;
  /** The address of the form. */
  action: string;
};

/** Needs the words of the namespace "trade-in-detect". */
export function DetectedNote({ found, chosen, action }: DetectedNoteProps) {
  const { t } = useWords("trade-in-detect");
  if (found.length === 0) return null;
  return (
    <section aria-label={t("found")} className="mb-6 flex flex-col gap-3">
      {found.map((detection) => (
        <div
          key={`${detection.is} ${detection.raw}`}
          className={`flex gap-3 border-s-4 px-4 py-3 ${looks[detection.is]}`}
        >
          <Icon
            name={detection.is === "filled" ? "check" : detection.is === "asked" ? "chip" : "info"}
            className="mt-0.5 shrink-0"
          />
          <div className="min-w-0 [overflow-wrap:anywhere]">
            {detection.is === "filled" ? <p className="silk">{t("filled")}</p> : null}
            <p>{detectionText(detection)}</p>
            {detection.is === "asked" && !detection.options.some(({ name }) => name === chosen) ? (
              <Form method="post" action={action} className="mt-3 flex flex-wrap gap-2">
                {detection.options.map(({ id, name }) => (
                  <Button key={id} variant="secondary" size="sm" name="part" value={id}>
                    {name}
                  </Button>
                ))}
              </Form>
            ) : null}
          </div>
        </div>
      ))}
    </section>
  );

  function detectionText({ is, raw, reason, name }: Detection): string {
    if (is === "filled")
      return name === chosen || chosen === null ? t("filledText", { raw }) : t("changed", { raw, name: name ?? "" });
    if (is === "asked") return t(reason === "memory-not-told" ? "asked.memory" : "asked.several", { raw });
    switch (reason) {
      case "listed":
      case "recognised":
      case "memory-not-told":
      case "several":
        return t("left.not-named", { raw });
      default:
        return t(`left.${reason}`, { raw });
    }
  }
}

const looks = {
  filled: "border-good bg-good-soft",
  asked: "border-warn bg-warn-soft",
  left: "border-edge bg-surface",
} as const;
