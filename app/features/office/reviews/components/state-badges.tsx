// The states of reviews and questions. Needs the words of the namespace "office-reviews".

import type { QuestionState } from "../../../../../shop/reviews/question.ts";
import type { ReviewState } from "../../../../../shop/reviews/review.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Badge } from "../../../../kit/badge.tsx";

const reviewTones = { pending: "warn", published: "good", rejected: "danger" } as const;
const questionTones = { asked: "neutral", published: "good", unpublished: "warn" } as const;

export function ReviewStateBadge({ state }: { state: ReviewState }) {
  const { t } = useWords("office-reviews");
  return (
    <span className="whitespace-nowrap">
      <Badge tone={reviewTones[state]}>{t(`badge.${state}`)}</Badge>
    </span>
  );
}

export function QuestionStateBadge({ state }: { state: QuestionState }) {
  const { t } = useWords("office-reviews");
  return (
    <span className="whitespace-nowrap">
      <Badge tone={questionTones[state]}>{t(`badge.${state}`)}</Badge>
    </span>
  );
}
