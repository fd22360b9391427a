import type { Endpoint } from "../../../../../shop/integrations/endpoint.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";

/** Whether an endpoint gets events: active, failing, or paused by whom. */
export function EndpointState({
  state,
  pausedWhy,
  failingSince,
}: Pick<Endpoint, "state" | "pausedWhy" | "failingSince">) {
  const { t } = useWords("office-integrations");
  if (pausedWhy === "failing") return <Badge tone="danger">{t("state.failing")}</Badge>;
  if (state === "paused") return <Badge tone="warn">{t("state.paused")}</Badge>;
  if (failingSince) return <Badge tone="warn">{t("state.errors")}</Badge>;
  return <Badge tone="good">{t("state.active")}</Badge>;
}
