// The errors of a form, above it: links to the fields. It takes the focus when it appears.

import { useEffect, useRef } from "react";
import { useWords } from "../i18n/use-words.ts";
import { fieldId } from "./field.tsx";
import { Icon } from "./icon.tsx";

/**
 * `errors`: messages in the visitor's language by field name; the key "form" is for errors of no single field. Renders
 * nothing without errors.
 */
export function ErrorSummary({ errors }: { errors: Partial<Record<string, string>> | null | undefined }) {
  const { t } = useWords("kit");
  const box = useRef<HTMLElement>(null);
  const entries = Object.entries(errors ?? {}).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const messages = entries.map(([, message]) => message).join("\n");

  useEffect(() => {
    if (messages !== "") box.current?.focus();
  }, [messages]);

  if (entries.length === 0) return null;
  return (
    <section
      ref={box}
      aria-labelledby="error-summary-title"
      tabIndex={-1}
      className="border-s-4 border-danger bg-danger-soft px-4 py-3"
    >
      <h2 id="error-summary-title" className="flex items-center gap-2 text-lg text-danger">
        <Icon name="warning" />
        {t("errors.title", { count: entries.length })}
      </h2>
      <ul className="mt-1.5 ps-7">
        {entries.map(([name, message]) => (
          <li key={name}>
            {name === "form" ? (
              message
            ) : (
              <a href={`#${fieldId(name)}`} className="link inline-block py-0.5 text-danger">
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
