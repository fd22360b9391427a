// The configurator is not open yet. What exists already: the parts on the shelf, by category, and people to ask.

import { Link } from "react-router";
import type { Route } from "./+types/configurator";
import { categories } from "../../shop/catalogue/specs.ts";
import { shopContext } from "../context.server.ts";
import { useWords } from "../i18n/use-words.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Head } from "../ui/head.tsx";
import { Icon } from "../ui/icon.tsx";
import { Notice } from "../ui/notice.tsx";
import { Page } from "../ui/page.tsx";

export const handle = { words: ["configurator"] };

const checks = ["socket", "memory", "power", "space"] as const;

export function loader({ context }: Route.LoaderArgs) {
  const { shelf } = context.get(shopContext);
  return { shelves: categories.map((category) => ({ category, count: shelf.count(category) })) };
}

export default function Configurator({ loaderData }: Route.ComponentProps) {
  const { t } = useWords("configurator");
  const shell = useWords("shell");
  return (
    <Page title={t("title")} lead={t("lead")}>
      <Head title={t("title")} description={t("lead")} />
      <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[3fr_2fr]">
        <div>
          <h2 className="text-2xl">{t("checks.title")}</h2>
          <ul className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
            {checks.map((check) => (
              <li key={check} className="flex gap-3 border-t border-edge pt-3">
                <Icon name="check" className="mt-0.5 text-good" />
                <span>
                  <span className="block font-condensed text-lg leading-tight font-bold">{t(`checks.${check}.title`)}</span>
                  <span className="text-muted">{t(`checks.${check}.text`)}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <Notice title={t("soon.title")}>
          <p>{t("soon.text")}</p>
          <ButtonLink to="/contact?topic=configurator" className="mt-4">
            {t("soon.action")}
          </ButtonLink>
        </Notice>
      </div>
      <h2 className="mt-14 text-3xl">{t("parts.title")}</h2>
      <p className="mt-2 text-muted">{t("parts.text")}</p>
      <ul className="mt-6 grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 lg:grid-cols-5">
        {loaderData.shelves.map(({ category, count }) => (
          <li key={category}>
            <Link to={`/components/${category}`} className="group block h-full border border-line bg-surface hover:border-ink">
              <img src={`/drawings/category-${category}.svg`} alt="" width={400} height={300} loading="lazy" className="w-full border-b border-line" />
              <span className="flex flex-wrap items-baseline justify-between gap-x-3 p-3">
                <span className="font-condensed text-lg leading-tight font-semibold group-hover:text-link">{shell.t(`categories.${category}`)}</span>
                <span className="text-sm text-muted">{t("parts.count", { count })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Page>
  );
}
