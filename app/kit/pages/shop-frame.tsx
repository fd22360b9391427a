// The frame of the shop's pages: header and footer. The root gives it, so that a layout without it can show an error page
// of the shop and imports nothing of the shell.

import { createContext, use, type ReactNode } from "react";

/** Renders a page inside the frame. */
export const ShopFrameContext = createContext<(page: ReactNode) => ReactNode>((page) => page);

export function ShopFrame({ children }: { children: ReactNode }) {
  return use(ShopFrameContext)(children);
}
