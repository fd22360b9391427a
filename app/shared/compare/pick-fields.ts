// How a box that picks a listing for comparison is known: it belongs to the page's form of this id.

export const PICK_FORM = "compare-form";
export const PICKS_KEY = "compare";

export function isPickBox(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.name === "ids" && target.form?.id === PICK_FORM;
}
