// The target of the link in an invitation to the staff: choosing a password. The person then signs in and connects an
// authenticator app.

import { data, Form, redirect, useNavigation } from "react-router";
import type { Route } from "./+types/invitation";
import { NewPasswordForm } from "../../../../shop/accounts/forms.ts";
import { acceptInvitation } from "../../../../shop/accounts/staff/accept-invitation.server.ts";
import { findInvitation } from "../../../../shop/accounts/staff/find-invitation.server.ts";
import { shopContext } from "../../../context.server.ts";
import { statusOf } from "../../../domain-errors.server.ts";
import { parseFields, readFields } from "../../../edge.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import type { RouteHandle } from "../../../route-handle.ts";
import { links } from "../../../links.ts";
import { Button, ButtonLink } from "../../../kit/button.tsx";
import { TextField } from "../../../kit/field.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Head } from "../../../kit/pages/head.tsx";
import { useDomainErrors } from "../../../kit/pages/refused-page.tsx";
import { Logo } from "../../../kit/logo.tsx";
import { FormProblems } from "../components/form-problems.tsx";

export const handle = {
  words: ["office", "office-staff", "domain-errors"],
  body: { size: "form", rate: "secret" },
} satisfies RouteHandle;

const keyIn = (request: Request) => new URL(request.url).searchParams.get("token");

export async function loader({ request, context }: Route.LoaderArgs) {
  const invited = await findInvitation(context.get(shopContext), { key: keyIn(request) });
  return data({ invited }, { headers: { "Cache-Control": "no-store" } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext);
  const fields = await readFields(request);
  const parsed = parseFields(NewPasswordForm, fields && { password: "", confirmPassword: "", ...fields });
  if (!parsed.ok) return data({ errors: parsed.errors, domainError: null }, 422);
  const accepted = await acceptInvitation(shop, { key: keyIn(request) ?? "", password: parsed.value.password });
  if (!accepted.ok) return data({ errors: {}, domainError: accepted.domainError }, statusOf(accepted.domainError));
  return redirect(links.login({ changed: "1", to: links.office() }));
}

export default function Invitation({ loaderData: { invited }, actionData }: Route.ComponentProps) {
  const { t } = useWords("office-staff");
  return (
    <div className="min-h-dvh">
      <Head title={t("join.title")} hidden />
      <header className="flex min-h-15 items-center bg-brand px-4 text-on-brand">
        <Logo />
      </header>
      <main id="main" className="mx-auto max-w-xl px-4 pt-8 pb-16">
        <h1 className="mb-6 text-3xl">{t("join.title")}</h1>
        {invited ? (
          <JoinForm invited={invited} answer={actionData} />
        ) : (
          <>
            <Notice tone="warn">{t("join.gone")}</Notice>
            <ButtonLink to={links.login({ to: links.office() })} className="mt-6">
              {t("join.login")}
            </ButtonLink>
          </>
        )}
      </main>
    </div>
  );
}

type JoinFormProps = {
  invited: { name: string; email: string };
  answer: Route.ComponentProps["actionData"];
};

function JoinForm({ invited: { name, email }, answer }: JoinFormProps) {
  const { t } = useWords("office-staff");
  const { formatFields } = useDomainErrors();
  const errors = formatFields(answer?.errors);
  const isBusy = useNavigation().state === "submitting";
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <FormProblems domainError={answer?.domainError} errors={errors} />
      <p>{t("join.text", { name, email })}</p>
      {/* Lets the browser's password manager save the right user name. */}
      <input type="hidden" name="email" value={email} autoComplete="username" />
      {(["password", "confirmPassword"] as const).map((field) => (
        <TextField
          key={field}
          name={field}
          type="password"
          label={t(`join.${field}`)}
          hint={field === "password" ? t("join.hint") : undefined}
          error={errors[field]}
          autoComplete="new-password"
          maxLength={200}
          required
        />
      ))}
      <Button size="lg" busy={isBusy} className="self-start max-sm:w-full">
        {t("join.action")}
      </Button>
    </Form>
  );
}
