// The shop's icons: one 24-unit grid, one stroke. They are decorative; a label is beside or behind them.

const paths = {
  account: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4 21c.6-4 3.6-6 8-6s7.4 2 8 6",
  "arrow-left": "M20 12H5M11 5l-7 7 7 7",
  "arrow-right": "M4 12h15M13 5l7 7-7 7",
  audit: "M12 7v5l3 2M3.5 12a8.5 8.5 0 1 0 2.5-6L3.5 8.5M3.5 4v4.5H8",
  bank: "M3 9.5 12 4l9 5.5zM5 10v8M9.5 10v8M14.5 10v8M19 10v8M3 20.5h18",
  bench: "M3 5h18v12H3zM7 21h10M6 13h3l1.5-4 3 6L15 11h3",
  book: "M5 3h14v18H5zM9 3v18M12 8h4M12 12h4",
  bookmark: "M6 3h12v18l-6-4.5L6 21z",
  box: "M3.5 7.5 12 3l8.5 4.5v9L12 21l-8.5-4.5zM3.5 7.5 12 12l8.5-4.5M12 12v9",
  "box-in": "M12 2v8M8.5 7 12 10.5 15.5 7M3 12h5l1.5 3h5l1.5-3h5v9H3z",
  camera: "M3 7h4.5L9 4.5h6L16.5 7H21v12.5H3zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z",
  cart: "M2 4h3l2.5 11h10.5l3-8H6M9 20.5h.01M17 20.5h.01",
  chart: "M3 21h18M6 21v-7M11 21V9M16 21v-9M21 21V4",
  chat: "M4 4h16v12H11l-5 4v-4H4zM8 9h8M8 12h5",
  check: "M4 12.5 9.5 18 20 6",
  chevron: "m6 9 6 6 6-6",
  chip: "M9 6h9v12H6V9zM9.5 2v4M14.5 2v4M9.5 18v4M14.5 18v4M2 9.5h4M2 14.5h4M18 9.5h4M18 14.5h4",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5.5l3.5 2",
  close: "M5 5l14 14M19 5 5 19",
  coins:
    "M9 11c3.3 0 6-1.3 6-3.5S12.3 4 9 4 3 5.3 3 7.5 5.7 11 9 11ZM3 7.5V16c0 2 2.7 3.5 6 3.5M15 7.5V10M15 20.5c3.3 0 6-1.3 6-3.5s-2.7-3.5-6-3.5-6 1.3-6 3.5 2.7 3.5 6 3.5Z",
  eye: "M2 12c2.5-4.5 6-7 10-7s7.5 2.5 10 7c-2.5 4.5-6 7-10 7s-7.5-2.5-10-7ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z",
  "eye-off":
    "M2 12c2.5-4.5 6-7 10-7s7.5 2.5 10 7c-2.5 4.5-6 7-10 7s-7.5-2.5-10-7ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6ZM4 3l16 18",
  filter: "M3 6h18M6.5 12h11M10 18h4",
  gear: "M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",
  globe: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c3 2.6 4 5.6 4 9s-1 6.4-4 9c-3-2.6-4-5.6-4-9s1-6.4 4-9Z",
  heart: "M12 20.5 4.2 12.7a4.9 4.9 0 0 1 6.9-6.9l.9.9.9-.9a4.9 4.9 0 0 1 6.9 6.9z",
  home: "M3 11.5 12 4l9 7.5M6 10v10.5h12V10M10 20.5v-6h4v6",
  inbox: "M3 13h5l1.5 3h5l1.5-3h5M3 13 6 4h12l3 9v7.5H3z",
  info: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 11v6M12 7.5h.01",
  inspect: "M11 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM15.5 15.5 21 21M8.5 11l2 2 3.5-4",
  list: "M8.5 6H21M8.5 12H21M8.5 18H21M3.5 6h.01M3.5 12h.01M3.5 18h.01",
  menu: "M3 6h18M3 12h18M3 18h18",
  minus: "M5 12h14",
  monitor: "M3 4h18v12H3zM12 16v4M8 20h8",
  moon: "M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z",
  paper: "M5 2h10l4 4v16H5zM14 2v5h5M8.5 12h7M8.5 16h7",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.5-3.8 2.7-5.5 6.5-5.5s6 1.7 6.5 5.5M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.8c2 .7 3.2 2.4 3.5 5.2",
  pin: "M12 21.5c4.3-4.8 6.5-8.5 6.5-11.5a6.5 6.5 0 1 0-13 0c0 3 2.2 6.7 6.5 11.5ZM12 10h.01",
  plug: "M9 2v6M15 2v6M6 8h12v3.5a6 6 0 0 1-12 0zM12 17.5V22",
  plus: "M12 5v14M5 12h14",
  receipt: "M5 2.5h14V21l-2.3-1.5L14.3 21 12 19.5 9.7 21l-2.4-1.5L5 21zM8.5 8h7M8.5 12h7",
  return: "M8 4 3.5 8.5 8 13M3.5 8.5H15a5.5 5.5 0 0 1 0 11H8",
  search: "M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 21 21",
  sell: "M3 12h5l3-3h4l2 2h4M3 12v7h4l4 2 9-5-1.5-2.5M15 3v4M13 5h4",
  shield: "M12 3 4 6v6c0 4.5 3.3 7.7 8 9 4.7-1.3 8-4.5 8-9V6zM8.5 12l2.5 2.5 4.5-5",
  star: "m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z",
  sun: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3 19 19M19 5l-1.7 1.7M6.7 17.3 5 19",
  tag: "M3 12V4h8l10 10-8 8zM7.5 8.5h.01",
  transfer: "M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4",
  trash: "M4 6h16M9 6V3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7",
  truck: "M2 5h12v12H2zM14 9h4l4 4v4h-8M6.5 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.5 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  warning: "M12 3 2 20.5h20zM12 9.5v5M12 17.5h.01",
} as const;

export type IconName = keyof typeof paths;
export const iconNames = Object.keys(paths) as IconName[];

export function Icon({ name, size = 20, className = "" }: { name: IconName; size?: number; className?: string }) {
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
      <path d={paths[name]} />
    </svg>
  );
}
