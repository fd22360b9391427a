import { useState, type ComponentProps } from "react";
import { useWords } from "../../../../i18n/use-words.ts";
import { useHydrated } from "../../../../kit/use-hydrated.ts";
import { controlClass, Field } from "../../../../kit/field.tsx";
import { Icon } from "../../../../kit/icon.tsx";

type PasswordFieldProps = {
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  autoComplete: "current-password" | "new-password";
} & Pick<ComponentProps<"input">, "className">;

/** A password field with a button that reveals the password (with JavaScript only). */
export function PasswordField({ name, label, hint, error, autoComplete }: PasswordFieldProps) {
  const { t } = useWords("account-sign-in");
  const isHydrated = useHydrated();
  const [isVisible, setVisible] = useState(false);
  return (
    <Field name={name} label={label} hint={hint} error={error}>
      {(control) => (
        <span className="relative block">
          <input
            {...control}
            type={isVisible ? "text" : "password"}
            required
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            className={`${controlClass} ${isHydrated ? "pe-12" : ""}`}
          />
          {isHydrated ? (
            <button
              type="button"
              onClick={() => setVisible(!isVisible)}
              aria-pressed={isVisible}
              aria-label={isVisible ? t("hide") : t("show")}
              aria-controls={control.id}
              className="absolute inset-y-0 end-0 inline-flex w-11 items-center justify-center text-muted hover:text-ink aria-pressed:text-ink"
            >
              <Icon name={isVisible ? "eye-off" : "eye"} />
            </button>
          ) : null}
        </span>
      )}
    </Field>
  );
}
