// /components: the nine categories, each with its picture and its number of listings (spec 2).

import { Link } from "react-router";
import type { Route } from "./+types/component-categories";
import { categoryPicture } from "../../../shop/catalogue/picture.ts";
import { categories } from "../../../shop/catalogue/specs.ts";
import { shopContext } from "../../context.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { ButtonLink } from "../../kit/button.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { Icon } from "../../kit/icon.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { Picture } from "../../kit/picture/picture.tsx";

export const handle = { words: ["catalogue"], cache: { query: "ignored" } } satisfies RouteHandle;

export function loader({ context }: Route.LoaderArgs) {
  const { catalogueIndex } = context.get(shopContext);
  return {
    counts: categories.map((category) => ({
      category,
      count: catalogueIndex.count(category),
      picture: categoryPicture(category),
    })),
  };
}

export default function Components({ loaderData: { counts } }: Route.ComponentProps) {
  const { t } = useWords("catalogue");
  const { t: shell } = useWords("shell");
  return (
    <>
      <Head title={t("components.title")} description={t("components.lead")} />
      <Page title={t("components.title")} lead={t("components.lead")}>
        <p className="-mt-3 mb-6 flex flex-wrap gap-3">
          <ButtonLink to={links.configurator()} variant="secondary">
            <Icon name="chip" size={18} />
            {t("components.builder")}
          </ButtonLink>
          <ButtonLink to={links.myPc()} variant="secondary">
            <Icon name="monitor" size={18} />
            {t("myPc.describe")}
          </ButtonLink>
        </p>
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-5">
          {counts.map(({ category, count, picture }) => (
            <li
              key={category}
              className="relative border border-line bg-surface transition-[border-color,box-shadow] hover:border-edge hover:shadow-lift"
            >
              <Picture src={picture} alt="" width={800} height={600} sizes="(min-width:48rem) 30vw,46vw" />
              <div className="items-baseline justify-between gap-x-4 p-3 md:flex md:p-4">
                <h2 className="text-lg md:text-xl">
                  <Link to={links.productType(category)} className="after:absolute after:inset-0">
                    {shell(`categories.${category}`)}
                  </Link>
                </h2>
                <p className="figure text-xs text-muted">{t("components.count", { count })}</p>
              </div>
            </li>
          ))}
        </ul>
      </Page>
    </>
  );
}
