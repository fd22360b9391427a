// The result of a form, shown by the page that it redirects to: a notice before JavaScript, a toast with it.

import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "./use-hydrated.ts";
import { Notice } from "./notice.tsx";
import { useToast } from "./toast.tsx";

/** `name`: the search parameter that says what was done; it is removed once the message is shown. */
export function FlashMessage({ name, message, text }: { name: string; message: string; text?: string | undefined }) {
  const isHydrated = useHydrated();
  const toast = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    toast(message);
    if (text) return;
    const parameters = new URLSearchParams(search);
    parameters.delete(name);
    void navigate({ pathname, search: parameters.toString() }, { replace: true, preventScrollReset: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- shown once, not again when the words around it change
  }, []);
  // A message with an action stays.
  if (isHydrated && !text) return null;
  return (
    <Notice tone="good" title={message} live>
      {text}
    </Notice>
  );
}
