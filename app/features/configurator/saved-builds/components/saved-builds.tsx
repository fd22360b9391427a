// The visitor's saved builds: open or remove one.

import { Form } from "react-router";
import { formatDate } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import type { SavedView } from "../saved-builds.view.server.ts";
import { Button } from "../../../../kit/button.tsx";
import { Icon } from "../../../../kit/icon.tsx";
import { Price } from "../../../../kit/price.tsx";
import { ShopLink } from "../../../../kit/shop-link.tsx";
import type { BuildAddress } from "../../../../../shop/configurator/build-address.ts";
import { links } from "../../../../links.ts";
import { buildLink } from "../../../../shared/configurator/build-links.ts";

/** `address`: the build of the page, which stays open. */
export function SavedBuilds({
  saved,
  address,
  className,
}: {
  saved: readonly SavedView[];
  address: BuildAddress;
  className: string;
}) {
  const { t, language } = useWords("configurator");
  if (saved.length === 0) return null;
  return (
    <section aria-labelledby="saved-builds" className={className}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="saved-builds" className="text-2xl">
          {t("saved.title")}
        </h2>
        <ShopLink to={links.builds()} className="link inline-flex min-h-11 items-center text-sm">
          {t("saved.all")}
        </ShopLink>
      </div>
      <ul className="mt-2 grid gap-3 md:grid-cols-2">
        {saved.map((build) => (
          <li
            key={build.id}
            className={`relative flex items-center gap-3 border bg-surface py-3 ps-4 pe-1 hover:border-edge ${build.id === address.saved ? "border-brand" : "border-line"}`}
          >
            <div className="min-w-0 grow">
              <h3 className="font-condensed text-lg leading-tight font-bold">
                <ShopLink
                  to={buildLink({ requested: build.requested, saved: build.id })}
                  rel="nofollow"
                  className="after:absolute after:inset-0 after:me-12"
                >
                  {build.name}
                </ShopLink>
              </h3>
              <p className="text-sm text-muted">
                {build.gone > 0 ? (
                  <span className="font-semibold text-warn">{t("summary.gone", { count: build.gone })} · </span>
                ) : (
                  <>{t("summary.parts", { count: build.pieces })} · </>
                )}
                {t("saved.on", { date: formatDate(build.savedAt, language) })}
              </p>
            </div>
            <Price amount={build.now} size="sm" className="shrink-0" />
            <Form method="post" action={buildLink(address)} preventScrollReset>
              <input type="hidden" name="intent" value="remove" />
              <input type="hidden" name="saved" value={build.id} />
              <Button
                variant="quiet"
                size="sm"
                aria-label={t("saved.remove", { name: build.name })}
                title={t("removeShort")}
              >
                <Icon name="trash" />
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
