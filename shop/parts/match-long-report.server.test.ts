import { expect, test } from "vitest";
import { LONG_TEXT } from "../../base/read-apart.server.ts";
import { knownIndex } from "./known-parts.server.ts";
import { matchLongReport } from "./match-long-report.server.ts";
import { matchReport } from "./match-report.ts";

const inxi =
  "CPU: Info: 6-Core model: AMD Ryzen 5 5600X bits: 64 type: MT MCP\nGraphics: Device-1: NVIDIA GA106 [GeForce RTX 3060] driver: nvidia v: 535\nDrives: ID-1: /dev/sda vendor: Samsung model: SSD 870 EVO 500GB size: 465.76 GiB\n";
const longReport = `${inxi}Processes:\n${"  1: cpu: 1% command: something pid: 1\n".repeat(800)}`;

test("a long report gives the same parts in a process of its own as in this one", async () => {
  expect(longReport.length).toBeGreaterThan(LONG_TEXT);
  const found = await matchLongReport(knownIndex, longReport);
  expect(found).toEqual(matchReport(knownIndex, longReport));
  expect(found.ok && found.value.found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["cpu", "gpu", "disk"]));
});

test("a long text that is not a report, and one beyond the limit, are refused", async () => {
  expect(await matchLongReport(knownIndex, "abc ".repeat(LONG_TEXT))).toMatchObject({
    ok: false,
    domainError: { code: "report-unknown" },
  });
  expect(await matchLongReport(knownIndex, "a".repeat(1_000_001))).toMatchObject({
    ok: false,
    domainError: { code: "report-too-long" },
  });
});
