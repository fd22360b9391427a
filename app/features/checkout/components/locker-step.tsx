// The step between delivery and payment for who wants the parcel in a locker: a search, and a button for each locker. Works
// before JavaScript.

import { Form, useNavigation } from "react-router";
import { couriers } from "../../../../shop/shipping/courier.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { TextField } from "../../../kit/field.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Pagination } from "../../../kit/pagination.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import type { checkoutLockers } from "../checkout-lockers.server.ts";

type Lockers = Awaited<ReturnType<typeof checkoutLockers>>;
type Found = NonNullable<Lockers["found"]>;

export function LockerStep({ lockers }: { lockers: Lockers }) {
  const { t } = useWords("checkout");
  const { formatDomainError } = useDomainErrors();
  const { offer, chosen, found } = lockers;
  const bar = offer === null ? { code: "locker-off" as const } : offer.bar;
  return (
    <Panel title={t("lockers.title")}>
      {bar || found === null ? (
        <Notice tone="warn">{formatDomainError(bar ?? { code: "locker-off" })}</Notice>
      ) : (
        <>
          <p className="mb-4">{t("lockers.lead")}</p>
          <Search found={found} />
          {found.rows.length === 0 ? <p className="mt-4">{t("lockers.none")}</p> : null}
          <ul className="mt-4 flex flex-col divide-y divide-line">
            {found.rows.map((row) => (
              <Row key={row.id} row={row} isChosen={row.id === chosen?.id} />
            ))}
          </ul>
          <Pagination
            page={found.page}
            pages={found.pages}
            hrefFor={(page) => links.checkout({ step: "locker", q: found.search, page: String(page) })}
          />
        </>
      )}
      <div className="mt-4">
        <ButtonLink to={links.checkout({ step: "shipping" })} variant="secondary">
          {t("payment.back")}
        </ButtonLink>
      </div>
    </Panel>
  );
}

function Search({ found }: { found: Found }) {
  const { t } = useWords("checkout");
  return (
    <Form method="get" action={links.checkout()} className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="step" value="locker" />
      <TextField
        name="q"
        label={t("lockers.search")}
        defaultValue={found.search}
        required={false}
        autoComplete="off"
        maxLength={80}
        className="min-w-56 grow"
      />
      <Button variant="secondary">{t("lockers.find")}</Button>
    </Form>
  );
}

function Row({ row, isChosen }: { row: Found["rows"][number]; isChosen: boolean }) {
  const { t } = useWords("checkout");
  const { formatDomainError } = useDomainErrors();
  const isBusy = useNavigation().formData?.get("lockerId") === row.id;
  const facts = [couriers[row.courier].name, row.hours, row.takesCard ? t("lockers.card") : ""].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 grow basis-56">
        <p className="font-condensed text-lg font-bold leading-tight">{row.name}</p>
        <p>{[row.address, row.postalCode, row.city, row.countyName].filter(Boolean).join(", ")}</p>
        <p className="text-sm text-muted">{facts.join(" · ")}</p>
        {row.bar ? <p className="text-sm font-semibold text-warn">{formatDomainError(row.bar)}</p> : null}
      </div>
      {row.bar ? null : (
        <Form method="post" action={links.checkout({ step: "locker" })}>
          <input type="hidden" name="intent" value="locker" />
          <input type="hidden" name="lockerId" value={row.id} />
          <Button
            variant={isChosen ? "primary" : "secondary"}
            busy={isBusy}
            aria-label={t("lockers.chooseThis", { name: row.name, address: row.address })}
          >
            {t(isChosen ? "lockers.chosen" : "lockers.choose")}
          </Button>
        </Form>
      )}
    </li>
  );
}
