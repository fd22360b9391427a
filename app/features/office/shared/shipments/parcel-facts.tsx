// Facts of a parcel that several pages show. Needs the words of the namespace "office-shipments".

import { couriers } from "../../../../../shop/shipping/courier.ts";
import { formatDateTime } from "../../../../i18n/format.ts";
import { useWords } from "../../../../i18n/use-words.ts";
import { Notice } from "../../../../kit/notice.tsx";
import type { OfficeShipment } from "./shipment.view.server.ts";

/** The AWB, as a link to the courier's tracking page. */
export function Awb({ shipment: { courier, awb } }: { shipment: Pick<OfficeShipment, "courier" | "awb"> }) {
  if (awb === null) return null;
  const { name, follow } = couriers[courier];
  return (
    <span>
      {name}{" "}
      <a
        href={follow + encodeURIComponent(awb)}
        rel="noreferrer"
        className="link figure inline-flex min-h-11 items-center"
      >
        {awb}
      </a>
    </span>
  );
}

type Problem = Pick<OfficeShipment, "problem" | "nextAt" | "state">;

/** Why the courier has not taken it, in the courier's own words, and when it is asked again. */
export function ParcelProblem({ shipment: { problem, nextAt, state } }: { shipment: Problem }) {
  const { t, language } = useWords("office-shipments");
  if (problem === null || problem.kind === null) return null;
  const isWaiting = state === "requested" || state === "cancelling";
  return (
    <Notice tone={problem.kind === "away" ? "warn" : "danger"}>
      <p>{t(`problem.${problem.kind}`)}</p>
      {problem.words ? (
        <p lang="ro" className="mt-1 wrap-anywhere">
          „{problem.words}”
        </p>
      ) : null}
      {isWaiting ? <p className="mt-1">{t("problem.next", { at: formatDateTime(nextAt, language) })}</p> : null}
    </Notice>
  );
}
