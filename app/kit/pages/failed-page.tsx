// The page shown instead of a screen that failed, or for an address without a screen.

import { isRouteErrorResponse } from "react-router";
import { awayOf } from "../../database-away.ts";
import { isCutOff } from "../connection.ts";
import { refusedRequestIn } from "../refused-request.ts";
import { DatabaseAwayPage } from "./database-away-page.tsx";
import { ErrorPage } from "./error-page.tsx";
import { NotFoundPage } from "./not-found-page.tsx";

export function FailedPage({ error }: { error: unknown }) {
  if (!isRouteErrorResponse(error)) return <ErrorPage isCutOff={isCutOff(error)} />;
  if (error.status === 404) return <NotFoundPage />;
  const away = awayOf(error);
  return away ? <DatabaseAwayPage away={away} /> : <ErrorPage refused={refusedRequestIn(error)} />;
}
