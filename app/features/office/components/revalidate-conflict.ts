// After a form that a colleague's save refused, the screen loads what is stored now. The router leaves that out after an error.

import type { ShouldRevalidateFunctionArgs } from "react-router";

const CONFLICT = 409;
const GONE: readonly (number | undefined)[] = [404, 410];

/** The `shouldRevalidate` of a screen that shows both versions. */
export function revalidateConflict({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus === CONFLICT || defaultShouldRevalidate;
}

/** The `shouldRevalidate` of a list: also where a thing in it was gone before its button was pressed. */
export function revalidateList(args: ShouldRevalidateFunctionArgs): boolean {
  return GONE.includes(args.actionStatus) || revalidateConflict(args);
}
