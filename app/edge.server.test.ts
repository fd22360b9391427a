import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readEnvironment } from "../base/env.server.ts";
import { ShippingForm } from "../shop/orders/forms.ts";
import {
  deviceCookie,
  deviceOf,
  clearCookies,
  parseFields,
  readFields,
  readFileForm,
  sessionHeaders,
  visitorFor,
  visitorOf,
} from "./edge.server.ts";

const shopAt = (url: string) => ({
  env: readEnvironment({ PUBLIC_URL: url }),
  db: {} as never,
  authSecret: "a secret",
});
const HTTPS = shopAt("https://shop.example");
const aPost = (body: string) => new Request("https://shop.example/", { method: "POST", body });
const withCookie = (cookie: string) => new Request("https://shop.example/", { headers: { cookie } });

describe("a visitor", () => {
  test("gets a secret of 160 bits that only the browser stores: the shop has its hash", async () => {
    const { visitorId, headers } = await visitorFor(withCookie(""), HTTPS);
    const [, secret = "", attributes] = /^__Host-visitor=([\w-]+); (.*)$/.exec(headers["Set-Cookie"] ?? "") ?? [];
    expect(Buffer.from(secret, "base64url")).toHaveLength(20);
    expect(attributes).toBe("Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax; Secure");
    expect(visitorId).toBe(createHash("sha256").update(secret).digest("hex"));
    expect(await visitorOf(withCookie(`lng=ro; __Host-visitor=${secret}`), HTTPS)).toBe(visitorId);
    expect(await visitorFor(withCookie(`__Host-visitor=${secret}`), HTTPS)).toEqual({ visitorId, headers: {} });
  });

  test("over TLS gets a cookie that no other host and no unencrypted answer can set", async () => {
    const plain = `visitor=${"x".repeat(27)}; device=${"y".repeat(27)}`;
    expect(await visitorOf(withCookie(plain), HTTPS)).toBeNull();
    expect(deviceOf(withCookie(plain), HTTPS)).toBeNull();
    const given = [
      deviceCookie(HTTPS, "d"),
      ...Object.values(sessionHeaders(HTTPS, { cookie: "s", seconds: 60 })),
      ...clearCookies(HTTPS).getSetCookie(),
    ];
    expect(given).toHaveLength(4);
    for (const cookie of given)
      expect(cookie).toMatch(
        /^__Host-(?:device|session|visitor)=[^;]*; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
      );
  });

  test("without TLS gets a cookie that is sent without TLS", async () => {
    expect((await visitorFor(withCookie(""), shopAt("http://localhost:3000"))).headers["Set-Cookie"]).toMatch(
      /^visitor=(?!.*Secure)/,
    );
  });

  test.each([
    "",
    "__Host-visitor=",
    "__Host-visitor=short",
    `__Host-visitor=${"x".repeat(28)}`,
    "__Host-visitor=../../../etc/passwd12345678",
  ])("with the cookie %o is nobody", async (cookie) => {
    expect(await visitorOf(withCookie(cookie), HTTPS)).toBeNull();
  });
});

describe("a form", () => {
  test.each(["cardNumber=4242424242424242", "city=4242+4242+4242+4242", "note=4242-4242-4242-4242"])(
    "that holds a card number is not read: %s",
    async (body) => {
      const fields = await readFields(aPost(body));
      expect(fields).toBeNull();
      expect(parseFields(ShippingForm, fields)).toEqual({ ok: false, values: {}, errors: { form: "card-number" } });
    },
  );

  test("that is wrong gives the first error of each field, and the input without anything from a card", async () => {
    const schema = z.object({ name: z.string().min(3, "short").regex(/^a/, "not-a") });
    const fields = await readFields(aPost("name=b&cvv=123&expiryDate=12%2F29&cardName=Ana"));
    expect(parseFields(schema, fields)).toEqual({ ok: false, values: { name: "b" }, errors: { name: "short" } });
  });
});

describe("a form with files", () => {
  const sent = (build: (form: FormData) => void) => {
    const form = new FormData();
    build(form);
    return readFileForm(new Request("https://shop.example/", { method: "POST", body: form }));
  };

  test("may hold any byte in a file, and no NUL in a field", async () => {
    const bytes = new Uint8Array([0, 1, 2]);
    const file = (await sent((form) => form.set("file", new File([bytes], "a.csv"))))?.get("file");
    expect(file instanceof File ? new Uint8Array(await file.arrayBuffer()) : null).toEqual(bytes);
    expect(await sent((form) => form.set("note", "a\u0000b"))).toBeNull();
    expect(await sent((form) => form.set("note", "ț"))).not.toBeNull();
    expect(
      await readFileForm(
        new Request("https://shop.example/", {
          method: "POST",
          body: "x",
          headers: { "content-type": "multipart/form-data; boundary=x" },
        }),
      ),
    ).toBeNull();
  });
});
