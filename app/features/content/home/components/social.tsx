// The four social tiles (spec 1): names and addresses are settings.

import { useWords } from "../../../../i18n/use-words.ts";
import { Icon } from "../../../../kit/icon.tsx";

type Tile = { name: string; href: string };

export function SocialTiles({ tiles }: { tiles: readonly Tile[] }) {
  const { t } = useWords("content-home");
  if (tiles.length === 0) return null;
  return (
    <section className="wrap py-12 md:py-16">
      <h2 className="text-3xl">{t("social.title")}</h2>
      <p className="mt-2 text-muted">{t("social.lead")}</p>
      <ul className="mt-6 grid grid-cols-1 gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {tiles.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              rel="noreferrer"
              className="group flex h-full min-h-24 items-end justify-between gap-3 bg-surface p-5 outline-offset-[-3px] hover:bg-raised"
            >
              <span>
                <span className="block font-condensed text-xl font-bold">{name}</span>
                <span className="text-sm text-muted">{t(`social.${networkOf(name)}`)}</span>
              </span>
              <Icon
                name="arrow-right"
                className="mb-1 -rotate-45 text-link transition-transform group-hover:translate-x-0.5 group-hover:-translate-y-0.5"
              />
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
