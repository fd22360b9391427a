import { useEffect, useRef } from "react";

/**
 * A text field that follows a value: when the value changes, the field takes it and keeps the focus. Text typed before
 * hydration stays.
 */
export function useTextOf(text: string) {
  const box = useRef<HTMLInputElement>(null);
  const said = useRef(text);
  useEffect(() => {
    if (box.current && said.current !== text) box.current.value = text;
    said.current = text;
  }, [text]);
  return box;
}
