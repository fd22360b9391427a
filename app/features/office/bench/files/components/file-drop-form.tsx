// The form for the files of a test run: chosen as files, or dropped as a folder where the browser has JavaScript.

import { useRef, useState, type DragEvent } from "react";
import {
  fileKindNames,
  fileKinds,
  LARGEST_MEASUREMENT_FILE,
  MOST_MEASUREMENT_FILES,
} from "../../../../../../shop/inventory/bench/files/measurement-file.ts";
import { useWords } from "../../../../../i18n/use-words.ts";
import { Button } from "../../../../../kit/button.tsx";
import { controlClass, Field } from "../../../../../kit/field.tsx";
import { officeLinks } from "../../../../../office-links.ts";
import { filesIn } from "../dropped-folder.ts";

/** Of one form: the server reads no more of a streamed body (app/server/guard.server.ts). */
const MOST_MEGABYTES = 100;

/** Names of what writes logs of erasures. */
const ERASING = ["nwipe", "script"];

export function FileDropForm({ code, error = null }: { code: string; error?: string | null }) {
  const { t } = useWords("office-bench");
  const form = useRef<HTMLFormElement>(null);
  const [isOver, setIsOver] = useState(false);
  const hint = t("files.hint", {
    most: MOST_MEASUREMENT_FILES,
    megabytes: LARGEST_MEASUREMENT_FILE / 1_000_000,
    total: MOST_MEGABYTES,
  });
  const take = async (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    // The list of entries is empty once this function has waited for something.
    const files = await filesIn(event.dataTransfer);
    const input = form.current?.elements.namedItem("files");
    if (files.length === 0 || !(input instanceof HTMLInputElement)) return;
    const chosen = new DataTransfer();
    for (const file of files) chosen.items.add(file);
    input.files = chosen.files;
    form.current?.requestSubmit();
  };
  return (
    <form
      ref={form}
      method="post"
      action={officeLinks.benchFiles(code)}
      encType="multipart/form-data"
      className="flex flex-col items-start gap-4"
    >
      <p className="max-w-[80ch] text-muted">
        {t("files.lead", { programs: [...fileKinds.map((kind) => fileKindNames[kind]), ...ERASING].join(", ") })}
      </p>
      <Field name="files" label={t("files.choose")} hint={hint} error={error} className="w-full">
        {(control) => (
          <input
            {...control}
            type="file"
            multiple
            required
            onDragOver={(event) => {
              event.preventDefault();
              setIsOver(true);
            }}
            onDragLeave={() => setIsOver(false)}
            onDrop={(event) => void take(event)}
            className={`${controlClass} border-dashed py-8 ${isOver ? "border-action" : ""}`}
          />
        )}
      </Field>
      <Button variant="secondary">{t("files.check")}</Button>
    </form>
  );
}
