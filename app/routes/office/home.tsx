// The office's first page: where to go.

import { Link } from "react-router";
import type { Route } from "./+types/home";
import { shopContext } from "../../context.server.ts";
import { requireStaff } from "../../edge.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Icon } from "../../ui/icon.tsx";
import { OfficePage } from "../../ui/office/page.tsx";
import { sections } from "../../ui/office/sections.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { name } = await requireStaff(request, context.get(shopContext));
  return { name };
}

export default function OfficeHome({ loaderData }: Route.ComponentProps) {
  const { t } = useWords("office");
  return (
    <OfficePage title={t("home.title", { name: loaderData.name })}>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {sections
          .filter((section) => section.name !== "home")
          .map((section) => (
            <li key={section.name}>
              <Link to={section.to} className="flex min-h-16 items-center gap-4 rounded-sm border border-line bg-surface p-4 hover:border-ink">
                <Icon name={section.icon} size={24} />
                <span className="font-condensed text-xl font-bold">{t(`sections.${section.name}`)}</span>
              </Link>
            </li>
          ))}
      </ul>
    </OfficePage>
  );
}
