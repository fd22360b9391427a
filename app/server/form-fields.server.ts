// The fields of a form as it is sent, encoded.

/** The longest list that can be edited, every field of every line of it, has some two thousand. */
const MOST_FIELDS = 5000;

/**
 * The names and texts of a form's fields, as `URLSearchParams` reads them, at most so many. That one looks for each name's "=" to the end of
 * the whole: a megabyte of names without one takes it two seconds (W11). Here it is given one field at a time.
 */
export function formFields(body: string): [name: string, text: string][] {
  return body.split("&", MOST_FIELDS).flatMap((field) => [...new URLSearchParams(`&${field}`)]);
}
