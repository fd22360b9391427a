// What the shop's server says where it refuses a request of the page's own scripts before any screen sees it: the same words that a
// page would have, in the visitor's language.

import { isRouteErrorResponse } from "react-router";

export type RefusedRequest = { title: string; text: string };

/** The words in an error of the router's, or null where it is another. */
export function refusedRequestIn(error: unknown): (RefusedRequest & { status: number }) | null {
  if (!isRouteErrorResponse(error) || typeof error.data !== "string") return null;
  try {
    const said = JSON.parse(error.data) as Partial<RefusedRequest> | null;
    return typeof said?.title === "string" && typeof said.text === "string"
      ? { status: error.status, title: said.title, text: said.text }
      : null;
  } catch {
    return null;
  }
}
