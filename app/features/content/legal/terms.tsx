// Terms and conditions: what staff wrote, else the shop's own draft for a lawyer. The figures are those of the settings.

import type { Route } from "./+types/terms";
import { languageContext, shopContext } from "../../../context.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { ButtonLink } from "../../../kit/button.tsx";
import { Head } from "../../../kit/pages/head.tsx";
import { pageTextView } from "../../../shared/content/page-texts.server.ts";
import { LegalPage } from "./components/legal-page.tsx";

export const handle = { words: ["content-legal"], cache: { query: "ignored" } } satisfies RouteHandle;

/** The addresses of the sections, in their order. */
const anchors = ["trader", "goods", "order", "price", "delivery", "withdrawal", "warranty", "selling", "complaints"];

export function loader({ context }: Route.LoaderArgs) {
  const { settings, takesCash } = context.get(shopContext);
  return { takesCash, ...pageTextView(settings.current(), "terms", context.get(languageContext)) };
}

export default function Terms({ loaderData: { takesCash, ...text } }: Route.ComponentProps) {
  const { t } = useWords("content-legal");
  const part = (name: string) => {
    if (name === "cash") return takesCash ? <p>{t("terms.price.cash")}</p> : null;
    return (
      <p>
        <ButtonLink to={links.withdraw()}>{t("terms.withdrawal.action")}</ButtonLink>
      </p>
    );
  };
  return (
    <>
      <Head title={text.title} description={text.lead} />
      <LegalPage text={text} anchors={anchors} part={part} />
    </>
  );
}
