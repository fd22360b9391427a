// The scripts that list the parts of a computer, to download on that computer: not offered on phones, where none runs.

import { useWords } from "../../i18n/use-words.ts";
import { buttonClass } from "../../kit/button.tsx";
import { links } from "../../links.ts";

const scripts = { windows: "pcbis-windows.ps1", linux: "pcbis-linux.sh", macos: "pcbis-macos.sh" } as const;
const systems = Object.keys(scripts) as (keyof typeof scripts)[];

export function ScriptLinks() {
  const { t } = useWords("trade-in-detect");
  return (
    <ul className="grid gap-3 max-sm:hidden sm:grid-cols-3" aria-label={t("scripts")}>
      {systems.map((system) => (
        <li key={system} className="flex flex-col gap-1.5">
          <a href={links.detectScript(scripts[system])} download className={buttonClass({ variant: "secondary" })}>
            {t(`script.${system}`)}
          </a>
          <span className="text-xs text-muted">{t(`run.${system}`)}</span>
        </li>
      ))}
    </ul>
  );
}
