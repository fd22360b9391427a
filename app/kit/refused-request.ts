// The server's message where it refuses a request of the page's own scripts before any screen: the words of the error
// page, in the visitor's language.

import { isRouteErrorResponse } from "react-router";

export type RefusedRequest = { title: string; text: string };

/** The message in an error of the router, or null for any other error. */
export function refusedRequestIn(error: unknown): (RefusedRequest & { status: number }) | null {
  if (!isRouteErrorResponse(error) || typeof error.data !== "string") return null;
  try {
    const message = JSON.parse(error.data) as Partial<RefusedRequest> | null;
    return typeof message?.title === "string" && typeof message.text === "string"
      ? { status: error.status, title: message.title, text: message.text }
      : null;
  } catch {
    return null;
  }
}
