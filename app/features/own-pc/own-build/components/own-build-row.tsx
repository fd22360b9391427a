// One category of the visitor's own PC: what is in it, what goes, and what is bought.

import { useWords } from "../../../../i18n/use-words.ts";
import { ButtonLink } from "../../../../kit/button.tsx";
import { Icon } from "../../../../kit/icon.tsx";
import { Price } from "../../../../kit/price.tsx";
import { ShopLink } from "../../../../kit/shop-link.tsx";
import { links } from "../../../../links.ts";
import { furtherReasons } from "../../../../shared/own-pc/fit.ts";
import { FitMark } from "../../../../shared/own-pc/fit-mark.tsx";
import type { BoughtPartView, OwnBuildRowView } from "../own-build.view.server.ts";

const textLink = "link inline-flex min-h-11 items-center text-sm";

export function OwnBuildRow({ row }: { row: OwnBuildRowView }) {
  const { t } = useWords("own-pc");
  const { t: parts } = useWords("configurator");
  const { category, staying, leaving, choose, takeOut, putBack, isEmpty } = row;
  const isKnown = staying.length + leaving.length > 0;
  return (
    <li
      id={category}
      data-row={category}
      className="grid scroll-mt-24 items-start gap-x-6 gap-y-2 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto]"
    >
      <div className="min-w-0">
        <h3 className="silk text-muted">{parts(`part.${category}`)}</h3>
        {staying.map((name) => (
          <p key={name} className="text-lg leading-tight">
            {name} <span className="text-sm text-muted">{t("build.yours")}</span>
          </p>
        ))}
        {leaving.map((name) => (
          <p key={name} className="leading-tight text-muted">
            <s>{name}</s> <span className="text-sm">{t("build.goes")}</span>
          </p>
        ))}
        {!isKnown && row.parts.length === 0 ? <p className="text-sm text-muted">{t("build.unknown")}</p> : null}
        {isEmpty ? <p className="mt-1 text-sm font-semibold text-warn">{t("build.empty")}</p> : null}
        {row.parts.map((part) => (
          <BoughtPart key={part.id} part={part} />
        ))}
        <div className="flex flex-wrap gap-x-5">
          {takeOut ? (
            <ShopLink to={takeOut} rel="nofollow" preventScrollReset className={textLink}>
              {t("build.takeOut")}
            </ShopLink>
          ) : null}
          {putBack ? (
            <ShopLink to={putBack} rel="nofollow" preventScrollReset className={textLink}>
              {t("build.putBack")}
            </ShopLink>
          ) : null}
        </div>
      </div>
      {choose ? (
        <ButtonLink to={choose} rel="nofollow" variant="secondary" className="max-sm:w-full sm:min-w-32">
          {row.parts.length > 0 || isKnown ? t(chooseWord(row)) : parts("choose")}
          <span className="sr-only">: {parts(`part.${category}`)}</span>
        </ButtonLink>
      ) : (
        <p className="text-sm text-muted">{t("build.full")}</p>
      )}
    </li>
  );
}

function chooseWord({ category, parts, staying }: OwnBuildRowView): "build.add" | "build.change" | "build.replace" {
  if (category === "ram" || category === "ssd" || category === "hdd") return "build.add";
  return parts.length > 0 || staying.length === 0 ? "build.change" : "build.replace";
}

function BoughtPart({ part }: { part: BoughtPartView }) {
  const { t } = useWords("own-pc");
  const { t: parts } = useWords("configurator");
  const { id, title, facts, quantity, price, state, fit, remove, more, less } = part;
  const name = title ?? parts("state.goneTitle");
  return (
    <div data-bought={id} className="mt-2 border-s-4 border-good ps-3">
      <p className="font-condensed text-lg leading-tight font-bold">
        <ShopLink to={links.product(id)} className="underline-offset-4 hover:underline">
          {quantity > 1 ? `${quantity} × ` : ""}
          {name}
        </ShopLink>
      </p>
      <p className="text-sm text-muted">{facts.join(" · ")}</p>
      {price === null ? null : <Price amount={price} size="sm" />}
      {state === "free" ? null : (
        <p className="flex items-center gap-2 text-sm font-semibold text-warn">
          <Icon name="warning" size={16} />
          {state === "short" ? t("build.short") : parts(`state.${state}`)}
        </p>
      )}
      {fit ? (
        <ul className="mt-1 grid gap-1">
          {[fit.text, ...furtherReasons(fit)].map((text) => (
            <li key={text}>
              <FitMark fit={{ ...fit, text }} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className="flex flex-wrap gap-x-5">
        {less ? (
          <ShopLink to={less} rel="nofollow" preventScrollReset className={textLink}>
            {t("build.less")}
          </ShopLink>
        ) : null}
        {more ? (
          <ShopLink to={more} rel="nofollow" preventScrollReset className={textLink}>
            {t("build.more")}
          </ShopLink>
        ) : null}
        <ShopLink
          to={remove}
          rel="nofollow"
          preventScrollReset
          aria-label={parts("remove", { name })}
          className={textLink}
        >
          {parts("removeShort")}
        </ShopLink>
      </div>
    </div>
  );
}
