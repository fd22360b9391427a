// What an action answered, said where it is seen: the message takes the focus and comes into view each time that it is given.

import { useEffect, useRef, type ReactNode } from "react";
import { Notice } from "./notice.tsx";

/** `answer` is what the message is about: another one is said anew, in whatever words. */
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
