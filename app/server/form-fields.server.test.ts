import { expect, test } from "vitest";
import { workOf } from "../../testing/counted-work.ts";
import { formFields } from "./form-fields.server.ts";

test.each(["", "a=1", "a=1&b=2&a=3", "?a=1&?b", "a&b=&=c&&d==e", "name=Ana+Pop%C4%83&x=%zz&%41=%", "a=1;b=2&c=\n"])(
  "the fields of %j are those that the platform reads",
  (body) => {
    // The platform takes a question mark off the start: of an address it is none of the name.
    expect(formFields(body)).toEqual([...new URLSearchParams(`&${body}`)]);
  },
);

test("a body of nothing but names is read in a bounded number of steps a character, and no more than five thousand of them", () => {
  const body = "&a".repeat(20_000);
  expect(workOf(() => formFields(body))).toBeLessThan(20 * body.length);
  expect(formFields(body).length).toBeLessThanOrEqual(5000);
});
