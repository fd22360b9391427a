// "Retrageți-vă din contract aici" (rule 25): the first step finds the order, without an account.

import { data, Form, useNavigation } from "react-router";
import type { Route } from "./+types/withdraw";
import { shopContext } from "../../context.server.ts";
import { statusOf } from "../../domain-errors.server.ts";
import { useWords } from "../../i18n/use-words.ts";
import type { RouteHandle } from "../../route-handle.ts";
import { links } from "../../links.ts";
import { Button } from "../../kit/button.tsx";
import { ErrorSummary } from "../../kit/error-summary.tsx";
import { TextField } from "../../kit/field.tsx";
import { Head } from "../../kit/pages/head.tsx";
import { Notice } from "../../kit/notice.tsx";
import { Page } from "../../kit/pages/page.tsx";
import { Panel } from "../../kit/panel.tsx";
import { useDomainErrors } from "../../kit/pages/refused-page.tsx";
import { WithdrawalRights } from "./components/withdrawal-rights.tsx";
import { lookUp } from "../../shared/orders/look-up.action.server.ts";

export const handle = {
  words: ["returns", "domain-errors"],
  purpose: "form",
  cache: { query: "ignored" },
  body: { size: "form", rate: "secret" },
} satisfies RouteHandle;

export async function action({ request, context }: Route.ActionArgs) {
  const answer = await lookUp(context.get(shopContext), {
    request,
    found: ({ number, linkKey }) => links.withdrawOrder(number, { key: linkKey }),
  });
  return data(answer, answer.domainError ? statusOf(answer.domainError) : 422);
}

export default function Withdraw({ actionData }: Route.ComponentProps) {
  const { t } = useWords("returns");
  const { formatDomainError, formatFields } = useDomainErrors();
  const isBusy = useNavigation().formAction === links.withdraw();
  const errors = formatFields(actionData?.errors);
  const typed: Record<string, string> = actionData?.typed ?? {};
  return (
    <Page title={t("withdraw.title")} lead={t("withdraw.lead")}>
      <Head title={t("withdraw.title")} description={t("withdraw.lead")} />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
        <Panel title={t("withdraw.find")}>
          <Form method="post" action={links.withdraw()} noValidate className="flex max-w-xl flex-col gap-4">
            {actionData?.domainError ? (
              <Notice tone="danger" live>
                {formatDomainError(actionData.domainError)}
              </Notice>
            ) : null}
            <ErrorSummary errors={errors} />
            <TextField
              name="number"
              label={t("withdraw.number")}
              hint={t("withdraw.numberHint")}
              required
              error={errors["number"]}
              defaultValue={typed["number"]}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
            <TextField
              name="email"
              type="email"
              label={t("withdraw.email")}
              required
              error={errors["email"]}
              defaultValue={typed["email"]}
              autoComplete="email"
              inputMode="email"
            />
            <Button busy={isBusy} size="lg" className="self-start max-sm:w-full">
              {t("withdraw.next")}
            </Button>
          </Form>
        </Panel>
        <WithdrawalRights />
      </div>
    </Page>
  );
}
