// Requests of a person about their data: recording one, and answering it.

import { Form } from "react-router";
import {
  dataRequestKinds,
  LONGEST_REASON,
  requestChannels,
  type DataRequest,
} from "../../../../../shop/customers/data-request.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button, ButtonLink } from "../../../../kit/button.tsx";
import { SelectField, TextAreaField, TextField } from "../../../../kit/field.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { officeLinks } from "../../../../office-links.ts";
import type { CustomerView } from "../customer.view.server.ts";
import { DayText, RequestState } from "./request-state.tsx";

type Answer = { errors: Record<string, string>; typed: Record<string, string> };
type RequestsProps = { view: CustomerView; answer: Answer };

export function CustomerRequests({ view, answer }: RequestsProps) {
  const { t } = useWords("office-customers");
  return (
    <Panel label={t("requests.title")}>
      <ul className="divide-y divide-line">
        {view.requests.map((request) => (
          <li key={request.id} className="flex flex-col gap-2 py-3 first:pt-0">
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-semibold">{t(`requests.kinds.${request.kind}`)}</span>
              <RequestState request={request} late={request.late} />
            </span>
            <span className="text-sm text-muted">
              {t("requests.received")}: <DayText day={request.receivedOn} /> · {t("requests.due")}:{" "}
              <DayText day={request.dueOn} />
            </span>
            {request.reason ? <span className="text-sm break-words">{request.reason}</span> : null}
            {request.state === "open" && view.may.edit ? (
              <AnswerForms customer={view.customer.id} request={request} answer={answer} />
            ) : null}
          </li>
        ))}
      </ul>
      {view.may.edit ? <NewRequest view={view} answer={answer} /> : null}
    </Panel>
  );
}

type AnswerFormsProps = { customer: string; request: Pick<DataRequest, "id" | "kind">; answer: Answer };

function AnswerForms({ customer, request, answer }: AnswerFormsProps) {
  const { t } = useWords("office-customers");
  const isRefused = answer.typed["intent"] === "request-refuse" && answer.typed["request"] === request.id;
  return (
    <div className="flex flex-col items-start gap-2">
      {request.kind === "erase" ? (
        <ButtonLink to={officeLinks.eraseCustomer(customer)} variant="secondary" size="sm">
          {t("erase.preview")}
        </ButtonLink>
      ) : (
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={officeLinks.customerData(customer)} variant="secondary" size="sm" reloadDocument>
            {t("export.download")}
          </ButtonLink>
          <Form method="post">
            <input type="hidden" name="request" value={request.id} />
            <Button name="intent" value="request-done" variant="secondary" size="sm">
              {t("requests.answered")}
            </Button>
          </Form>
        </div>
      )}
      <details open={isRefused} className="w-full">
        <summary className="link inline-flex min-h-11 items-center text-sm md:min-h-9">{t("requests.refuse")}…</summary>
        <Form method="post" noValidate className="flex flex-col items-start gap-3">
          <input type="hidden" name="intent" value="request-refuse" />
          <input type="hidden" name="request" value={request.id} />
          <TextAreaField
            name="reason"
            id={`reason-${request.id}`}
            label={t("requests.reason")}
            rows={3}
            maxLength={LONGEST_REASON}
            error={isRefused ? answer.errors["reason"] : undefined}
            defaultValue={isRefused ? answer.typed["reason"] : undefined}
            className="w-full"
          />
          <Button variant="secondary" size="sm">
            {t("requests.refuse")}
          </Button>
        </Form>
      </details>
    </div>
  );
}

function NewRequest({ view: { requestId, today }, answer }: RequestsProps) {
  const { t } = useWords("office-customers");
  const isHere = answer.typed["intent"] === "request";
  const typed = (name: string, otherwise?: string) => (isHere ? (answer.typed[name] ?? otherwise) : otherwise);
  return (
    <details open={isHere}>
      <summary className="link inline-flex min-h-11 items-center md:min-h-9">{t("requests.new")}…</summary>
      <Form key={requestId} method="post" noValidate className="flex flex-col items-start gap-3">
        <input type="hidden" name="intent" value="request" />
        <input type="hidden" name="request" value={typed("request", requestId)} />
        <SelectField name="kind" label={t("requests.kind")} defaultValue={typed("kind")}>
          {dataRequestKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`requests.kinds.${kind}`)}
            </option>
          ))}
        </SelectField>
        <SelectField name="channel" label={t("requests.channel")} defaultValue={typed("channel")}>
          {requestChannels.map((channel) => (
            <option key={channel} value={channel}>
              {t(`requests.channels.${channel}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="receivedOn"
          type="date"
          label={t("requests.received")}
          max={today}
          defaultValue={typed("receivedOn", today)}
          error={isHere ? answer.errors["receivedOn"] : undefined}
        />
        <Button variant="secondary" size="sm">
          {t("requests.record")}
        </Button>
      </Form>
    </details>
  );
}
