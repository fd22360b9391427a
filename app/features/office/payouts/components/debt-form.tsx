// One form about a debt, collapsed until it is opened; it opens again with what was typed if something was wrong.

import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button, buttonClass } from "../../../../kit/button.tsx";

export type DebtFormAnswer = { errors: Record<string, string>; typed: Record<string, string> };

type Props = {
  id: string;
  intent: string;
  action: string;
  button?: string;
  hint?: string;
  fields: Record<string, string | number>;
  answer: DebtFormAnswer;
  /** A form without fields of its own is only a button. */
  isOpen?: boolean;
  isDestructive?: boolean;
  children?: ReactNode;
};

/** Whether the answer is to this form of this debt: what was typed for one debt is never in the form of another. */
export function isAbout({ intent, fields, answer }: Pick<Props, "intent" | "fields" | "answer">): boolean {
  const [name = "", value = ""] = Object.entries(fields)[0] ?? [];
  return answer.typed["intent"] === intent && answer.typed[name] === String(value);
}

export function DebtForm({ id, intent, action, button, hint, fields, answer, isOpen, isDestructive, children }: Props) {
  const sending = useNavigation().formData;
  const [name = "", value = ""] = Object.entries(fields)[0] ?? [];
  const isBusy = sending?.get("intent") === intent && sending.get(name) === String(value);
  const isTyped = isAbout({ intent, fields, answer });
  const hidden = [["intent", intent], ...Object.entries(fields)].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
  if (isOpen)
    return (
      <Form method="post">
        {hidden}
        <Button size="sm" busy={isBusy}>
          {action}
        </Button>
      </Form>
    );
  return (
    <details open={isTyped} data-debt={id} className="max-w-full min-w-0">
      <summary className={`${buttonClass({ variant: "secondary", size: "sm" })} cursor-pointer list-none`}>
        {action}
      </summary>
      <Form method="post" className="mt-3 flex flex-wrap items-end gap-3">
        {hidden}
        {hint ? <p className="w-full max-w-prose text-sm text-muted">{hint}</p> : null}
        {children}
        <Button variant={isDestructive ? "danger" : "primary"} busy={isBusy}>
          {button ?? action}
        </Button>
      </Form>
    </details>
  );
}
