// Toasts: short messages at the page's edge. Each stays 5 seconds (spec 9), longer while it is hovered or focused.

import { useEffect, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import { useWords } from "../i18n/use-words.ts";
import { Icon } from "./icon.tsx";

const STAYS = 5000; // milliseconds, spec 9

type Tone = "good" | "danger" | "info";
/** A link to more about it. */
type ToastLink = { to: string; label: string };
/** An action, such as undo: pressing it closes the toast. */
type Press = { label: string; run: () => void };
type Toast = { id: number; message: string; tone: Tone; link: ToastLink | null; press: Press | null };

// There is one region a page, so the toasts are a module variable: a context would render the page again.
const none: readonly Toast[] = [];
let toasts = none;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function show(
  message: string,
  { tone = "good", link = null, press = null }: { tone?: Tone; link?: ToastLink | null; press?: Press | null } = {},
) {
  lastId += 1;
  change([...toasts, { id: lastId, message, tone, link, press }]);
}

function dismiss(id: number) {
  change(toasts.filter((toast) => toast.id !== id));
}

/** Shows a toast: `const toast = useToast(); toast("Adăugat în coș")`. */
export function useToast() {
  return show;
}

/** The region of the toasts; once, in the shell. */
export function ToastRegion() {
  const { t } = useWords("kit");
  const visible = useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  );
  return (
    <section
      aria-label={t("toast.label")}
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 print:hidden bottom-[calc(1rem+var(--lift,0rem))] z-50 flex flex-col items-center gap-2 md:inset-x-auto md:start-6 md:items-start lg:bottom-6"
    >
      {visible.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useWords("kit");
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(dismiss, STAYS, toast.id);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id]);
  const allocation = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <div
      {...allocation}
      className="pointer-events-auto flex w-full max-w-md animate-[rise_0.18s_var(--ease-out)] items-center gap-3 rounded-sm border border-transparent bg-screen ps-4 text-on-screen shadow-float"
    >
      <Icon
        name={toast.tone === "danger" ? "warning" : toast.tone === "info" ? "info" : "check"}
        className={toast.tone === "danger" ? "text-amber" : "text-phosphor"}
      />
      <p className="min-w-0 grow py-3 wrap-anywhere">{toast.message}</p>
      {toast.link ? (
        <Link
          to={toast.link.to}
          onClick={() => dismiss(toast.id)}
          className="target inline-flex shrink-0 items-center font-semibold text-phosphor underline underline-offset-4"
        >
          {toast.link.label}
        </Link>
      ) : null}
      {toast.press ? <PressButton press={toast.press} onDone={() => dismiss(toast.id)} /> : null}
      <button
        type="button"
        onClick={() => dismiss(toast.id)}
        aria-label={t("close")}
        className="target inline-flex items-center justify-center"
      >
        <Icon name="close" size={16} />
      </button>
    </div>
  );
}

function PressButton({ press, onDone }: { press: Press; onDone: () => void }) {
  const onClick = () => {
    press.run();
    onDone();
  };
  return (
    <button
      type="button"
      onClick={onClick}
      className="target inline-flex shrink-0 items-center font-semibold text-phosphor underline underline-offset-4"
    >
      {press.label}
    </button>
  );
}
