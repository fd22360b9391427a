// Privacy: what staff wrote, else the shop's own words. It lists the data that the shop really stores: the kinds of the tables
// that the export of a person's data reads.

import type { Route } from "./+types/privacy";
import { dataKinds } from "../../../../shop/customers/person-tables.ts";
import { languageContext, shopContext } from "../../../context.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { Head } from "../../../kit/pages/head.tsx";
import { wordsFor } from "../../../i18n/words.server.ts";
import { pageTextView } from "../../../shared/content/page-texts.server.ts";
import { LegalPage } from "./components/legal-page.tsx";

export const handle = { words: ["content-legal"], cache: { query: "ignored" } } satisfies RouteHandle;

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { rephraser } = shop;
  const language = context.get(languageContext);
  const text = pageTextView(shop, "privacy", language);
  if (rephraser === null) return text;
  // Whatever staff wrote: who gets texts of the shop is named.
  const t = wordsFor(language, "content-legal");
  const pieces = [{ text: t("privacy.rephrasing.text", { host: rephraser.host }), href: null }];
  const section = { title: t("privacy.rephrasing.title"), blocks: [{ kind: "paragraph" as const, pieces }] };
  return { ...text, sections: [...text.sections, section] };
}

export default function Privacy({ loaderData: text }: Route.ComponentProps) {
  return (
    <>
      <Head title={text.title} description={text.lead} />
      <LegalPage page="privacy" text={text} part={partNamed} />
    </>
  );
}

function partNamed() {
  return <StoredData />;
}

export function StoredData() {
  const { t } = useWords("content-legal");
  return (
    <dl className="flex flex-col border-t border-line">
      {[...dataKinds, "log" as const].map((what) => (
        <div key={what} className="border-b border-line py-3">
          <dt className="font-semibold">{t(`privacy.data.${what}.what`)}</dt>
          <dd className="text-muted">{t(`privacy.data.${what}.why`)}</dd>
        </div>
      ))}
    </dl>
  );
}
