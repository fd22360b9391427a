import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routeArgs } from "../../../../testing/request.ts";
import { inxi } from "../../../../testing/reports.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { loader as sellLoader } from "../sell.tsx";
import { action, loader } from "../wizard/sell-step.tsx";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

function packed(lines: string, { version = "1" } = {}): string {
  const data = gzipSync(lines).toString("base64url");
  return `PCB${version}.${data}.${createHash("sha256").update(data).digest("hex").slice(0, 8)}`;
}
const code = packed(
  "cpu\tAMD Ryzen 5 5600 6-Core Processor\t\ngpu\tNVIDIA GeForce RTX 3060\t\nboard\tDell Inc. 0KWVT8\t\n",
);

const params = { step: "cpu" };
const cookieIn = (headers: Headers) => headers.get("set-cookie")?.split(";")[0] ?? "";

async function paste(report: string, cookie = "", as: Record<string, string> = {}) {
  const answer = await action(
    routeArgs(shop, "/sell/cpu?detect=", { params, form: { report, ...as }, headers: { cookie } }) as never,
  );
  if (answer instanceof Response)
    return { to: answer.headers.get("location"), cookie: cookieIn(answer.headers) || cookie };
  return { answer: answer.data, status: answer.init?.status, cookie };
}

async function byLink(text: string, cookie = ""): Promise<Response> {
  return (await sellLoader(
    routeArgs(shop, `/sell?${new URLSearchParams({ code: text })}`, { headers: { cookie } }) as never,
  ).catch((thrown: unknown) => thrown)) as Response;
}

const step = (name: string, cookie: string, query = "") =>
  loader(
    routeArgs(shop, `/sell/${name}${query}`, { params: { step: name }, headers: { cookie } }) as never,
  ) as Promise<{
    wizard: { detected: unknown; open: string };
    screen: { chosen?: unknown; code?: unknown };
  }>;

describe("on the first step", () => {
  test("a report fills in the steps, and each step shows what was found for it", async () => {
    const { to, cookie } = await paste(inxi);
    expect(to).toBe("/sell/cpu");
    const { wizard, screen } = await step("cpu", cookie);
    expect(wizard).toMatchObject({ open: "psu", detected: [{ is: "filled", name: "Ryzen 5 5600" }] });
    expect(screen.chosen).toMatchObject({ is: "known", name: "Ryzen 5 5600" });
  });

  test("a code fills in exact matches, asks about a card with two memory sizes, and skips the board of a brand PC", async () => {
    const { cookie } = await paste(` my code: ${code.slice(0, 40)}\r\n${code.slice(40)} `);
    const { wizard, screen } = await step("gpu", cookie);
    expect(screen.chosen).toBeNull();
    expect(wizard).toMatchObject({
      open: "gpu",
      detected: [
        {
          is: "asked",
          reason: "memory-not-told",
          options: [{ name: "GeForce RTX 3060 12GB" }, { name: "GeForce RTX 3060 8GB" }],
        },
      ],
    });
  });

  test.each([
    ["", "code-empty"],
    ["vreau să vând un calculator", "report-unknown"],
    [`${code.slice(0, 50)}x${code.slice(51)}`, "code-damaged"],
    [packed("cpu\tx\t\n", { version: "7" }), "code-other-version"],
    [inxi.replace("Type: Desktop", "Type: Laptop"), "report-laptop"],
    [inxi.replace("AMD Ryzen 5 5600 bits", "AMD Ryzen 5 5600H with Radeon Graphics bits"), "report-laptop"],
    [packed("cpu\tIntel(R) Core(TM) i7-9750H CPU @ 2.60GHz\t\ngpu\tIntel(R) UHD Graphics 630\t\n"), "report-laptop"],
    [
      packed(
        "cpu\tAMD Ryzen 7 5800X 8-Core Processor\t\nboard\tOracle Corporation VirtualBox\t\ngpu\tVMware SVGA 3D\t\ndisk\tVBOX HARDDISK\t40 GB\n",
      ),
      "report-virtual",
    ],
    ["4111 1111 1111 1111", "report-unknown"],
    ["x".repeat(1_000_001), "report-too-long"],
  ])(
    "a text that cannot be parsed shows an error, is returned if it is short, and changes nothing",
    async (text, issue) => {
      const before = await shop.db.selectFrom("tradeIn").select("id").execute();
      expect(await paste(text)).toMatchObject({
        status: 422,
        answer: { detect: { issue, text: text.length > 20_000 ? "" : text } },
      });
      expect(await shop.db.selectFrom("tradeIn").select("id").execute()).toHaveLength(before.length);
    },
  );
});

describe("a report of another computer", () => {
  const other = inxi.replace("AMD Ryzen 5 5600 bits", "AMD Ryzen 5 3600 bits").replace(/^Memory:[^]*?(?=^Info)/m, "");

  test("is not merged into the first one until the seller confirms that it is the same computer", async () => {
    const { cookie } = await paste(inxi);
    expect(await paste(other, cookie)).toMatchObject({ status: 409, answer: { detect: { issue: null, text: other } } });
    expect((await step("cpu", cookie)).screen.chosen).toMatchObject({ name: "Ryzen 5 5600" });
    expect(await paste(other, cookie, { as: "other" })).toMatchObject({ to: "/sell/cpu" });
    expect((await step("cpu", cookie)).screen.chosen).toMatchObject({ name: "Ryzen 5 3600" });
    expect((await step("cpu", cookie)).wizard.open).toBe("ram");
  });

  test("of the same computer corrects the detected parts and keeps the other answers", async () => {
    const { cookie } = await paste(inxi);
    expect(await paste(other, cookie, { as: "same" })).toMatchObject({ to: "/sell/cpu" });
    expect((await step("cpu", cookie)).wizard.open).toBe("psu");
  });

  test("with too many drives shows an error, both for a report and for a code", async () => {
    const drives = packed(
      `cpu\tAMD Ryzen 5 5600 6-Core Processor\t\n${"disk\tWDC WD10EZEX-08WN4A0\t1000 GB\n".repeat(12)}`,
    );
    expect(await paste(drives)).toMatchObject({
      status: 422,
      answer: { domainError: { code: "drives-full", most: 10 } },
    });
  });
});

describe("the link of a script", () => {
  test("opens the wizard filled in", async () => {
    const opened = await byLink(code);
    expect(opened.headers.get("location")).toBe("/sell/cpu");
    expect((await step("cpu", cookieIn(opened.headers))).screen.chosen).toMatchObject({ name: "Ryzen 5 5600" });
  });

  test("with a damaged code changes nothing, and the first step shows the error", async () => {
    const opened = await byLink(code.slice(0, 60));
    const to = new URL(opened.headers.get("location") ?? "", "http://shop.example");
    expect([to.pathname, to.hash]).toEqual(["/sell/cpu", "#detect"]);
    expect((await step("cpu", "", to.search)).screen).toMatchObject({
      chosen: null,
      code: { text: code.slice(0, 60), issue: "code-damaged" },
    });
  });

  test("overwrites no answer without a confirmation", async () => {
    const { cookie } = await paste(inxi);
    const opened = await byLink(code, cookie);
    const to = new URL(opened.headers.get("location") ?? "", "http://shop.example");
    const { screen } = await step("cpu", cookie, to.search);
    expect(screen).toMatchObject({ chosen: { name: "Ryzen 5 5600" }, code: { text: code, issue: null } });
    expect((await step("gpu", cookie)).screen.chosen).toMatchObject({ name: "Radeon RX 6600" });
  });
});
