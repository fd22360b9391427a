// Light or dark: the system's setting, until the visitor chooses one, which this browser stores.

import { useSyncExternalStore } from "react";
import { useWords } from "../i18n/use-words.ts";
import { Icon, type IconName } from "../kit/icon.tsx";

const THEME_KEY = "theme";
const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];
const icons = { system: "monitor", light: "sun", dark: "moon" } as const satisfies Record<Theme, IconName>;

/**
 * Runs in the head before the first paint. Its text never changes, so that the security policy can allow it by hash.
 */
export const themeScript = `try{const t=localStorage.getItem("${THEME_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}`;

const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function chosen(): Theme {
  return themes.find((theme) => theme === document.documentElement.dataset["theme"]) ?? "system";
}

function choose(theme: Theme) {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** It needs JavaScript, so it is not rendered without it. */
export function ThemeSwitch() {
  const { t } = useWords("shell");
  const current = useSyncExternalStore<Theme | null>(subscribe, chosen, () => null);
  if (current === null) return <fieldset hidden />;
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{t("theme.label")}</legend>
      {themes.map((theme) => (
        <button
          key={theme}
          type="button"
          onClick={() => choose(theme)}
          aria-pressed={theme === current}
          title={t(`theme.${theme}`)}
          className="inline-flex min-h-11 min-w-11 items-center justify-center rounded-sm border border-brand-trace hover:border-on-brand-muted aria-pressed:border-on-brand aria-pressed:bg-on-brand aria-pressed:text-brand-deep md:min-h-9 md:min-w-9"
        >
          <Icon name={icons[theme]} size={18} />
          <span className="sr-only">{t(`theme.${theme}`)}</span>
        </button>
      ))}
    </fieldset>
  );
}
