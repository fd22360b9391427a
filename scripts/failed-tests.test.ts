import { describe, expect, test } from "vitest";
import { failedFiles, failedTests, firstLine } from "./failed-tests.ts";
import { unhandled, type TestedFile } from "./test-report.ts";

const CART: TestedFile = {
  name: "/shop/cart.test.ts",
  failed: false,
  errors: [],
  tests: [{ name: "a cart", state: "passed", error: "" }],
};

describe("the failures at the end of a run", () => {
  test("are the file, the name and the first line of the error of each failed test", () => {
    const order: TestedFile = {
      name: "/shop/orders/order.test.ts",
      failed: true,
      errors: [],
      tests: [
        { name: "an order is paid", state: "passed", error: "" },
        { name: "an order expires", state: "failed", error: "expected 1 to be 2\n    at x" },
      ],
    };
    const report = { files: [CART, order], unhandled: [] };
    expect(failedTests(report, "/shop")).toEqual(["orders/order.test.ts > an order expires\n    expected 1 to be 2"]);
    expect(failedFiles(report)).toEqual([order.name]);
  });

  test("name a file that did not load, and one whose hook failed after its tests had passed", () => {
    const unread: TestedFile = { name: "/shop/a.test.ts", failed: true, errors: ["SyntaxError: no"], tests: [] };
    const hook: TestedFile = { ...CART, failed: true, errors: ["the browser is gone"] };
    expect(failedTests({ files: [unread, hook], unhandled: [] }, "/shop")).toEqual([
      "a.test.ts\n    SyntaxError: no",
      "cart.test.ts\n    the browser is gone",
    ]);
  });

  test("name an error that no test caught, with its stack, and the file that ran", () => {
    const late = { file: CART.name, message: "Error: late\n    at pay (orders.ts:3)" };
    const nobody = { file: null, message: "Error: alone" };
    const report = { files: [CART], unhandled: [late, nobody] };
    expect(failedTests(report, "/shop")).toEqual([
      "cart.test.ts: no test caught this error\n    Error: late\n    at pay (orders.ts:3)",
      "no file: no test caught this error\n    Error: alone",
    ]);
    expect(failedFiles(report)).toEqual([CART.name]);
  });

  test("name the files of a process that crashed, which are run once more", () => {
    const crash = (ran: string) => ({
      message: "[vitest-pool]: Worker forks emitted error.",
      cause: { message: `Worker exited unexpectedly with signal SIGTRAP during started state${ran}` },
    });
    const crashed = (ran: string) => failedFiles({ files: [CART], unhandled: unhandled(crash(ran)) });
    expect(crashed(" while running test file /shop/cart.test.ts")).toEqual([CART.name]);
    expect(crashed(" while running test files /shop/a.test.ts, /shop/b.test.ts")).toEqual([
      "/shop/a.test.ts",
      "/shop/b.test.ts",
    ]);
    expect(unhandled(crash(""))).toMatchObject([{ file: null, message: expect.stringContaining("SIGTRAP") }]);
    expect(unhandled({ message: "late", VITEST_TEST_PATH: CART.name })).toEqual([{ file: CART.name, message: "late" }]);
  });

  test("have no colours of a terminal and no empty line", () => {
    expect(firstLine("\n\u001b[31mError: no\u001b[39m\nmore")).toBe("Error: no");
  });
});
