// The three forms of the sign-in screen (spec 3 and 5).

import { Link, useLocation } from "react-router";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import type { AuthAnswer } from "../sign-in.action.server.ts";
import { CheckboxField, TextField } from "../../../kit/field.tsx";
import { AuthForm, useAuthAnswer, type AuthNotice } from "./auth-form.tsx";
import { PasswordField } from "./password-field.tsx";

type Answered = { answer: AuthAnswer | undefined };

export function LoginForm({ answer }: Answered) {
  const { t } = useWords("account-sign-in");
  const { search } = useLocation();
  const said = useAuthAnswer(answer, "login");
  const forgot = new URLSearchParams(search);
  forgot.delete("changed");
  forgot.set("forgot", "1");
  return (
    <AuthForm intent="login" said={said} action={t("loginAction")}>
      <EmailField said={said} />
      <div>
        <PasswordField
          name="password"
          label={t("password")}
          error={said.errors["password"]}
          autoComplete="current-password"
        />
        <Link to={links.login(forgot)} className="link inline-flex min-h-11 items-center">
          {t("forgot")}
        </Link>
      </div>
    </AuthForm>
  );
}

export function SignupForm({ answer }: Answered) {
  const { t } = useWords("account-sign-in");
  const said = useAuthAnswer(answer, "signup");
  return (
    <AuthForm intent="signup" said={said} action={t("signupAction")} failed={t("failed.signup")}>
      <TextField
        name="name"
        label={t("name")}
        required
        error={said.errors["name"]}
        defaultValue={said.values["name"]}
        autoComplete="name"
      />
      <EmailField said={said} />
      <PasswordField
        name="password"
        label={t("password")}
        hint={t("passwordHint")}
        error={said.errors["password"]}
        autoComplete="new-password"
      />
      <PasswordField
        name="confirmPassword"
        label={t("confirmPassword")}
        error={said.errors["confirmPassword"]}
        autoComplete="new-password"
      />
      <div>
        <CheckboxField
          name="acceptTerms"
          defaultChecked={said.values["acceptTerms"] === "on"}
          error={said.errors["acceptTerms"]}
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

export function ResetForm({ answer }: Answered) {
  const { t } = useWords("account-sign-in");
  const said = useAuthAnswer(answer, "reset");
  return (
    <AuthForm intent="reset" said={said} action={t("reset.action")} failed={t("failed.reset")}>
      <p>{t("reset.text")}</p>
      <EmailField said={said} />
    </AuthForm>
  );
}

function EmailField({ said }: { said: AuthNotice }) {
  const { t } = useWords("account-sign-in");
  return (
    <TextField
      name="email"
      type="email"
      label={t("email")}
      required
      error={said.errors["email"]}
      defaultValue={said.values["email"]}
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
