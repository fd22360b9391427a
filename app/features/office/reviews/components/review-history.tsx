// What happened to a review, by whom.

import { useWords } from "../../../../i18n/use-words.ts";
import { Timeline } from "../../components/timeline.tsx";

type HistoryEntry = { id: number; action: string; actor: string; at: Date; after: unknown };
const known = ["written", "edited", "published", "rejected", "replied", "reply-removed"] as const;
const reasons = ["insult", "personal-data", "not-the-product", "advertisement"] as const;

export function ReviewHistory({ history }: { history: readonly HistoryEntry[] }) {
  const { t } = useWords("office-reviews");
  return (
    <Timeline
      label={t("review.history")}
      transitions={history.map(({ id, action, actor, at, after }) => {
        const what = known.find((each) => each === action);
        const reason = reasons.find((each) => each === (after as { reason?: unknown } | null)?.reason);
        return {
          id,
          what: what ? t(`history.${what}`) : action,
          at,
          actor,
          who: t("review.customer"),
          reason: reason ? t(`reason.${reason}`) : null,
        };
      })}
    />
  );
}
