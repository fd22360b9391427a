// The shop's icons: one 24-unit grid, one stroke. They are decorative; a label is beside or behind them. Icons that only the office
// has are in its own folder: every page loads these.

const paths = {
  account: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c.6-4 3.6-6 8-6s7.4 2 8 6",
  "arrow-left": "M20 12H5M11 5l-7 7 7 7",
  "arrow-right": "M4 12h15M13 5l7 7-7 7",
  bank: "M3 9.5 12 4l9 5.5zM5 10v8M9.5 10v8M14.5 10v8M19 10v8M3 20.5h18",
  bench: "M3 5h18v12H3zM7 21h10M6 13h3l1.5-4 3 6L15 11h3",
  cart: "M2 4h3l2.5 11h10.5l3-8H6M9 20.5h.01M17 20.5h.01",
  chart: "M3 21h18M6 21v-7M11 21V9M16 21v-9M21 21V4",
  chat: "M4 4h16v12H11l-5 4v-4H4zM8 9h8M8 12h5",
  check: "M4 12.5 9.5 18 20 6",
  chevron: "m6 9 6 6 6-6",
  chip: "M9 6h9v12H6V9zM9.5 2v4M14.5 2v4M9.5 18v4M14.5 18v4M2 9.5h4M2 14.5h4M18 9.5h4M18 14.5h4",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.5l3.5 2",
  close: "M5 5l14 14M19 5 5 19",
  eye: "M2 12c2.5-4.5 6-7 10-7s7.5 2.5 10 7c-2.5 4.5-6 7-10 7s-7.5-2.5-10-7ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  "eye-off":
    "M2 12c2.5-4.5 6-7 10-7s7.5 2.5 10 7c-2.5 4.5-6 7-10 7s-7.5-2.5-10-7ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 3l16 18",
  compare: "M4 8h14l-4-4M20 16H6l4 4",
  filter: "M3 6h18M6.5 12h11M10 18h4",
  heart: "M12 20.5 4.2 12.7a4.9 4.9 0 0 1 6.9-6.9l.9.9.9-.9a4.9 4.9 0 0 1 6.9 6.9z",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v6M12 7.5h.01",
  menu: "M3 6h18M3 12h18M3 18h18",
  minus: "M5 12h14",
  monitor: "M3 4h18v12H3zM12 16v4M8 20h8",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z",
  paper: "M5 2h10l4 4v16H5zM14 2v5h5M8.5 12h7M8.5 16h7",
  pin: "M12 21.5c4.3-4.8 6.5-8.5 6.5-11.5a6.5 6.5 0 1 0-13 0c0 3 2.2 6.7 6.5 11.5ZM12 10h.01",
  plus: "M12 5v14M5 12h14",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21",
  sell: "M3 12h5l3-3h4l2 2h4M3 12v7h4l4 2 9-5-1.5-2.5M15 3v4M13 5h4",
  shield: "M12 3 4 6v6c0 4.5 3.3 7.7 8 9 4.7-1.3 8-4.5 8-9V6zM8.5 12l2.5 2.5 4.5-5",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19",
  tag: "M3 12V4h8l10 10-8 8zM7.5 8.5h.01",
  trash: "M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7",
  truck: "M2 5h12v12H2zM14 9h4l4 4v4h-8M6.5 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.5 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  warning: "M12 3 2 20.5h20zM12 9.5v5M12 17.5h.01",
} as const;

export type IconName = keyof typeof paths;
export const iconNames = Object.keys(paths) as IconName[];

type Look = { size?: number; className?: string };

export function Icon({ name, ...look }: Look & { name: IconName }) {
  return <IconPath d={paths[name]} {...look} />;
}

/** `d`: a path on the grid. */
export function IconPath({ d, size = 20, className = "" }: Look & { d: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size <= 16 ? 2.2 : 1.75}
      strokeLinecap="square"
      className={`shrink-0 ${className}`}
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
