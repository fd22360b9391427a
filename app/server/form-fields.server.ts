// The fields of a URL-encoded form.

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
