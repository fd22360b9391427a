// A modal dialog on the browser's own <dialog>: focus, Escape and the top layer come with it.
// Before JavaScript an open dialog is a framed box in the page, so that a form in it still works.

import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { useWords } from "../i18n/use-words.ts";
import { Icon } from "./icon.tsx";

type DialogProps = {
  open: boolean;
  title: ReactNode;
  /** Called on Escape, the cross and a press outside. Without it, only what is inside can close the dialog. */
  onClose?: () => void;
  children: ReactNode;
};

export function Dialog({ open, title, onClose, children }: DialogProps) {
  const { t } = useWords("kit");
  const box = useRef<HTMLDialogElement>(null);
  // The server renders the attribute. If React removed it, close() would do nothing, and the page would stay inert
  // under an invisible dialog.
  const [wasOpen] = useState(open);
  const titleId = useId();

  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    if (!open) return dialog.close();
    // A dialog that the server rendered open is not modal yet.
    if (!dialog.matches(":modal")) {
      dialog.close();
      dialog.showModal();
    }
  }, [open]);

  return (
    <dialog
      ref={box}
      open={wasOpen}
      suppressHydrationWarning
      aria-labelledby={titleId}
      closedby={onClose ? "any" : "none"}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      className="m-auto w-[min(36rem,calc(100vw-2rem))] rounded-sm border border-edge bg-raised p-0 text-ink shadow-float backdrop:bg-veil modal:animate-[rise_0.18s_var(--ease-out)]"
    >
      <div className="p-5 md:p-7">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-2xl">
            {title}
          </h2>
          {onClose ? (
            <button
              type="button"
              onClick={onClose}
              aria-label={t("close")}
              className="target -me-2 -mt-2 inline-flex items-center justify-center"
            >
              <Icon name="close" />
            </button>
          ) : null}
        </div>
        <div className="mt-3">{children}</div>
      </div>
    </dialog>
  );
}
