// The four social tiles (spec 1): names and addresses are settings.

import { useWords } from "../../../../i18n/use-words.ts";
import { Icon } from "../../../../kit/icon.tsx";

type Tile = { name: string; href: string };

export function SocialTiles({ tiles }: { tiles: readonly Tile[] }) {
  const { t } = useWords("content-home");
  if (tiles.length === 0) return null;
  return (
    <section className="wrap py-6">
      <h2 className="text-xl">{t("social.title")}</h2>
      <ul className="mt-3 grid grid-cols-2 gap-px border border-line bg-line lg:grid-cols-4">
        {tiles.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              rel="noreferrer"
              className="group flex h-full min-h-14 items-center justify-between gap-3 bg-surface px-3 py-2 outline-offset-[-3px] hover:bg-raised"
            >
              <span className="min-w-0">
                <span className="block font-condensed font-bold">{name}</span>
                <span className="block text-sm leading-tight text-muted">{t(`social.${networkOf(name)}`)}</span>
              </span>
              <Icon name="arrow-right" size={18} className="shrink-0 -rotate-45 text-link" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const networks = ["instagram", "tiktok", "youtube", "facebook"] as const;

function networkOf(name: string): (typeof networks)[number] | "other" {
  return networks.find((network) => network === name.toLowerCase()) ?? "other";
}
