// The office's warning about many allocations: by whom, how many, and the link to free them.

import { Link } from "react-router";
import type { AllocationAlarm } from "../../../../shop/inventory/allocations/warn-of-allocations.server.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { officeLinks } from "../../../office-links.ts";
import { Notice } from "../../../kit/notice.tsx";

/** `isHere`: whether the list of allocations is on the same page. */
export function AllocationAlarmNotice({ alarm, isHere = false }: { alarm: AllocationAlarm | null; isHere?: boolean }) {
  const { t } = useWords("office-allocations");
  if (!alarm) return null;
  return (
    <div className="mb-6">
      <Notice tone="danger" title={t("alarm.title")}>
        <p>{t("alarm.share", { held: alarm.heldByStrangers, onSale: alarm.onSale, share: alarm.share })}</p>
        {alarm.reached.map(({ key, reached, hits }) => (
          <p key={key}>{t(`alarm.${reached}`, { key, hits })}</p>
        ))}
        {isHere ? null : (
          <Link to={officeLinks.allocations()} className="link inline-flex min-h-11 items-center">
            {t("alarm.action")}
          </Link>
        )}
      </Notice>
    </div>
  );
}
