// Withdrawals, returns and warranty claims, the oldest first.

import type { Route } from "./+types/returns";
import { claimKinds, claimStates, type ClaimState } from "../../../../shop/returns/claim.ts";
import { listClaims } from "../../../../shop/returns/list-claims.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { officeLinks } from "../../../office-links.ts";
import { Chip } from "../../../kit/chip.tsx";
import { Empty } from "../../../kit/empty.tsx";
import { OfficePage } from "../components/page.tsx";
import { ClaimLinks } from "./claim-links.tsx";
import { claimView } from "../../../shared/returns/claim.view.server.ts";

export const handle = { words: ["office", "office-orders", "returns"] } satisfies RouteHandle;

/** The states in which staff or the buyer still have to act. */
const open: readonly ClaimState[] = ["asked", "accepted", "received"];

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  await requireStaff(request, shop, "returns.view");
  const params = new URL(request.url).searchParams;
  const state = claimStates.find((state) => state === params.get("state")) ?? null;
  const kind = claimKinds.find((kind) => kind === params.get("kind")) ?? null;
  const { claims, counts } = await listClaims(shop, { states: state ? [state] : open, kind });
  return {
    state,
    kind,
    claims: claims.map(claimView),
    counts: claimStates.map((state) => ({ state, count: counts.get(state) ?? 0 })),
  };
}

export default function OfficeReturns({ loaderData: { state, kind, claims, counts } }: Route.ComponentProps) {
  const { t } = useWords("office-orders");
  const { t: returns } = useWords("returns");
  const address = (change: { state?: string | null; kind?: string | null }) => {
    const next = new URLSearchParams();
    for (const [name, value] of Object.entries({ state, kind, ...change })) if (value) next.set(name, value);
    return officeLinks.returns(next);
  };
  return (
    <OfficePage title={t("claims.title")}>
      <nav aria-label={t("orders.states")} className="flex flex-wrap gap-2">
        <Chip to={address({ state: null })} current={state === null}>
          {t("claims.open")}
        </Chip>
        {counts.map(({ state: each, count }) => (
          <Chip key={each} to={address({ state: each })} current={each === state}>
            {returns(`state.${each}`)} <span className="figure text-xs">{count}</span>
          </Chip>
        ))}
      </nav>
      <nav aria-label={t("claims.kinds")} className="mt-2 mb-6 flex flex-wrap gap-2">
        <Chip to={address({ kind: null })} current={kind === null}>
          {t("claims.allKinds")}
        </Chip>
        {claimKinds.map((each) => (
          <Chip key={each} to={address({ kind: each })} current={each === kind}>
            {returns(`kind.${each}`)}
          </Chip>
        ))}
      </nav>
      {claims.length === 0 ? (
        <Empty title={t("claims.none")}>{t("claims.noneText")}</Empty>
      ) : (
        <ClaimLinks claims={claims} />
      )}
    </OfficePage>
  );
}
