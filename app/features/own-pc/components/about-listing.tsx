// Whether the listing that the page was opened for fits, with all reasons.

import { useWords } from "../../../i18n/use-words.ts";
import { Notice } from "../../../kit/notice.tsx";
import { ShopLink } from "../../../kit/shop-link.tsx";
import { links } from "../../../links.ts";
import type { MyPcView } from "../my-pc.view.server.ts";

const tones = { fits: "good", no: "danger", unknown: "warn" } as const;

export function AboutListing({ about: { id, title, isPc, fit } }: { about: NonNullable<MyPcView["about"]> }) {
  const { t } = useWords("own-pc");
  return (
    <Notice tone={fit ? tones[fit.is] : "info"} title={t("for.title")}>
      <p>
        <ShopLink to={links.product(id)} className="link font-semibold wrap-anywhere">
          {title}
        </ShopLink>
      </p>
      <p data-fit={fit?.is}>{fit ? fit.text : t(isPc ? "for.pc" : "for.first")}</p>
      {fit && fit.reasons.length > 1 ? (
        <ul className="mt-1 list-disc ps-5 text-sm">
          {fit.reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : null}
      {fit?.is === "unknown" ? (
        <a href="#parts" className="link inline-flex min-h-11 items-center">
          {t("complete")}
        </a>
      ) : null}
    </Notice>
  );
}
