// An invented review of the demo shop, marked as such. Needs the words of the namespace "reviews".

import { useWords } from "../../i18n/use-words.ts";
import { Badge } from "../../kit/badge.tsx";

export type SampleReviewView = {
  id: string;
  role: "buyer" | "seller";
  author: string;
  initials: string;
  quote: string;
};

export function SampleReview({ review }: { review: SampleReviewView }) {
  const { t } = useWords("reviews");
  return (
    <figure className="flex h-full flex-col border-s-2 border-action ps-4 md:ps-5">
      <blockquote className="grow leading-snug">{review.quote}</blockquote>
      <figcaption className="mt-2 flex items-center gap-3">
        <span
          aria-hidden="true"
          className="pin-one inline-flex size-9 items-center justify-center bg-brand font-condensed font-bold text-on-brand"
        >
          {review.initials}
        </span>
        <span>
          <span className="block font-semibold leading-tight">{review.author}</span>
          <span className="text-sm text-muted">{t(`sample.${review.role}`)}</span>
        </span>
        <span className="ms-auto">
          <Badge tone="warn">{t("sample.badge")}</Badge>
        </span>
      </figcaption>
    </figure>
  );
}
