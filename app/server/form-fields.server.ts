// The fields of a URL-encoded form, and what people typed into them.
// Invariant: a text that was typed or pasted is cleaned here, so that no screen and no verb meets it as it was.

import { cleanLines } from "../../base/clean-text.ts";

/** The longest list that can be edited has about two thousand fields. */
const MOST_FIELDS = 5000;

/**
 * The names and values of a form's fields, as `URLSearchParams` reads them, up to a maximum number. `URLSearchParams`
 * looks for each name's "=" to the end of the whole text: a megabyte of names without one takes two seconds (W11). So
 * it gets one field at a time.
 */
export function formFields(body: string): [name: string, text: string][] {
  return body.split("&", MOST_FIELDS).flatMap((field) => [...new URLSearchParams(`&${field}`)]);
}

/** Passwords stay as they were typed: they are only compared. */
const UNTOUCHED = /password/i;

/** The fields of a form as people typed them, cleaned; line breaks stay. */
export function typedFields(body: string): [name: string, text: string][] {
  return formFields(body).map(([name, text]) => [name, cleanField(name, text)]);
}

/** One field of a form, cleaned; line breaks stay. */
export function cleanField(name: string, text: string): string {
  return UNTOUCHED.test(name) ? text : cleanLines(text);
}
