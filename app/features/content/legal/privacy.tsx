// Privacy: what staff wrote, else the shop's own draft for a lawyer. It lists the cookies and the data that the shop really
// stores.

import type { Route } from "./+types/privacy";
import { languageContext, shopContext } from "../../../context.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { Head } from "../../../kit/pages/head.tsx";
import { wordsFor } from "../../../i18n/words.server.ts";
import { pageTextView } from "../../../shared/content/page-texts.server.ts";
import { LegalPage } from "./components/legal-page.tsx";

export const handle = { words: ["content-legal"], cache: { query: "ignored" } } satisfies RouteHandle;

const storedData = [
  "order",
  "account",
  "cart",
  "reservation",
  "alert",
  "favourites",
  "builds",
  "pc",
  "emails",
  "claim",
  "message",
  "log",
] as const;
/** Cookies and local storage, with the names that the browser's own tools display. */
const browserStorage = [
  { key: "visitor", names: ["visitor", "__Host-visitor"] },
  { key: "session", names: ["session", "__Host-session"] },
  { key: "device", names: ["device", "__Host-device"] },
  { key: "again", names: ["again", "__Host-again"] },
  { key: "language", names: ["lng"] },
  { key: "within", names: ["within"] },
  { key: "theme", names: ["theme"] },
  { key: "viewed", names: ["viewed"] },
  { key: "compare", names: ["compare"] },
  { key: "scroll", names: ["react-router-scroll-positions"] },
] as const;

/** The addresses of the sections, in their order. */
const anchors = ["controller", "data", "cards", "cookies", "shared", "rights"];

export function loader({ context }: Route.LoaderArgs) {
  const { settings, rephraser } = context.get(shopContext);
  const language = context.get(languageContext);
  const text = pageTextView(settings.current(), "privacy", language);
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
      <LegalPage text={text} anchors={anchors} part={partNamed} />
    </>
  );
}

/** What the shop draws where the text says {{cookies}} or {{stored-data}}. */
function partNamed(name: string) {
  return name === "cookies" ? <StorageTable /> : <StoredData />;
}

function StoredData() {
  const { t } = useWords("content-legal");
  return (
    <dl className="flex flex-col border-t border-line">
      {storedData.map((what) => (
        <div key={what} className="border-b border-line py-3">
          <dt className="font-semibold">{t(`privacy.data.${what}.what`)}</dt>
          <dd className="text-muted">{t(`privacy.data.${what}.why`)}</dd>
        </div>
      ))}
    </dl>
  );
}

function StorageTable() {
  const { t } = useWords("content-legal");
  return (
    <div className="overflow-x-auto">
      <table className="w-full border border-line bg-surface text-start">
        <thead>
          <tr className="silk border-b border-edge text-muted">
            <th scope="col" className="px-3 py-2 text-start">
              {t("privacy.cookies.name")}
            </th>
            <th scope="col" className="px-3 py-2 text-start">
              {t("privacy.cookies.purpose")}
            </th>
            <th scope="col" className="px-3 py-2 text-start">
              {t("privacy.cookies.term")}
            </th>
          </tr>
        </thead>
        <tbody>
          {browserStorage.map(({ key, names }) => (
            <tr key={key} className="border-b border-line align-top last:border-0">
              <th scope="row" className="figure max-w-40 px-3 py-2 text-start text-sm font-normal break-all">
                {names.join(", ")}
              </th>
              <td className="px-3 py-2">{t(`privacy.cookies.${key}.purpose`)}</td>
              <td className="px-3 py-2">{t(`privacy.cookies.${key}.term`)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
