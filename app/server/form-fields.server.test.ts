import { expect, test } from "vitest";
import { workOf } from "../../testing/attacks/counted-work.ts";
import { formFields } from "./form-fields.server.ts";

test.each(["", "a=1", "a=1&b=2&a=3", "?a=1&?b", "a&b=&=c&&d==e", "name=Ana+Pop%C4%83&x=%zz&%41=%", "a=1;b=2&c=\n"])(
  "the fields of %j are those that the platform reads",
  (body) => {
    // URLSearchParams removes a leading question mark, which belongs to the name in a form.
    expect(formFields(body)).toEqual([...new URLSearchParams(`&${body}`)]);
  },
);

test("a body of names alone is parsed in a bounded number of steps a character, and at most five thousand of them", () => {
  const body = "&a".repeat(20_000);
  expect(workOf(() => formFields(body))).toBeLessThan(20 * body.length);
  expect(formFields(body).length).toBeLessThanOrEqual(5000);
});
