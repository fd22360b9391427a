// What is not known of the PC, and what to check before buying.

import { useWords } from "../../../i18n/use-words.ts";

export function UpgradeReasons({ missing, checks }: { missing: readonly string[]; checks: readonly string[] }) {
  const { t } = useWords("own-pc");
  if (missing.length + checks.length === 0) return null;
  return (
    <ul className="mt-1 text-sm">
      {missing.map((reason) => (
        <li key={reason}>{t("upgrades.missing", { reason })}</li>
      ))}
      {checks.map((reason) => (
        <li key={reason}>{t("upgrades.check", { reason })}</li>
      ))}
    </ul>
  );
}
