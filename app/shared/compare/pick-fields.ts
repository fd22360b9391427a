// The field name and the form id of the checkboxes that pick listings for comparison.

export const PICK_FORM = "compare-form";
export const PICKS_KEY = "compare";

export function isPickBox(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.name === "ids" && target.form?.id === PICK_FORM;
}
