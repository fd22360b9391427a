// What a page that asks for a card says besides its fields. Needs the words of the room "checkout".

import { useWords } from "../../../i18n/use-words.ts";
import { Icon } from "../../../kit/icon.tsx";
import { Notice } from "../../../kit/notice.tsx";
import type { PayProblem } from "../pay-problem.ts";

/** Why the last try did not pay the order, and that the order is kept. */
export function LastTry({ problem, number }: { problem: PayProblem; number: string }) {
  const { t } = useWords("checkout");
  return (
    <Notice tone={problem === "unfinished" ? "info" : "danger"} title={t(`problem.${problem}`)} live>
      {t("problem.kept", { number })}
    </Notice>
  );
}

/** Where the card goes, and where it does not. */
export function CardIsPrivate() {
  const { t } = useWords("checkout");
  return (
    <p className="mt-4 flex gap-2 text-sm text-muted">
      <Icon name="shield" className="text-good" />
      {t("card.private")}
    </p>
  );
}
