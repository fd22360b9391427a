// The message after an action: each time it is shown it scrolls into view and takes the focus.

import { useEffect, useRef, type ReactNode } from "react";
import { Notice } from "./notice.tsx";

/** `answer` is the action's result: a new object shows the message again, even with the same words. */
export function AnswerNotice({ answer, children }: { answer: unknown; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!answer) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, [answer]);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="danger" live>
        {children}
      </Notice>
    </div>
  );
}
