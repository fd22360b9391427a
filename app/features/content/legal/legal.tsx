// The legal pages that need nothing but their text: cookies, delivery, withdrawal, guarantee, recycling, accessibility, safety.

import type { Route } from "./+types/legal";
import { languageContext, shopContext } from "../../../context.server.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { Head } from "../../../kit/pages/head.tsx";
import { pageTextView } from "../../../shared/content/page-texts.server.ts";
import { LegalPage } from "./components/legal-page.tsx";
import { StorageTable } from "./components/storage-table.tsx";
import { WithdrawButton } from "./components/withdraw-button.tsx";

export const handle = { words: ["content-legal"], cache: { query: "ignored" } } satisfies RouteHandle;

const pages = ["cookies", "delivery", "withdrawal", "guarantee", "recycling", "accessibility", "safety"] as const;

export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url);
  const page = pages.find((name) => links[name]() === pathname);
  if (!page) throw new Response(null, { status: 404 });
  return { page, text: pageTextView(context.get(shopContext).settings.current(), page, context.get(languageContext)) };
}

export default function Legal({ loaderData: { page, text } }: Route.ComponentProps) {
  return (
    <>
      <Head title={text.title} description={text.lead} />
      <LegalPage page={page} text={text} part={partNamed} />
    </>
  );
}

/** What the shop draws where the text says {{cookies}} or {{withdraw-button}}. */
function partNamed(name: string) {
  return name === "cookies" ? <StorageTable /> : <WithdrawButton />;
}
