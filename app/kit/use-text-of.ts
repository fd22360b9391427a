import { useEffect, useRef } from "react";

/**
 * A text field that follows a value: when the value changes, the field takes it and keeps the focus. Text typed before
 * hydration stays.
 */
export function useTextOf(text: string) {
  const box = useRef<HTMLInputElement>(null);
  const last = useRef(text);
  useEffect(() => {
    if (box.current && last.current !== text) box.current.value = text;
    last.current = text;
  }, [text]);
  return box;
}
