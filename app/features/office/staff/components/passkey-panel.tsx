// The passkeys of the signed-in member of staff: their list, and a form that adds one.

import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { useState, type FormEvent } from "react";
import { Form, useSubmit } from "react-router";
import { formatDateTime } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Button } from "../../../../kit/button.tsx";
import { TextField } from "../../../../kit/field.tsx";
import { Notice } from "../../../../kit/notice.tsx";
import { Panel } from "../../../../kit/panel.tsx";
import { useHydrated } from "../../../../kit/use-hydrated.ts";

export type PasskeyPanelProps = {
  passkeys: readonly { id: string; name: string; createdAt: Date; lastUsedAt: Date | null }[];
  /** What the browser is asked for. */
  options: PublicKeyCredentialCreationOptionsJSON;
  error: string | null;
};

export function PasskeyPanel({ passkeys, options, error }: PasskeyPanelProps) {
  const { t, language } = useWords("office-staff");
  return (
    <Panel label={t("passkeys.title")} className="mt-8 max-w-3xl">
      <p className="mb-4 max-w-prose text-muted">{t("passkeys.hint")}</p>
      {error ? (
        <Notice tone="danger" live>
          {error}
        </Notice>
      ) : null}
      {passkeys.length === 0 ? <p>{t("passkeys.none")}</p> : null}
      <ul className="mb-4">
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3"
          >
            <span className="min-w-0">
              <span className="font-condensed text-lg font-bold wrap-anywhere">{name}</span>
              <span className="block text-sm text-muted">
                {t("passkeys.added", { at: formatDateTime(createdAt, language) })} ·{" "}
                {lastUsedAt ? t("passkeys.used", { at: formatDateTime(lastUsedAt, language) }) : t("passkeys.unused")}
              </span>
            </span>
            <Form method="post">
              <input type="hidden" name="passkey" value={id} />
              <Button name="intent" value="remove-passkey" variant="secondary" size="sm">
                {t("passkeys.remove")}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
      <AddPasskey options={options} />
    </Panel>
  );
}

function AddPasskey({ options }: Pick<PasskeyPanelProps, "options">) {
  const { t } = useWords("office-staff");
  const submit = useSubmit();
  const [state, setState] = useState<"ready" | "asking" | "failed">("ready");
  if (!useHydrated() || !("PublicKeyCredential" in window))
    return <p className="text-sm text-muted">{t("passkeys.noScript")}</p>;
  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get("name"));
    setState("asking");
    try {
      const { startRegistration } = await import("@simplewebauthn/browser");
      const answer = await startRegistration({ optionsJSON: options });
      form.reset();
      await submit({ intent: "add-passkey", name, answer: JSON.stringify(answer) }, { method: "post" });
      setState("ready");
    } catch {
      setState("failed");
    }
  }
  return (
    <form onSubmit={(event) => void add(event)} className="flex flex-wrap items-end gap-3">
      {state === "failed" ? (
        <div className="w-full">
          <Notice tone="danger" live>
            {t("passkeys.failed")}
          </Notice>
        </div>
      ) : null}
      <TextField
        name="name"
        label={t("passkeys.name")}
        required
        maxLength={60}
        autoComplete="off"
        className="w-80 max-w-full"
      />
      <Button busy={state === "asking"}>{t("passkeys.add")}</Button>
    </form>
  );
}
