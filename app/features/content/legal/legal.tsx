// The legal pages that need nothing but their text: cookies, delivery, withdrawal, guarantee, recycling, accessibility, safety.

import type { Route } from "./+types/legal";
import { languageContext, shopContext } from "../../../context.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { Head } from "../../../kit/pages/head.tsx";
import { pageTextView } from "../../../shared/content/page-texts.server.ts";
import { adviceIn } from "../../../../shop/safety/recall.ts";
import { wordsFor } from "../../../i18n/words.server.ts";
import { LegalPage } from "./components/legal-page.tsx";
import { Recalls } from "./components/recalls.tsx";
import { StorageTable } from "./components/storage-table.tsx";
import { WithdrawButton } from "./components/withdraw-button.tsx";

export const handle = { words: ["content-legal"], cache: { query: "ignored" } } satisfies RouteHandle;

const pages = ["cookies", "delivery", "withdrawal", "guarantee", "recycling", "accessibility", "safety"] as const;

export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const page = pages.find((name) => links[name]() === pathname);
  if (!page) throw new Response(null, { status: 404 });
  const shop = context.get(shopContext);
  const language = context.get(languageContext);
  const text = pageTextView(shop, page, language);
  if (page !== "safety") return { page, text, recalls: [] };
  // Below the text, whatever staff wrote in it.
  const section = {
    title: wordsFor(language, "content-legal")("recalls.title"),
    blocks: [{ kind: "part" as const, name: "recalls" }],
  };
  const recalls = shop.liveSafety
    .current()
    .recalls.map(({ advice, ...recall }) => ({ ...recall, advice: adviceIn(advice, language) }));
  return { page, text: { ...text, sections: [...text.sections, section] }, recalls };
}

export default function Legal({ loaderData: { page, text, recalls } }: Route.ComponentProps) {
  const part = (name: string) => (name === "recalls" ? <Recalls recalls={recalls} /> : partNamed(name));
  return (
    <>
      <Head title={text.title} description={text.lead} />
      <LegalPage page={page} text={text} part={part} />
    </>
  );
}

/** What the shop draws where the text says {{cookies}} or {{withdraw-button}}. */
function partNamed(name: string) {
  return name === "cookies" ? <StorageTable /> : <WithdrawButton />;
}
