// What a form did, said by the page that it led to: a standing message before JavaScript, a passing one with it.

import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "./use-hydrated.ts";
import { Notice } from "./notice.tsx";
import { useToast } from "./toast.tsx";

/** `name`: the parameter of the address that says what was done; it leaves the address once it has been said. */
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
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- said once, not again when the words around it change
  }, []);
  // What asks for a next step stays.
  if (isHydrated && !text) return null;
  return (
    <Notice tone="good" title={message} live>
      {text}
    </Notice>
  );
}
