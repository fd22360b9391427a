// Notices of the pages with card fields. Needs the namespace "checkout".

import { useWords } from "../../../i18n/use-words.ts";
import { Icon } from "../../../kit/icon.tsx";
import { Notice } from "../../../kit/notice.tsx";
import type { PayProblem } from "../pay-problem.ts";

/** Why the last attempt failed, and that the order still exists. */
export function LastAttempt({ problem, number }: { problem: PayProblem; number: string }) {
  const { t } = useWords("checkout");
  return (
    <Notice tone={problem === "unfinished" ? "info" : "danger"} title={t(`problem.${problem}`)} live>
      {t("problem.kept", { number })}
    </Notice>
  );
}

/** Says that the card goes to the provider and not to the shop. */
export function CardPrivacy() {
  const { t } = useWords("checkout");
  return (
    <p className="mt-4 flex gap-2 text-sm text-muted">
      <Icon name="shield" className="text-good" />
      {t("card.private")}
    </p>
  );
}
