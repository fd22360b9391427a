// Judges each field when the buyer leaves it, not while they type. The shop judges, by the schema that takes the order.

import { useState, type FocusEvent } from "react";
import { useDomainErrors } from "../../kit/pages/refused-page.tsx";
import { links } from "../../links.ts";
import type { JudgedFields } from "./judge-fields-api.ts";

type Control = HTMLInputElement | HTMLSelectElement;

/**
 * `sent`: the errors of the form that was sent last, `answer` what it was answered, as one object. A field that was left since then shows what it
 * was judged to be.
 */
export function useJudgedFields(sent: Record<string, string>, answer: object | null) {
  const { formatFields } = useDomainErrors();
  const [judged, setJudged] = useState<{ since: object | null; errors: Record<string, string> } | null>(null);
  const errors = judged !== null && judged.since === answer ? judged.errors : sent;

  async function onBlur({ target: left, relatedTarget, currentTarget }: FocusEvent<HTMLFormElement>) {
    const target: EventTarget = left;
    // The button sends the form, which judges every field; a message that moves the button would make the press miss it.
    if (relatedTarget instanceof HTMLButtonElement || !isJudged(target)) return;
    const { name, value } = target;
    if (value.trim() === "") return;
    const found = await judge(new FormData(currentTarget));
    if (found === null || target.value !== value) return;
    const messages = formatFields(found);
    // What was wrong in another field may be right now: a county that was chosen makes the postal code one of it.
    const still = Object.entries(errors).filter(
      ([other]) => other !== name && (other in found || isEmpty(target, other)),
    );
    setJudged({
      since: answer,
      errors: { ...Object.fromEntries(still), ...(messages[name] && { [name]: messages[name] }) },
    });
  }

  return { errors, onBlur };
}

function isJudged(target: EventTarget): target is Control {
  if (target instanceof HTMLSelectElement) return true;
  return target instanceof HTMLInputElement && target.type !== "checkbox" && target.type !== "radio";
}

function isEmpty(beside: Control, name: string): boolean {
  const control = beside.form?.elements.namedItem(name);
  return control instanceof HTMLInputElement || control instanceof HTMLSelectElement
    ? control.value.trim() === ""
    : false;
}

/** Null where the shop cannot be reached: the form is judged when it is sent. */
async function judge(form: FormData): Promise<Record<string, string> | null> {
  try {
    const body = new URLSearchParams([...form].map(([name, value]) => [name, String(value)]));
    const response = await fetch(links.apiCheckoutFields(), { method: "POST", body });
    return response.ok ? ((await response.json()) as JudgedFields).errors : null;
  } catch {
    return null;
  }
}
