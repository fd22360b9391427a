// How long the units stay allocated, in seconds. It counts down from the server's value and does not use this machine's
// clock. Without JavaScript it displays the end time, which stays correct while the page is open.

import { useEffect, useState } from "react";
import { formatTime } from "../../../i18n/format.ts";
import { useWords } from "../../../i18n/use-words.ts";
import { useHydrated } from "../../../kit/use-hydrated.ts";
import { Icon } from "../../../kit/icon.tsx";

export type Held = { seconds: number; until: Date };

/** `size`: "short" is the clock and the time alone, beside a total; the page has the sentence too, for another screen width. */
export function Countdown({
  held: { seconds, until },
  size = "whole",
  className = "",
}: {
  held: Held;
  size?: "whole" | "short";
  className?: string;
}) {
  const { t, language } = useWords("checkout");
  const isHydrated = useHydrated();
  const left = useSecondsLeft(seconds);
  const time = isHydrated
    ? `${String(Math.floor(left / 60)).padStart(2, "0")}:${String(left % 60).padStart(2, "0")}`
    : formatTime(until, language);
  const sentence = left === 0 ? t("held.over") : t(isHydrated ? "held.left" : "held.until");
  if (size === "short")
    return (
      <span className="flex items-center gap-1.5 text-sm text-muted">
        <Icon name="clock" size={16} />
        <span className={left === 0 ? "text-warn" : "sr-only"}>{sentence}</span>
        {left === 0 ? null : <span className="figure font-semibold text-ink">{time}</span>}
      </span>
    );
  return (
    <p
      role="timer"
      className={`flex items-center gap-2 text-sm ${left === 0 ? "text-warn" : "text-muted"} ${className}`}
    >
      <Icon name="clock" />
      {sentence}
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
