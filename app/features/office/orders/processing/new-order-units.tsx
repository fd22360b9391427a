// The units of a new order: search or scan, what was found, what was chosen.

import { sum } from "../../../../../base/money.ts";
import type { UnitForSale } from "../../../../../shop/orders/by-phone/phone-order.ts";
import { formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";
import { Button } from "../../../../kit/button.tsx";
import { TextField } from "../../../../kit/field.tsx";
import { Icon } from "../../../../kit/icon.tsx";

/** Its button is the form's first: Enter, which ends every scanned code, adds the unit. */
export function UnitSearch({ search }: { search: string }) {
  const { t } = useWords("office-orders-processing");
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        name="search"
        label={t("new.find")}
        hint={t("new.findHint")}
        defaultValue={search}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        className="grow"
      />
      <Button name="intent" value="add" variant="secondary">
        {t("new.add")}
      </Button>
    </div>
  );
}

export function FoundUnits({ found, search }: { found: readonly UnitForSale[] | null; search: string }) {
  const { t } = useWords("office-orders-processing");
  if (found === null) return null;
  if (found.length === 0)
    return (
      <p aria-live="polite" className="mt-3">
        {t("new.nothing", { search })}
      </p>
    );
  return (
    <div className="mt-4">
      <h3 className="text-base">{t("new.found")}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {found.map((unit) => (
          <li key={unit.code} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <UnitText unit={unit} />
            {unit.free || unit.reservedBy ? (
              <Button name="intent" value={`pick ${unit.code}`} variant="secondary" size="sm">
                {t("new.add")}
              </Button>
            ) : (
              <Badge tone="danger">{t("new.notFree")}</Badge>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function ChosenUnits({ chosen, error }: { chosen: readonly UnitForSale[]; error: string | undefined }) {
  const { t } = useWords("office-orders-processing");
  return (
    <div className="mt-4" id="field-units" tabIndex={-1}>
      <h3 className="text-base">{t("new.chosen")}</h3>
      <input type="hidden" name="units" value={chosen.map(({ code }) => code).join(",")} />
      <input type="hidden" name="seenGoods" value={sum(chosen.map(({ price }) => price))} />
      {chosen.length === 0 ? (
        <p className={error ? "font-semibold text-danger" : "text-muted"}>{error ?? t("new.none")}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {chosen.map((unit) => (
            <li key={unit.code} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <UnitText unit={unit} />
              <span className="flex items-center gap-3">
                {unit.free || unit.reservedBy ? null : <Badge tone="danger">{t("new.notFree")}</Badge>}
                <Button
                  name="intent"
                  value={`remove ${unit.code}`}
                  variant="quiet"
                  size="sm"
                  aria-label={t("new.remove", { code: unit.code })}
                >
                  <Icon name="close" size={16} />
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function UnitText({ unit: { title, code, serial, grade, price, reservedBy } }: { unit: UnitForSale }) {
  const { t } = useWords("office-orders-processing");
  return (
    <span className="min-w-0">
      <span className="block font-condensed font-bold">{title}</span>
      <span className="figure block text-sm break-words text-muted">
        {[code, serial && t("order.serial", { serial }), grade].filter((part) => part).join(" · ")}
      </span>
      <span className="figure font-semibold">{formatPrice(price)}</span>
      {reservedBy ? <span className="block text-sm">{t("new.reservedBy", { email: reservedBy })}</span> : null}
    </span>
  );
}
