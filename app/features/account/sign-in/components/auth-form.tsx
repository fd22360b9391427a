// The frame of a sign-in form: the errors at the top, one button at the bottom.

import type { ReactNode } from "react";
import { Form, useLocation, useNavigation } from "react-router";
import type { AuthAnswer } from "../sign-in.action.server.ts";
import { Button, type ButtonLook } from "../../../../kit/button.tsx";
import { ErrorSummary } from "../../../../kit/error-summary.tsx";
import { Notice } from "../../../../kit/notice.tsx";
import { useDomainErrors } from "../../../../kit/pages/refused-page.tsx";

export type AuthNotice = { errors: Record<string, string>; values: Record<string, string>; message: string | null };

/** The answer of an action as text. `intent` selects the form on a page that has several. */
export function useAuthAnswer(answer: AuthAnswer | undefined, intent?: string): AuthNotice {
  const { formatFields, formatDomainError } = useDomainErrors();
  if (!answer || (intent && answer.values["intent"] !== intent)) return { errors: {}, values: {}, message: null };
  const { errors, values, domainError } = answer;
  // A forbidden password is an error of the password field.
  if (domainError?.code === "password-common")
    return { errors: { password: formatDomainError(domainError) }, values, message: null };
  return { errors: formatFields(errors), values, message: domainError && formatDomainError(domainError) };
}

type AuthFormProps = {
  intent: string;
  notice: AuthNotice;
  action: string;
  failed?: string;
  variant?: ButtonLook["variant"];
  children: ReactNode;
};

export function AuthForm({ intent, notice, action, failed, variant, children }: AuthFormProps) {
  const { pathname, search } = useLocation();
  const isBusy = useNavigation().formData?.get("intent") === intent;
  return (
    <Form method="post" action={pathname + search} noValidate className="flex flex-col gap-5">
      <input type="hidden" name="intent" value={intent} />
      {notice.message ? (
        <Notice tone="danger" title={failed} live>
          {notice.message}
        </Notice>
      ) : null}
      <ErrorSummary errors={notice.errors} />
      {children}
      <Button size="lg" variant={variant} busy={isBusy} className="self-start max-sm:w-full">
        {action}
      </Button>
    </Form>
  );
}
