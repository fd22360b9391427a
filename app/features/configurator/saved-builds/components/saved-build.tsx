// One saved build. Needs the namespaces "configurator-saved-builds" and "domain-errors".

import { Form, useNavigation } from "react-router";
import type { OwnBuildView } from "../saved-build.view.server.ts";
import { LONGEST_BUILD_NAME } from "../../../../../shop/configurator/saved-build.ts";
import { bani } from "../../../../../base/money.ts";
import { formatDate, formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import { Badge } from "../../../../kit/badge.tsx";
import { Button, ButtonLink } from "../../../../kit/button.tsx";
import { TextField } from "../../../../kit/field.tsx";
import { Icon } from "../../../../kit/icon.tsx";
import { Picture } from "../../../../kit/picture/picture.tsx";
import { Price } from "../../../../kit/price.tsx";
import { ShopLink } from "../../../../kit/shop-link.tsx";

const PLACE = links.builds();

type SavedBuildProps = {
  build: OwnBuildView;
  /** The open dialog: renaming or removing. */
  dialog: "name" | "remove" | null;
  /** A rejected name, and why. */
  typed: string | undefined;
  wrongName: string | undefined;
};

export function SavedBuild({ build, dialog, typed, wrongName }: SavedBuildProps) {
  const { t, language } = useWords("configurator-saved-builds");
  const hasDialog = dialog !== null || wrongName !== undefined;
  return (
    <li id={build.id} className="scroll-mt-24 rounded-sm border border-line bg-surface">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3 p-4 md:p-5">
        <div className="min-w-0 grow basis-60">
          <h2 className="text-2xl leading-tight wrap-anywhere">
            <ShopLink to={build.href} className="underline-offset-4 hover:underline">
              {build.name}
            </ShopLink>
          </h2>
          <p className="mt-1 text-sm text-muted">{t("savedAt", { date: formatDate(build.savedAt, language) })}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <StateBadges build={build} />
          </p>
        </div>
        <Total build={build} />
      </div>
      {hasDialog ? (
        <div className="border-t border-line p-4 md:p-5">
          {dialog === "remove" ? (
            <RemoveForm build={build} />
          ) : (
            <RenameForm build={build} typed={typed} wrong={wrongName} />
          )}
        </div>
      ) : null}
      <Parts build={build} />
      <Actions build={build} />
    </li>
  );
}

function StateBadges({ build: { gone, isFree, fits, isComplete } }: Pick<SavedBuildProps, "build">) {
  const { t } = useWords("configurator-saved-builds");
  return (
    <>
      {gone > 0 ? (
        <Badge tone="danger">{t("state.gone", { count: gone })}</Badge>
      ) : isFree ? (
        <Badge tone="good">{t("state.free")}</Badge>
      ) : (
        <Badge tone="warn">{t("state.some")}</Badge>
      )}
      {fits ? null : <Badge tone="danger">{t("state.incompatible")}</Badge>}
      {fits && gone === 0 ? (
        isComplete ? (
          <Badge tone="good">{t("state.fits")}</Badge>
        ) : (
          <Badge>{t("state.missing")}</Badge>
        )
      ) : null}
    </>
  );
}

/** The current price, and the difference to the day it was saved. */
function Total({ build: { now, before, gone } }: Pick<SavedBuildProps, "build">) {
  const { t } = useWords("configurator-saved-builds");
  if (now === 0) return null;
  return (
    <div className="sm:text-end">
      <p className="text-sm text-muted">{t(gone > 0 ? "nowWithout" : "now")}</p>
      <Price amount={now} />
      {now < before ? (
        <p className="text-sm font-semibold text-good">{t("drop", { amount: formatPrice(bani(before - now)) })}</p>
      ) : null}
      {now > before ? (
        <p className="text-sm text-muted">{t("rise", { amount: formatPrice(bani(now - before)) })}</p>
      ) : null}
    </div>
  );
}

function Parts({ build }: Pick<SavedBuildProps, "build">) {
  const { t } = useWords("configurator-saved-builds");
  return (
    <ul aria-label={t("parts", { name: build.name })} className="border-t border-line">
      {build.parts.map((part) => (
        <li
          key={part.listingId}
          className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-4 border-b border-line px-4 py-2 last:border-0 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto] md:px-5"
        >
          <span className={part.state === "gone" ? "opacity-60 grayscale" : ""}>
            {part.picture === null ? (
              <span className="block aspect-4/3 bg-sunken" />
            ) : (
              <Picture src={part.picture} alt="" width={400} height={300} sizes="3.5rem" />
            )}
          </span>
          <span className="min-w-0">
            <span className="block leading-snug wrap-anywhere">
              {part.quantity > 1 ? `${part.quantity} × ` : null}
              {part.state === "gone" ? (
                <span className="text-muted">{part.title}</span>
              ) : (
                <ShopLink to={links.product(part.listingId)} className="underline-offset-4 hover:underline">
                  {part.title}
                </ShopLink>
              )}
            </span>
            <span className="block truncate text-sm text-muted max-sm:hidden">{part.facts.join(" · ")}</span>
            {part.state === "free" || part.instead === null ? null : (
              <span className="mt-1 flex flex-wrap items-center gap-x-3">
                <Badge tone={part.state === "gone" ? "danger" : "warn"}>
                  {t(`part.${part.state}`, { count: part.free })}
                </Badge>
                <ShopLink
                  to={part.instead}
                  className="link inline-flex min-h-11 items-center text-sm"
                  aria-label={t("insteadLabel", { title: part.title })}
                >
                  {t("instead")}
                </ShopLink>
              </span>
            )}
          </span>
          <span
            className={`figure text-sm whitespace-nowrap max-sm:col-start-2 ${part.state === "gone" ? "text-muted line-through" : ""}`}
          >
            {formatPrice(bani(part.price * part.quantity))}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Actions({ build: { id, name, href, gone, fits } }: Pick<SavedBuildProps, "build">) {
  const { t } = useWords("configurator-saved-builds");
  const { isBusy, ...form } = useBuildForm(id);
  const canBeBought = gone === 0 && fits;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line p-4 md:px-5">
      {canBeBought ? (
        <Form {...form}>
          <input type="hidden" name="saved" value={id} />
          <Button name="intent" value="cart" size="sm" busy={isBusy} aria-label={t("toCartLabel", { name })}>
            <Icon name="cart" size={16} />
            {t("toCart")}
          </Button>
        </Form>
      ) : null}
      <ButtonLink
        to={href}
        variant={canBeBought ? "secondary" : "primary"}
        size="sm"
        aria-label={t("openLabel", { name })}
      >
        {t("open")}
      </ButtonLink>
      <span className="flex flex-wrap gap-x-1 max-sm:-ms-3 sm:ms-auto">
        <ButtonLink
          to={`${PLACE}?rename=${id}#${id}`}
          variant="quiet"
          size="sm"
          preventScrollReset
          aria-label={t("renameLabel", { name })}
        >
          {t("rename")}
        </ButtonLink>
        <ButtonLink
          to={`${PLACE}?remove=${id}#${id}`}
          variant="quiet"
          size="sm"
          preventScrollReset
          aria-label={t("removeLabel", { name })}
        >
          {t("remove")}
        </ButtonLink>
      </span>
    </div>
  );
}

function RenameForm({
  build: { id, name },
  typed,
  wrong,
}: Pick<SavedBuildProps, "build" | "typed"> & { wrong: string | undefined }) {
  const { t } = useWords("configurator-saved-builds");
  const { isBusy, ...form } = useBuildForm(id);
  return (
    <Form {...form} noValidate className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="saved" value={id} />
      <input type="hidden" name="intent" value="rename" />
      <TextField
        name="name"
        label={t("name")}
        defaultValue={typed ?? name}
        maxLength={LONGEST_BUILD_NAME}
        required
        error={wrong}
        className="min-w-0 grow basis-72"
      />
      <span className="flex flex-wrap gap-2">
        <Button busy={isBusy}>{t("saveName")}</Button>
        <ButtonLink to={`${PLACE}#${id}`} variant="quiet" preventScrollReset>
          {t("keep")}
        </ButtonLink>
      </span>
    </Form>
  );
}

function RemoveForm({ build: { id, name } }: Pick<SavedBuildProps, "build">) {
  const { t } = useWords("configurator-saved-builds");
  const { isBusy, ...form } = useBuildForm(id);
  return (
    <Form {...form} className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <input type="hidden" name="saved" value={id} />
      <p className="grow basis-72 font-semibold wrap-anywhere">{t("removeAsk", { name })}</p>
      <span className="flex flex-wrap gap-2">
        <Button name="intent" value="remove" variant="danger" busy={isBusy}>
          {t("removeYes")}
        </Button>
        <ButtonLink to={`${PLACE}#${id}`} variant="quiet" preventScrollReset>
          {t("keep")}
        </ButtonLink>
      </span>
    </Form>
  );
}

function useBuildForm(id: string) {
  const { state, formData } = useNavigation();
  return {
    method: "post" as const,
    action: PLACE,
    preventScrollReset: true,
    isBusy: state !== "idle" && formData?.get("saved") === id,
  };
}
