// One result of the office's search, as a link.

import type { ComponentProps } from "react";
import { Link } from "react-router";
import type { HitKind, OfficeHit } from "../../../../../shop/office/office-hit.ts";
import { formatPrice } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { OfficeIcon, type OfficeIconName } from "../../components/office-icon.tsx";

export type LinkedHit = OfficeHit & { to: string; isFile: boolean };

/** What the search of everything answers: the text as it searched it, and the hits in groups. */
export type SearchAnswer = { text: string; groups: { kind: HitKind; hits: LinkedHit[] }[] };

const icons = {
  order: "list",
  unit: "chip",
  listing: "tag",
  "trade-in": "sell",
  claim: "return",
  invoice: "receipt",
  conversation: "inbox",
  customer: "account",
} as const satisfies Record<OfficeHit["kind"], OfficeIconName>;

type HitRowProps = Omit<ComponentProps<typeof Link>, "to" | "reloadDocument" | "children"> & { hit: LinkedHit };

export function HitRow({ hit, className = "", ...rest }: HitRowProps) {
  const { t } = useWords("office");
  return (
    <Link
      {...rest}
      to={hit.to}
      reloadDocument={hit.isFile}
      className={`flex min-h-12 items-center gap-3 px-2 py-2 hover:bg-surface ${className}`}
    >
      <OfficeIcon name={icons[hit.kind]} className="text-muted" />
      <span className="min-w-0 grow">
        <span className="sr-only">{t(`search.kind.${hit.kind}`)} </span>
        <span className="font-semibold wrap-anywhere">{hit.title}</span>
        {hit.detail ? <span className="block text-sm wrap-anywhere text-muted">{hit.detail}</span> : null}
      </span>
      {hit.amount === null ? null : (
        <span className="figure text-sm whitespace-nowrap max-sm:hidden">{formatPrice(hit.amount)}</span>
      )}
    </Link>
  );
}
