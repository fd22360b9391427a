// Selling single parts (spec 2): a list that is typed, pasted or uploaded as a file, priced while it is edited, and
// the form for an offer.

import type { Route } from "./+types/sell-components";
import { categoryPicture } from "../../../../shop/catalogue/picture.ts";
import { partCategories } from "../../../../shop/parts/part.ts";
import { kindOfCategory } from "../../../../shop/pricing/declaration.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { Head } from "../../../kit/pages/head.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Page } from "../../../kit/pages/page.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { AskForOffer } from "./components/ask-for-offer.tsx";
import { BulkList } from "./components/bulk-list.tsx";
import { ComponentsEstimate } from "./components/components-estimate.tsx";
import { ComponentsOffer } from "./components/components-offer.tsx";
import { ListForm } from "./components/list-form.tsx";
import { AcceptedComponents } from "./components/accepted-components.tsx";
import { takeComponents } from "./components.action.server.ts";
import { listView } from "./components.view.server.ts";

export const handle = {
  words: ["trade-in-loose-parts", "trade-in-offer", "domain-errors"],
  purpose: "form",
  body: { size: "list", cards: "goods", explainsTooLarge: true },
} satisfies RouteHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { fallback } = shop.livePriceBook.current();
  return {
    ...(await listView(request, shop)),
    kinds: partCategories.map((category) => ({
      category,
      picture: categoryPicture(category),
      upTo: fallback[kindOfCategory(category)],
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return takeComponents(request, { shop: context.get(shopContext), language: context.get(languageContext) });
}

export default function SellComponents({ loaderData, actionData }: Route.ComponentProps) {
  const { list, offered, keyQuery, link, kinds } = loaderData;
  const { t } = useWords("trade-in-loose-parts");
  const { formatDomainError, formatFields } = useDomainErrors();
  const action = links.sellComponents(keyQuery);
  const errors = formatFields(actionData?.errors);
  const typedIn = (form: "list" | "offer") => (actionData?.of === form ? actionData.typed : null);
  const errorNotice = actionData?.domainError ? (
    <Notice tone="danger" live>
      {formatDomainError(actionData.domainError)}
    </Notice>
  ) : null;
  if (offered) {
    return (
      <Page title={t("send.title")}>
        <Head title={t("send.title")} hidden />
        <div className="not-empty:mb-6">{errorNotice}</div>
        <ComponentsOffer view={offered} />
      </Page>
    );
  }
  return (
    <Page title={t("title")} lead={t("lead")}>
      <Head title={t("title")} description={t("lead")} />
      <div className="flex flex-col gap-8 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-8 max-lg:[&_:is(input,select,textarea,button,a)]:scroll-mb-28">
          {errorNotice}
          <ErrorSummary errors={errors} />
          <ListForm list={list} action={action} typed={typedIn("list")} errors={errors} />
          <section>
            <h2 className="text-3xl">{t("bulk.title")}</h2>
            <p className="mt-2 mb-5 max-w-[62ch] text-muted">{t("bulk.lead")}</p>
            <BulkList
              action={action}
              issue={actionData?.issue ?? null}
              typedList={actionData?.of === "bulk" ? actionData.typed["list"] : undefined}
            />
          </section>
          {list.lines.length === 0 ? null : <AskForOffer action={action} typed={typedIn("offer")} errors={errors} />}
        </div>
        <div className="contents lg:sticky lg:top-28 lg:flex lg:flex-col lg:gap-6">
          <ComponentsEstimate list={list} />
          {link ? (
            <Panel label={t("resume.title")}>
              <p className="text-sm">
                {t("resume.text")}{" "}
                <a href={link} className="link">
                  {t("resume.link")}
                </a>
              </p>
            </Panel>
          ) : null}
        </div>
      </div>
      <AcceptedComponents kinds={kinds} />
    </Page>
  );
}
