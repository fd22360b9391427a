// The submission of one document to e-Factura: where it is, what the authority objects to, and what staff may decide.

import { data, Form, useNavigation } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/submission";
import { hasRight } from "../../../../shop/accounts/rights.ts";
import { decideSubmission } from "../../../../shop/invoices/e-factura/decide-submission.server.ts";
import {
  isSubmitted,
  maySubmissionBecome,
  submissionDeadline,
} from "../../../../shop/invoices/e-factura/submission.ts";
import { findSubmission } from "../../../../shop/invoices/e-factura/view-submissions.server.ts";
import { shopContext } from "../../../context.server.ts";
import { requireStaff } from "../../../edge.server.ts";
import { formatDateTime, formatDay, formatLastDay } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { officeLinks } from "../../../office-links.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { Button, buttonClass } from "../../../kit/button.tsx";
import { TextField } from "../../../kit/field.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Panel } from "../../../kit/panel.tsx";
import { FormProblems } from "../components/form-problems.tsx";
import { revalidateConflict } from "../components/revalidate-conflict.ts";
import { withDecider } from "../last-change.server.ts";
import { OfficePage } from "../components/page.tsx";
import { postForm } from "../post-form.server.ts";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { SubmissionBadge } from "./components/submission-badge.tsx";

export const handle = {
  words: ["office-invoices", "office", "office-audit", "domain-errors"],
  body: { size: "form" },
} satisfies RouteHandle;

export const shouldRevalidate = revalidateConflict;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const { roles } = await requireStaff(request, shop, "invoices.view");
  const found = await findSubmission(shop, { number: params.number });
  if (!found) throw data(null, { status: 404 });
  const { stored, submission } = found;
  const may = (to: "waiting" | "processing" | "by-hand") =>
    hasRight(roles, "money.pay") && maySubmissionBecome({ from: submission.state, to, by: "staff" });
  return {
    number: stored.document.number,
    issuedOn: stored.document.issuedOn,
    deadline: submissionDeadline(stored.issuedAt),
    isOpen: !isSubmitted(submission.state),
    hasAccess: shop.eFactura !== null,
    submission,
    may: { sendAgain: may("waiting"), wasReceived: may("processing"), byHand: may("by-hand") },
  };
}

const DecisionForm = z.object({
  decision: z.enum(["send-again", "was-received", "by-hand"], "form-invalid"),
  uploadIndex: z.string().max(40, "too-long").default(""),
});

export async function action({ request, params, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const { actor } = await requireStaff(request, shop, "money.pay");
  const thing = { entity: "invoice", entityId: params.number };
  const posted = await postForm(request, DecisionForm, async (form) =>
    withDecider(shop, await decideSubmission(shop, { number: params.number, actor, ...form }), thing),
  );
  return posted.ok ? null : posted.answer;
}

export default function OfficeSubmission({ loaderData, actionData }: Route.ComponentProps) {
  const { t, language } = useWords("office-invoices");
  const { number, issuedOn, deadline, isOpen, hasAccess, submission } = loaderData;
  const { state, uploadIndex, fault, sentAt, settledAt } = submission;
  const facts = [
    [t("submission.issued"), formatDay(issuedOn, language)],
    ...(isOpen ? [[t("submission.deadline"), formatLastDay(deadline, language)]] : []),
    ...(sentAt ? [[t("submission.sent"), formatDateTime(sentAt, language)]] : []),
    ...(uploadIndex ? [[t("submission.index"), uploadIndex]] : []),
    ...(settledAt ? [[t("submission.settled"), formatDateTime(settledAt, language)]] : []),
  ] as const;
  return (
    <OfficePage title={t("submission.title", { number })}>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Panel title={t("submission.where")}>
          <SubmissionBadge state={state} />
          <p className="mt-3">
            {t(state === "waiting" && !hasAccess ? "submission.noAccess" : `submission.explained.${state}`)}
          </p>
          {fault ? (
            <Notice tone="danger" title={t("submission.fault")}>
              <p className="break-words">{fault}</p>
            </Notice>
          ) : null}
          <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
            {facts.map(([label, value]) => (
              <div key={label} className="contents">
                <dt className="text-muted">{label}</dt>
                <dd className="break-words">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4 flex flex-wrap gap-3">
            <a href={officeLinks.invoice(number, "xml")} className={buttonClass({ variant: "secondary", size: "sm" })}>
              {t("invoices.xml")}
            </a>
            {submission.hasArchive ? (
              <a
                href={officeLinks.invoiceArchive(number)}
                className={buttonClass({ variant: "secondary", size: "sm" })}
              >
                {t("submission.archive")}
              </a>
            ) : null}
          </p>
        </Panel>
        <Decisions may={loaderData.may} state={state} rejected={actionData ?? null} />
      </div>
    </OfficePage>
  );
}

type LoaderData = Route.ComponentProps["loaderData"];
type DecisionsProps = {
  may: LoaderData["may"];
  state: LoaderData["submission"]["state"];
  rejected: Route.ComponentProps["actionData"] | null;
};

function Decisions({ may, state, rejected }: DecisionsProps) {
  const { t } = useWords("office-invoices");
  const { formatFields } = useDomainErrors();
  const isBusy = useNavigation().state === "submitting";
  if (!may.sendAgain && !may.wasReceived && !may.byHand) return null;
  const errors = formatFields(rejected?.errors);
  return (
    <Panel title={t("submission.decide")}>
      <Form method="post" className="flex flex-col gap-4">
        <FormProblems errors={errors} domainError={rejected?.domainError} />
        {may.sendAgain ? (
          <Button name="decision" value="send-again" variant="secondary" busy={isBusy} className="self-start">
            {t(state === "unclear" ? "submission.notReceived" : "submission.sendAgain")}
          </Button>
        ) : null}
        {may.wasReceived || may.byHand ? (
          <>
            <TextField
              name="uploadIndex"
              label={t("submission.index")}
              hint={t("submission.indexHint")}
              defaultValue={rejected?.values["uploadIndex"] ?? ""}
              inputMode="numeric"
              autoComplete="off"
            />
            <div className="flex flex-wrap gap-3">
              {may.wasReceived ? (
                <Button name="decision" value="was-received" busy={isBusy}>
                  {t("submission.wasReceived")}
                </Button>
              ) : null}
              {may.byHand ? (
                <Button
                  name="decision"
                  value="by-hand"
                  variant={may.wasReceived ? "secondary" : "primary"}
                  busy={isBusy}
                >
                  {t("submission.byHand")}
                </Button>
              ) : null}
            </div>
          </>
        ) : null}
      </Form>
    </Panel>
  );
}
