// One category of a build: empty, with the number of compatible listings, or with the chosen parts.

import type { ReactNode } from "react";
import { times } from "../../../../base/money.ts";
import { mostOf, withoutPart, withQuantity } from "../../../../shop/compatibility/build.ts";
import { formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { PartView, RowView } from "../build.view.server.ts";
import { Badge } from "../../../kit/badge.tsx";
import { ButtonLink } from "../../../kit/button.tsx";
import { Icon } from "../../../kit/icon.tsx";
import { Picture } from "../../../kit/picture/picture.tsx";
import { Price } from "../../../kit/price.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { Guarantee } from "../../../kit/guarantee.tsx";
import type { BuildAddress } from "../../../../shop/configurator/build-address.ts";
import { links } from "../../../links.ts";
import { buildLink, chooseLink } from "../../../shared/configurator/build-links.ts";
import { Incompatibilities } from "./incompatibilities.tsx";

type BuildRowProps = {
  row: RowView;
  address: BuildAddress;
  /** The next category to choose: it has the primary button. */
  isNext: boolean;
  /** Chosen by the shop, not by the visitor. */
  isFilled: boolean;
};

export function BuildRow({ row, address, isNext, isFilled }: BuildRowProps) {
  const { t } = useWords("configurator");
  const { category, parts, incompatibilities } = row;
  return (
    <li id={category} className="scroll-mt-24 border-b border-line py-4 md:py-5">
      {parts.length === 0 ? (
        <EmptyRow row={row} address={address} isNext={isNext} />
      ) : (
        <div className="flex flex-col gap-5">
          {parts.map((part, place) => (
            <PartLine
              key={part.id}
              part={part}
              row={row}
              address={address}
              label={place === 0 ? <Label row={row} isFilled={isFilled} /> : null}
            />
          ))}
        </div>
      )}
      <Incompatibilities incompatibilities={incompatibilities} address={address} />
      {parts.length > 0 && row.freeSlots > 0 ? (
        <ShopLink
          to={chooseLink(address, category)}
          rel="nofollow"
          className="link mt-2 inline-flex min-h-11 items-center gap-1.5 text-sm sm:ms-[8.5rem]"
        >
          <Icon name="plus" size={14} />
          {t(`another.${category as "ram" | "ssd" | "hdd"}`)}
        </ShopLink>
      ) : null}
    </li>
  );
}

function Label({ row: { category }, isFilled }: { row: RowView; isFilled: boolean }) {
  const { t } = useWords("configurator");
  return (
    <h3 className="silk flex flex-wrap items-center gap-x-2 text-muted">
      {t(`part.${category}`)}
      {isFilled ? <Badge tone="good">{t("chosenForYou")}</Badge> : null}
    </h3>
  );
}

const frame = "grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:gap-x-6";

function EmptyRow({
  row: { category, picture, fits, of, isMissing },
  address,
  isNext,
}: Omit<BuildRowProps, "isFilled">) {
  const { t } = useWords("configurator");
  return (
    <div className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-center gap-x-3 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:gap-x-6">
      <Picture src={picture} alt="" width={800} height={600} sizes="7rem" className="opacity-45 grayscale" />
      <div className="min-w-0">
        <h3 className="font-condensed text-xl leading-tight font-bold">{t(`part.${category}`)}</h3>
        <p className="text-sm text-muted max-sm:hidden">{t(`for.${category}`)}</p>
        <p className={`text-sm sm:text-xs ${fits === 0 ? "font-semibold text-warn" : "text-muted"}`}>
          {fits === 0 ? t("fittingNone", { of }) : t("fitting", { fits, of })}
          {isMissing ? "" : ` · ${t("optional")}`}
        </p>
      </div>
      <ButtonLink
        to={chooseLink(address, category)}
        rel="nofollow"
        variant={isNext ? "primary" : "secondary"}
        className="max-sm:px-4 sm:min-w-32"
      >
        {t("choose")}
        <span className="sr-only">: {t(`part.${category}`)}</span>
      </ButtonLink>
    </div>
  );
}

function PartLine({
  part,
  row,
  address,
  label,
}: {
  part: PartView;
  row: RowView;
  address: BuildAddress;
  label: ReactNode;
}) {
  const { t } = useWords("configurator");
  const { id, goods } = part;
  const name = part.title ?? t("state.goneTitle");
  return (
    <div>
      <div className={frame}>
        <ShopLink
          to={links.product(id)}
          tabIndex={-1}
          aria-hidden="true"
          className={goods ? "" : "opacity-45 grayscale"}
        >
          <Picture src={goods?.picture ?? row.picture} alt="" width={800} height={600} sizes="7rem" />
        </ShopLink>
        <div className="min-w-0">
          {label}
          <ShopLink
            to={links.product(id)}
            data-part={row.category}
            className="font-condensed text-lg leading-tight font-bold underline-offset-4 hover:underline sm:text-xl"
          >
            {name}
          </ShopLink>
          {goods ? <PartFacts goods={goods} /> : null}
        </div>
        {goods ? (
          <div className="flex items-start justify-between gap-x-2 gap-y-1 max-sm:col-span-2 max-sm:flex-wrap max-sm:items-center sm:flex-col sm:items-end">
            <div className="sm:text-end">
              <Price amount={times(goods.price, part.quantity)} />
              {part.quantity > 1 ? (
                <p className="text-xs text-muted">{t("each", { price: formatPrice(goods.price) })}</p>
              ) : null}
            </div>
            <PartActions part={part} goods={goods} row={row} address={address} name={name} />
          </div>
        ) : null}
      </div>
      {part.state === "free" ? null : <Unavailable part={part} row={row} address={address} />}
    </div>
  );
}

type Goods = NonNullable<PartView["goods"]>;

function PartFacts({ goods }: { goods: Goods }) {
  const { t } = useWords("configurator");
  return (
    <>
      <p className="mt-0.5 text-sm text-muted">{goods.facts.join(" · ")}</p>
      <p className="text-sm text-muted">
        {t("grade", { grade: goods.grade })}
        {" · "}
        <Guarantee commercial={goods.warrantyMonths} />
      </p>
    </>
  );
}

function PartActions({
  part,
  goods,
  row: { category, freeSlots },
  address,
  name,
}: {
  part: PartView;
  goods: Goods;
  row: RowView;
  address: BuildAddress;
  name: string;
}) {
  const { t } = useWords("configurator");
  const { id, quantity } = part;
  const most = Math.min(quantity + freeSlots, goods.free);
  return (
    <div className="-me-2.5 ms-auto flex items-center sm:gap-1">
      {most > 1 || quantity > 1 ? <Stepper part={part} most={most} address={address} name={name} /> : null}
      <ShopLink
        to={chooseLink(address, category, { instead: mostOf[category] > 1 ? id : undefined })}
        rel="nofollow"
        className="inline-flex min-h-11 items-center px-2 font-condensed font-semibold text-link underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {t("change")}
        <span className="sr-only">: {name}</span>
      </ShopLink>
      <ShopLink
        to={buildLink({ ...address, requested: withoutPart(address.requested, id) })}
        rel="nofollow"
        preventScrollReset
        state={{ focus: category }}
        aria-label={t("remove", { name })}
        title={t("removeShort")}
        className="target inline-flex items-center justify-center text-muted hover:text-danger"
      >
        <Icon name="trash" />
      </ShopLink>
    </div>
  );
}

/** The quantity of a part, with a link for one less and a link for one more. */
function Stepper({
  part: { id, quantity },
  most,
  address,
  name,
}: {
  part: PartView;
  most: number;
  address: BuildAddress;
  name: string;
}) {
  const { t } = useWords("configurator");
  const step = (to: number, icon: "minus" | "plus", label: string) => {
    const look = "inline-flex size-11 items-center justify-center";
    if (to < 1 || to > most) {
      return (
        <span className={`${look} text-edge`}>
          <Icon name={icon} size={16} />
        </span>
      );
    }
    return (
      <ShopLink
        to={buildLink({ ...address, requested: withQuantity(address.requested, { listingId: id, quantity: to }) })}
        rel="nofollow"
        preventScrollReset
        aria-label={label}
        className={`${look} hover:bg-sunken`}
      >
        <Icon name={icon} size={16} />
      </ShopLink>
    );
  };
  return (
    <span className="inline-flex items-center rounded-sm border border-edge bg-raised">
      {step(quantity - 1, "minus", t("less", { name }))}
      <span className="figure min-w-7 text-center">
        <span className="sr-only">{t("quantity")} </span>
        {quantity}
      </span>
      {step(quantity + 1, "plus", t("more", { name }))}
    </span>
  );
}

/** The part is unavailable, or there are not enough of it: why, and what to do. */
function Unavailable({
  part: { id, title, state, goods },
  row,
  address,
}: {
  part: PartView;
  row: RowView;
  address: BuildAddress;
}) {
  const { t } = useWords("configurator");
  const free = goods?.free ?? 0;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 border-s-4 border-warn bg-warn-soft px-4 py-1.5 text-sm">
      <span className="flex min-h-8 items-center gap-2">
        <Icon name="warning" size={16} className="text-warn" />
        {state === "short" ? t("state.short", { count: free }) : t(`state.${state as "gone" | "held"}`)}
      </span>
      {state === "short" && free > 0 ? (
        <ShopLink
          to={buildLink({ ...address, requested: withQuantity(address.requested, { listingId: id, quantity: free }) })}
          rel="nofollow"
          preventScrollReset
          className="link inline-flex min-h-11 items-center"
        >
          {t("state.takeAll")}
        </ShopLink>
      ) : null}
      <ShopLink
        to={chooseLink(address, row.category, { instead: id })}
        rel="nofollow"
        className="link inline-flex min-h-11 items-center"
      >
        {t("state.replace")}
      </ShopLink>
      {goods ? null : (
        <ShopLink
          to={buildLink({ ...address, requested: withoutPart(address.requested, id) })}
          rel="nofollow"
          preventScrollReset
          state={{ focus: row.category }}
          aria-label={t("remove", { name: title ?? t("state.goneTitle") })}
          className="link inline-flex min-h-11 items-center"
        >
          {t("removeShort")}
        </ShopLink>
      )}
    </div>
  );
}
