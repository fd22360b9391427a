// The three forms of the sign-in screen (spec 3 and 5).

import { Link, useLocation } from "react-router";
import { useWords } from "../../../../i18n/use-words.ts";
import { links } from "../../../../links.ts";
import type { AuthAnswer } from "../sign-in.action.server.ts";
import { CheckboxField, TextField } from "../../../../kit/field.tsx";
import { AuthForm, useAuthAnswer, type AuthNotice } from "./auth-form.tsx";
import { PasswordField } from "./password-field.tsx";

type FormProps = { answer: AuthAnswer | undefined };

export function LoginForm({ answer }: FormProps) {
  const { t } = useWords("account-sign-in");
  const { search } = useLocation();
  const notice = useAuthAnswer(answer, "login");
  const resetQuery = new URLSearchParams(search);
  resetQuery.delete("changed");
  resetQuery.set("forgot", "1");
  return (
    <AuthForm intent="login" notice={notice} action={t("loginAction")}>
      <EmailField notice={notice} />
      <div>
        <PasswordField
          name="password"
          label={t("password")}
          error={notice.errors["password"]}
          autoComplete="current-password"
        />
        <Link to={links.login(resetQuery)} className="link inline-flex min-h-11 items-center">
          {t("forgot")}
        </Link>
      </div>
    </AuthForm>
  );
}

export function SignupForm({ answer }: FormProps) {
  const { t } = useWords("account-sign-in");
  const notice = useAuthAnswer(answer, "signup");
  return (
    <AuthForm intent="signup" notice={notice} action={t("signupAction")} failed={t("failed.signup")}>
      <TextField
        name="name"
        label={t("name")}
        required
        error={notice.errors["name"]}
        defaultValue={notice.values["name"]}
        autoComplete="name"
      />
      <EmailField notice={notice} />
      <PasswordField
        name="password"
        label={t("password")}
        hint={t("passwordHint")}
        error={notice.errors["password"]}
        autoComplete="new-password"
      />
      <PasswordField
        name="confirmPassword"
        label={t("confirmPassword")}
        error={notice.errors["confirmPassword"]}
        autoComplete="new-password"
      />
      <div>
        <CheckboxField
          name="acceptTerms"
          defaultChecked={notice.values["acceptTerms"] === "on"}
          error={notice.errors["acceptTerms"]}
          label={
            <>
              {t("accept")}{" "}
              <Link to={links.terms()} className="link">
                {t("terms")}
              </Link>
            </>
          }
        />
        <p className="mt-1 text-sm text-muted">
          {t("privacyNote")}{" "}
          <Link to={links.privacy()} className="link">
            {t("privacy")}
          </Link>
          .
        </p>
      </div>
    </AuthForm>
  );
}

export function ResetForm({ answer }: FormProps) {
  const { t } = useWords("account-sign-in");
  const notice = useAuthAnswer(answer, "reset");
  return (
    <AuthForm intent="reset" notice={notice} action={t("reset.action")} failed={t("failed.reset")}>
      <p>{t("reset.text")}</p>
      <EmailField notice={notice} />
    </AuthForm>
  );
}

function EmailField({ notice }: { notice: AuthNotice }) {
  const { t } = useWords("account-sign-in");
  return (
    <TextField
      name="email"
      type="email"
      label={t("email")}
      required
      error={notice.errors["email"]}
      defaultValue={notice.values["email"]}
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
