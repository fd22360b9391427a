// After a form that a colleague's save refused, the screen loads what is stored now. The router leaves that out after an error.

import type { ShouldRevalidateFunctionArgs } from "react-router";

const CONFLICT = 409;

/** The `shouldRevalidate` of a screen that shows both versions. */
export function revalidateConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === CONFLICT || defaultShouldRevalidate;
}
