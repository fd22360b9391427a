import { useEffect, useRef } from "react";

/** A box that takes on the text in force whenever that changes, and keeps the focus meanwhile. What was typed before is left as it is. */
export function useTextOf(text: string) {
  const box = useRef<HTMLInputElement>(null);
  const said = useRef(text);
  useEffect(() => {
    if (box.current && said.current !== text) box.current.value = text;
    said.current = text;
  }, [text]);
  return box;
}
