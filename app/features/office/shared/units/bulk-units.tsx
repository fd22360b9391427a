// The bulk buttons of lists of units. The place stands first: Enter in its field, as a scanner sends it, places the units.

import { useWords } from "../../../../i18n/use-words.ts";
import { Button, buttonClass } from "../../../../kit/button.tsx";
import { TextField } from "../../../../kit/field.tsx";

/** Needs the words of the namespace "office-units". `canWithdraw`: the list shows units on sale. */
export function BulkUnits({ canEdit, canWithdraw = false }: { canEdit: boolean; canWithdraw?: boolean }) {
  const { t } = useWords("office-units");
  return (
    <>
      {canEdit ? (
        <span className="flex flex-wrap items-end gap-2">
          <TextField
            id="bulk-place"
            name="place"
            label={t("bulk.placeField")}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
            className="w-36"
          />
          <Button name="intent" value="place" variant="secondary">
            {t("bulk.place")}
          </Button>
        </span>
      ) : null}
      {(["a4", "roll"] as const).map((format) => (
        <Button key={format} name="intent" value={`labels-${format}`} variant="secondary" size="sm">
          {t(`bulk.${format}`)}
        </Button>
      ))}
      {canEdit && canWithdraw ? (
        <details className="open:w-full">
          <summary className={buttonClass({ variant: "quiet", size: "sm" })}>{t("bulk.withdraw")}…</summary>
          <span className="mt-2 flex flex-wrap items-end gap-2">
            <TextField
              id="bulk-reason"
              name="reason"
              label={t("bulk.reason")}
              maxLength={500}
              autoComplete="off"
              className="min-w-0 grow sm:max-w-md"
            />
            <Button name="intent" value="withdraw" variant="danger">
              {t("bulk.withdraw")}
            </Button>
          </span>
        </details>
      ) : null}
    </>
  );
}
