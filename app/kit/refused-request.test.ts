import { expect, test } from "vitest";
import { refusedRequestIn } from "./refused-request.ts";

const errorWith = (data: unknown) => ({ status: 413, statusText: "", internal: false, data });

test("the screen shows the server's message about a request that it refused", () => {
  expect(refusedRequestIn(errorWith('{"title":"Prea multe date","text":"Scurtează textul."}'))).toEqual({
    status: 413,
    title: "Prea multe date",
    text: "Scurtează textul.",
  });
});

test.each(["<h1>not found</h1>", "", "null", "[]", '{"title":1,"text":"x"}', null, { title: "a", text: "b" }])(
  "anything else is an error like any other: %o",
  (data) => {
    expect(refusedRequestIn(errorWith(data))).toBeNull();
    expect(refusedRequestIn(new Error("x"))).toBeNull();
  },
);
