// How long the units stay allocated, in seconds. It counts down from the server's value and does not use this machine's
// clock. Without JavaScript it displays the end time, which stays correct while the page is open.

import { useEffect, useState } from "react";
import { formatTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { useHydrated } from "../../../kit/use-hydrated.ts";
import { Icon } from "../../../kit/icon.tsx";

export type Held = { seconds: number; until: Date };

/** `quiet`: no live region, because the page has another countdown for another screen width. */
export function Countdown({
  held: { seconds, until },
  quiet = false,
  className = "",
}: {
  held: Held;
  quiet?: boolean;
  className?: string;
}) {
  const { t, language } = useWords("checkout");
  const isHydrated = useHydrated();
  const left = useSecondsLeft(seconds);
  const time = isHydrated
    ? `${String(Math.floor(left / 60)).padStart(2, "0")}:${String(left % 60).padStart(2, "0")}`
    : formatTime(until, language);
  return (
    <p
      role={quiet ? undefined : "timer"}
      className={`flex items-center gap-2 text-sm ${left === 0 ? "text-warn" : "text-muted"} ${className}`}
    >
      <Icon name="clock" />
      {left === 0 ? t("held.over") : t(isHydrated ? "held.left" : "held.until")}
      {left === 0 ? null : <span className="figure text-base font-semibold text-ink">{time}</span>}
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
