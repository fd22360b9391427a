import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { useState } from "react";
import { Form, useLocation, useNavigation, useSubmit } from "react-router";
import { useWords } from "../../../i18n/use-words.ts";
import { links } from "../../../links.ts";
import { Button, buttonClass } from "../../../kit/button.tsx";
import { ErrorSummary } from "../../../kit/error-summary.tsx";
import { TextField } from "../../../kit/field.tsx";
import { Head } from "../../../kit/pages/head.tsx";
import { Notice } from "../../../kit/notice.tsx";
import { Logo } from "../../../kit/logo.tsx";
import { useHydrated } from "../../../kit/use-hydrated.ts";
import { LogOut } from "./log-out.tsx";

type CodePageProps = {
  to: string;
  enrolling: { secret: string; picture: { path: string; size: number } } | null;
  answer: { errors: Record<string, string>; domainError: string | null };
  recoveryCodes: readonly string[] | null;
  /** What the browser is asked for; null for an account without passkeys. */
  passkey: PublicKeyCredentialRequestOptionsJSON | null;
};

/** The second login step of the office: connect an app, write down the recovery codes, or enter the current code. */
export function CodePage({ to, enrolling, answer, recoveryCodes, passkey }: CodePageProps) {
  const { t } = useWords("office");
  const title = recoveryCodes ? t("code.doneTitle") : enrolling ? t("code.enrolTitle") : t("code.title");
  return (
    <div className="min-h-dvh">
      <Head title={title} hidden />
      <header className="bg-brand px-4 text-on-brand">
        <div className="mx-auto flex min-h-15 max-w-xl items-center justify-between gap-3">
          <Logo />
          <LogOut />
        </div>
      </header>
      <main id="main" className="mx-auto max-w-xl px-4 pt-8 pb-16">
        <h1 className="mb-6 text-3xl">{title}</h1>
        {recoveryCodes ? (
          <Codes codes={recoveryCodes} to={to} />
        ) : (
          <>
            {passkey ? <PasskeySignIn options={passkey} /> : null}
            <CodeForm enrolling={enrolling} answer={answer} />
          </>
        )}
      </main>
    </div>
  );
}

function Codes({ codes, to }: { codes: readonly string[]; to: string }) {
  const { t } = useWords("office");
  return (
    <>
      <p>{t("code.doneText")}</p>
      <ul className="figure my-6 grid grid-cols-2 gap-x-6 gap-y-2 rounded-sm border border-line bg-surface p-5 text-lg">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      {/* A plain link: the office page loads again, with the new session. */}
      <a href={to} className={buttonClass({ size: "lg" })}>
        {t("code.go")}
      </a>
    </>
  );
}

/** Only in a browser that has JavaScript and passkeys: the code works without both. */
function PasskeySignIn({ options }: { options: PublicKeyCredentialRequestOptionsJSON }) {
  const { t } = useWords("office");
  const { search } = useLocation();
  const submit = useSubmit();
  const [state, setState] = useState<"ready" | "asking" | "failed">("ready");
  const isSending = useNavigation().state !== "idle";
  if (!useHydrated() || !("PublicKeyCredential" in window)) return null;
  async function ask() {
    setState("asking");
    try {
      const { startAuthentication } = await import("@simplewebauthn/browser");
      const answer = await startAuthentication({ optionsJSON: options });
      await submit({ passkey: JSON.stringify(answer) }, { method: "post", action: links.officeCode(search) });
      setState("ready");
    } catch {
      setState("failed");
    }
  }
  return (
    <div className="mb-8 flex flex-col gap-3 border-b border-line pb-8">
      {state === "failed" ? (
        <Notice tone="danger" live>
          {t("code.passkeyFailed")}
        </Notice>
      ) : null}
      <Button
        type="button"
        size="lg"
        busy={state === "asking" || isSending}
        onClick={() => void ask()}
        className="self-start max-sm:w-full"
      >
        {t("code.passkey")}
      </Button>
    </div>
  );
}

function CodeForm({ enrolling, answer }: Pick<CodePageProps, "enrolling" | "answer">) {
  const { t } = useWords("office");
  const { search } = useLocation();
  const isBusy = useNavigation().state === "submitting";
  return (
    <Form method="post" action={links.officeCode(search)} noValidate className="flex flex-col gap-5">
      {answer.domainError ? (
        <Notice tone="danger" live>
          {answer.domainError}
        </Notice>
      ) : null}
      <ErrorSummary errors={answer.errors} />
      <p>{enrolling ? t("code.enrolText") : t("code.text")}</p>
      {enrolling ? <Secret {...enrolling} /> : null}
      <TextField
        name="code"
        label={t("code.code")}
        required
        error={answer.errors["code"]}
        autoComplete="one-time-code"
        inputMode={enrolling ? "numeric" : "text"}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        className="max-w-60"
      />
      <Button size="lg" busy={isBusy} className="self-start max-sm:w-full">
        {enrolling ? t("code.enrolAction") : t("code.action")}
      </Button>
      {enrolling ? null : <p className="text-sm text-muted">{t("code.lost")}</p>}
    </Form>
  );
}

function Secret({ secret, picture }: NonNullable<CodePageProps["enrolling"]>) {
  const { t } = useWords("office");
  return (
    <div className="flex flex-wrap items-start gap-6">
      {/* Dark on light in both themes: authenticator apps do not read inverted codes. */}
      <svg
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        shapeRendering="crispEdges"
        className="size-52 shrink-0 bg-qr-light"
      >
        <title>{t("code.qr")}</title>
        <path d={picture.path} className="fill-qr-dark" />
      </svg>
      <div className="min-w-0 grow basis-48">
        <p className="text-sm text-muted">{t("code.byHand")}</p>
        <p className="figure mt-2">{secret.match(/.{1,4}/g)?.join(" ")}</p>
      </div>
    </div>
  );
}
