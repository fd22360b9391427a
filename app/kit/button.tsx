// Buttons. Copper for the main action of a screen; outlines for the others.

import type { ComponentProps } from "react";
import { ShopLink } from "./shop-link.tsx";

export type ButtonLook = {
  variant?: "primary" | "secondary" | "quiet" | "danger";
  size?: "sm" | "md" | "lg";
};

const common =
  "relative inline-flex items-center justify-center gap-2 rounded-sm font-condensed font-semibold text-center leading-tight select-none " +
  "transition-[background-color,border-color,color,translate] duration-100 active:translate-y-px " +
  "disabled:cursor-not-allowed disabled:opacity-55 disabled:active:translate-y-0 aria-disabled:cursor-not-allowed aria-disabled:opacity-55";

const variants = {
  primary:
    "pin-one border border-transparent bg-action text-on-action hover:bg-action-hover forced-colors:border-current",
  secondary: "border border-edge bg-surface text-ink hover:border-ink hover:bg-raised",
  quiet: "border border-transparent text-link underline decoration-1 underline-offset-4 hover:decoration-2",
  danger: "border border-danger bg-transparent text-danger hover:bg-danger hover:text-on-danger",
} satisfies Record<NonNullable<ButtonLook["variant"]>, string>;

const sizes = {
  sm: "min-h-11 px-3 py-1.5 text-sm md:min-h-9",
  md: "min-h-11 px-5 py-1.5 text-base",
  lg: "min-h-13 px-7 py-2 text-lg",
} satisfies Record<NonNullable<ButtonLook["size"]>, string>;

/** The classes of a button, for an element that is neither a button nor a link (a summary). */
export function buttonClass({ variant = "primary", size = "md" }: ButtonLook): string {
  return `${common} ${variants[variant]} ${sizes[size]}`;
}

type ButtonProps = ComponentProps<"button"> & ButtonLook & { busy?: boolean };

/** A button. Its default type is "submit"; while `busy` it shows progress and cannot be pressed again. */
export function Button({
  variant,
  size,
  busy = false,
  className = "",
  type = "submit",
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type === "button" ? "button" : type === "reset" ? "reset" : "submit"}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={`${buttonClass({ variant, size })} ${className}`}
    >
      {children}
      {busy ? <BusyStripe /> : null}
    </button>
  );
}

/** A link that looks like a button, for navigation. */
export function ButtonLink({ variant, size, className = "", ...rest }: ComponentProps<typeof ShopLink> & ButtonLook) {
  return <ShopLink {...rest} className={`${buttonClass({ variant, size })} ${className}`} />;
}

function BusyStripe() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 h-1 animate-[busy_0.6s_linear_infinite] bg-[repeating-linear-gradient(90deg,currentColor_0_12px,transparent_12px_24px)] bg-[length:24px_100%]"
    />
  );
}
