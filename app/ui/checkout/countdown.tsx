// How long the units are still kept, to the second. It counts from what the server said was left, not from this
// machine's clock.

import { useEffect, useState } from "react";
import { useWords } from "../../i18n/use-words.ts";
import { Icon } from "../icon.tsx";

export function Countdown({ seconds }: { seconds: number }) {
  const { t } = useWords("checkout");
  const left = useSecondsLeft(seconds);
  const shown = `${String(Math.floor(left / 60)).padStart(2, "0")}:${String(left % 60).padStart(2, "0")}`;
  return (
    <p role="timer" className={`flex items-center gap-2 text-sm ${left === 0 ? "text-warn" : "text-muted"}`}>
      <Icon name="clock" />
      {left === 0 ? t("held.over") : t("held.left")}
      {left === 0 ? null : <span className="figure text-base font-semibold text-ink">{shown}</span>}
    </p>
  );
}

function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const began = performance.now();
    const tick = () => setLeft(Math.max(0, seconds - Math.floor((performance.now() - began) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
