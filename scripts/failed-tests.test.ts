import { describe, expect, test } from "vitest";
import { failedTests, firstLine } from "./failed-tests.ts";

describe("the failures at the end of a run", () => {
  test("are the file, the name and the first line of the error of each failed test", () => {
    const files = [
      { name: "/shop/cart.test.ts", status: "passed", assertionResults: [{ status: "passed", fullName: "a cart" }] },
      {
        name: "/shop/orders/order.test.ts",
        status: "failed",
        assertionResults: [
          { status: "passed", fullName: "an order is paid" },
          {
            status: "failed",
            fullName: "an order expires",
            failureMessages: ["AssertionError: expected 1 to be 2\n    at x"],
          },
        ],
      },
    ];
    expect(failedTests(files, "/shop")).toEqual([
      "orders/order.test.ts > an order expires\n    AssertionError: expected 1 to be 2",
    ]);
  });

  test("name a file that did not load", () => {
    const files = [{ name: "/shop/a.test.ts", status: "failed", message: "SyntaxError: no", assertionResults: [] }];
    expect(failedTests(files, "/shop")).toEqual(["a.test.ts\n    SyntaxError: no"]);
  });

  test("have no colours of a terminal and no empty line", () => {
    expect(firstLine("\n\u001b[31mError: no\u001b[39m\nmore")).toBe("Error: no");
  });
});
