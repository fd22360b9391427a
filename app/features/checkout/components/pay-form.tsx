// Paying an existing order by card, with any number of attempts.

import { useState, type FormEvent } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import { systemClock } from "../../../../base/clock.ts";
import { checkCard } from "../../../../shop/payments/card-form.ts";
import type { SandboxBrowser } from "../../../../shop/payments/card-port.ts";
import { formatPrice } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { OrderView } from "../../../shared/orders/order.view.server.ts";
import { useHydrated } from "../../../kit/use-hydrated.ts";
import { Button } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { CardFields } from "./card-fields.tsx";
import { carriedFromLastPage, typedCard, type CardFieldIssues, type CardIssue } from "../send-card.ts";
import { CardPrivacy, LastAttempt } from "./pay-notices.tsx";
import type { PayProblem } from "../pay-problem.ts";
import { Processing } from "./processing.tsx";

const FORM = "pay-form";
const NO_ISSUES: CardFieldIssues = {};

type PayFormProps = { order: OrderView; card: SandboxBrowser; problem: PayProblem | null; issue: CardIssue | null };

export function PayForm({ order, card, problem, issue }: PayFormProps) {
  const { t } = useWords("checkout");
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const isBusy = useNavigation().formData?.get("intent") === "pay";
  const [carried] = useState(() => carriedFromLastPage(order.number));
  const [fieldIssues, setFieldIssues] = useState<CardFieldIssues | null>(null);

  const lastIssue = issue ?? carried?.issue ?? null;
  const currentIssues = fieldIssues ?? (lastIssue && "fields" in lastIssue ? lastIssue.fields : NO_ISSUES);
  const currentProblem = lastIssue ? ("problem" in lastIssue ? lastIssue.problem : null) : problem;

  function onSubmit(event: FormEvent) {
    const wrong = checkCard(typedCard(), systemClock.now());
    const isWrong = Object.keys(wrong).length > 0;
    setFieldIssues(isWrong ? wrong : null);
    if (isWrong) event.preventDefault();
  }

  const messages = Object.fromEntries(
    Object.entries(currentIssues).map(([name, issue]) => [name, t(`card.issue.${issue}`)]),
  );
  return (
    <div className="flex min-w-0 flex-col gap-6">
      {currentProblem && !isBusy ? <LastAttempt problem={currentProblem} number={order.number} /> : null}
      <ErrorSummary errors={messages} />
      <Panel label={t("payment.card")}>
        <CardFields provider={card} issues={currentIssues} initial={carried?.card ?? null} />
        <CardPrivacy />
      </Panel>
      {isBusy ? <Processing /> : null}
      <Form
        id={FORM}
        method="post"
        action={links.pay(order.number, search)}
        onSubmit={isHydrated ? onSubmit : undefined}
      >
        <input type="hidden" name="intent" value="pay" />
        {isHydrated ? <input type="hidden" name="inPlace" value="1" /> : null}
        <Button size="lg" busy={isBusy} className="max-sm:w-full">
          {t("pay.action", { total: formatPrice(order.totals.total) })}
        </Button>
      </Form>
    </div>
  );
}
