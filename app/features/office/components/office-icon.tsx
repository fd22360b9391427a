// The icons of the office: the shop's, and those of things that only staff see.

import type { ComponentProps } from "react";
import { Icon, IconPath, type IconName } from "../../../kit/icon.tsx";

const paths = {
  audit: "M12 7v5l3 2M3.5 12a8.5 8.5 0 1 0 2.5-6L3.5 8.5M3.5 4v4.5H8",
  book: "M5 3h14v18H5zM9 3v18M12 8h4M12 12h4",
  bookmark: "M6 3h12v18l-6-4.5L6 21z",
  box: "M3.5 7.5 12 3l8.5 4.5v9L12 21l-8.5-4.5zM3.5 7.5 12 12l8.5-4.5M12 12v9",
  "box-in": "M12 2v8M8.5 7 12 10.5 15.5 7M3 12h5l1.5 3h5l1.5-3h5v9H3z",
  camera: "M3 7h4.5L9 4.5h6L16.5 7H21v12.5H3zM12 16.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z",
  coins:
    "M9 11c3.3 0 6-1.3 6-3.5S12.3 4 9 4 3 5.3 3 7.5 5.7 11 9 11ZM3 7.5V16c0 2 2.7 3.5 6 3.5M15 7.5V10M15 20.5c3.3 0 6-1.3 6-3.5s-2.7-3.5-6-3.5-6 1.3-6 3.5 2.7 3.5 6 3.5Z",
  gear: "M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1",
  home: "M3 11.5 12 4l9 7.5M6 10v10.5h12V10M10 20.5v-6h4v6",
  inbox: "M3 13h5l1.5 3h5l1.5-3h5M3 13 6 4h12l3 9v7.5H3z",
  inspect: "M11 17a6 6 0 1 0 0-12 6 6 0 0 0 0 12ZM15.5 15.5 21 21M8.5 11l2 2 3.5-4",
  list: "M8.5 6H21M8.5 12H21M8.5 18H21M3.5 6h.01M3.5 12h.01M3.5 18h.01",
  people:
    "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c.5-3.8 2.7-5.5 6.5-5.5s6 1.7 6.5 5.5M16 4.3a3.5 3.5 0 0 1 0 6.4M18 14.8c2 .7 3.2 2.4 3.5 5.2",
  plug: "M9 2v6M15 2v6M6 8h12v3.5a6 6 0 0 1-12 0zM12 17.5V22",
  receipt: "M5 2.5h14V21l-2.3-1.5L14.3 21 12 19.5 9.7 21l-2.4-1.5L5 21zM8.5 8h7M8.5 12h7",
  return: "M8 4 3.5 8.5 8 13M3.5 8.5H15a5.5 5.5 0 0 1 0 11H8",
  star: "m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2l-5.6 3.1 1.2-6.3L3 9.6l6.3-.8z",
  transfer: "M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4",
} as const;

export type OfficeIconName = IconName | keyof typeof paths;

export function OfficeIcon({ name, ...look }: Omit<ComponentProps<typeof Icon>, "name"> & { name: OfficeIconName }) {
  return isOwn(name) ? <IconPath d={paths[name]} {...look} /> : <Icon name={name} {...look} />;
}

function isOwn(name: OfficeIconName): name is keyof typeof paths {
  return name in paths;
}
