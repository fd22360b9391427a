// What the pages that choose a part have in common: for a build, and for the visitor's own PC.

import type { ComponentProps, ReactNode } from "react";
import { Form } from "react-router";
import type { ListingId } from "../../../base/id.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../kit/button.tsx";
import { controlClass } from "../../kit/field.tsx";
import { Icon } from "../../kit/icon.tsx";
import { Picture } from "../../kit/picture/picture.tsx";
import { ShopLink } from "../../kit/shop-link.tsx";
import { links } from "../../links.ts";
import { LONGEST_TEXT } from "./narrowing.ts";

/** The link above the heading, back to the build. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ShopLink
      to={to}
      rel="nofollow"
      className="inline-flex min-h-11 items-center gap-2 font-condensed font-semibold text-link underline-offset-4 hover:underline"
    >
      <Icon name="arrow-left" size={18} />
      {children}
    </ShopLink>
  );
}

/** Filters by name: a GET form to the page of `link`. `children`: further fields. */
export function NarrowingForm({ link, q, children }: { link: string; q: string; children?: ReactNode }) {
  const { t } = useWords("configurator");
  const [path = "", search = ""] = link.split("?");
  return (
    <search>
      <Form method="get" action={path} preventScrollReset className="mt-6 flex flex-wrap items-end gap-3">
        {[...new URLSearchParams(search)].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <div className="flex min-w-0 grow basis-72 items-end gap-2">
          <label className="min-w-0 grow font-condensed text-sm leading-tight font-semibold">
            {t("pick.search")}
            <input
              key={q}
              type="search"
              name="q"
              defaultValue={q}
              maxLength={LONGEST_TEXT}
              enterKeyHint="search"
              className={`${controlClass} mt-1 font-sans font-normal`}
            />
          </label>
          <Button variant="secondary">{t("pick.narrow")}</Button>
        </div>
        {children}
      </Form>
    </search>
  );
}

type CandidateItemProps = {
  candidate: { id: ListingId; title: string; picture: ComponentProps<typeof Picture>["src"]; facts: readonly string[] };
  /** Price and button. */
  aside: ReactNode;
  children: ReactNode;
};

/** One candidate in the list; `children`: what is to be known of it in this build. */
export function CandidateItem({ candidate: { id, title, picture, facts }, aside, children }: CandidateItemProps) {
  return (
    <li
      data-candidate={id}
      className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-b border-line py-4 sm:grid-cols-[7rem_minmax(0,1fr)_auto] sm:gap-x-6"
    >
      <ShopLink to={links.product(id)} tabIndex={-1} aria-hidden="true">
        <Picture src={picture} alt="" width={800} height={600} sizes="7rem" />
      </ShopLink>
      <div className="min-w-0">
        <h2 className="font-condensed text-lg leading-tight font-bold sm:text-xl">
          <ShopLink to={links.product(id)} className="underline-offset-4 hover:underline">
            {title}
          </ShopLink>
        </h2>
        <p className="mt-0.5 text-sm">{facts.join(" · ")}</p>
        {children}
      </div>
      <div className="flex items-center justify-between gap-x-6 gap-y-2 max-sm:col-span-2">{aside}</div>
    </li>
  );
}

/** `state`: of the next page, as where the focus goes. */
export function TakeButton({
  title,
  ...target
}: { title: string } & Pick<ComponentProps<typeof ButtonLink>, "to" | "state">) {
  const { t } = useWords("configurator");
  return (
    <ButtonLink
      {...target}
      rel="nofollow"
      variant="secondary"
      className="min-w-28"
      aria-label={t("pick.takeName", { name: title })}
    >
      {t("pick.take")}
    </ButtonLink>
  );
}
