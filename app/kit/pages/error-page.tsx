// The screen that stands in for one that failed. The fault itself is in the log; the visitor gets calm words. A connection that broke
// while an answer was being read is no fault of the shop, and nothing is in the log.

import { useWords } from "../../i18n/use-words.ts";
import { DeadEnd } from "../blocked-page.tsx";
import type { RefusedRequest } from "../refused-request.ts";
import { WaysOn } from "../ways-on.tsx";

/** `refused`: what the shop's server says of a request that it did not take. */
export function Broken({
  refused = null,
  isCutOff = false,
}: {
  refused?: (RefusedRequest & { status: number }) | null;
  isCutOff?: boolean;
}) {
  const { t } = useWords("shell");
  const title = refused?.title ?? t(isCutOff ? "lost.title" : "broken.title");
  return (
    <>
      <title>{title}</title>
      <DeadEnd
        reading={isCutOff ? "···" : String(refused?.status ?? 500)}
        title={title}
        text={refused?.text ?? t(isCutOff ? "lost.half" : "broken.text")}
        actions={<WaysOn />}
      />
    </>
  );
}
