import { generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, test } from "vitest";
import { canonicalJson } from "../../../../shop/passport/canonical-json.ts";
import { privateKeyOf, publicKeyOf, sealRecord } from "../../../../shop/passport/chain.server.ts";
import type { PassportRecord } from "../../../../shop/passport/passport-event.ts";
import * as verifier from "./verifier.js";

const key = privateKeyOf(Buffer.alloc(32, 7));
const keys = [{ id: "0123456789abcdef", publicKey: publicKeyOf(key), from: "2026-11-01", until: null }];
const passport = "0123456789ABCDEFGHJK";

function aFile(events = 3) {
  let prev: string | null = null;
  const chain = Array.from({ length: events }, (_, index) => {
    const record = {
      v: 1,
      passport,
      seq: index + 1,
      at: "2026-11-20",
      kind: "published",
      body: { on: "2026-11-20", grade: "A", kind: "pc", parts: [{ part: "ram", name: "Kingston Füry €" }], photos: [] },
      prev,
      key: "0123456789abcdef",
    } as PassportRecord;
    const { hash, signature } = sealRecord(record, key);
    prev = hash;
    return { ...record, hash, signature };
  });
  return { format: "pcbis-passport", version: 1, passport, events: chain, keys };
}

describe("the offline verifier", () => {
  test("accepts what the shop signed", async () => {
    expect(await verifier.checkFile(JSON.stringify(aFile()), keys)).toMatchObject({ is: "valid", count: 3 });
  });

  test("names the event of which any one byte was changed", async () => {
    const text = JSON.stringify(aFile(2).events);
    const whole = JSON.stringify(aFile(2));
    const start = whole.indexOf(text);
    const second = text.indexOf(`},{`, text.indexOf(`"signature"`));
    for (let at = 1; at < text.length - 1; at += 3) {
      const byte = text[at]!;
      const changed = whole.slice(0, start + at) + (byte === "0" ? "1" : "0") + whole.slice(start + at + 1);
      const answer = await verifier.checkFile(changed, keys);
      if (answer.is === "unreadable") continue;
      expect(answer.is, `byte ${at} ${byte}`).not.toBe("valid");
      expect(answer.seq, `byte ${at} ${byte}`).toBe(at < second ? 1 : 2);
    }
  });

  test("names an event for every byte of the file that the shop hands out, its keys included", async () => {
    const whole = JSON.stringify(aFile(2), null, 1);
    const firstOfKeys = whole.indexOf('"keys"');
    for (let at = 0; at < whole.length; at += 1) {
      // What JSON does not read, no program shows.
      if (/\s/.test(whole[at]!)) continue;
      const changed = whole.slice(0, at) + (whole[at] === "2" ? "3" : "2") + whole.slice(at + 1);
      const answer = await verifier.checkFile(changed, keys);
      expect(answer.is, `byte ${at}: ${whole.slice(at - 20, at + 20)}`).not.toBe("valid");
      if (at > firstOfKeys && answer.is !== "unreadable")
        expect(answer, `byte ${at}`).toEqual({ is: "altered", seq: 1, why: "key" });
    }
  });

  test("accepts a file from before its key ended, and a key that ended after the verifier was downloaded", async () => {
    const file = aFile();
    expect(await verifier.checkFile(JSON.stringify(file), [{ ...keys[0]!, until: "2026-12-01" }])).toMatchObject({
      is: "valid",
    });
    const later = { ...file, keys: [{ ...keys[0]!, until: "2026-12-01" }] };
    expect(await verifier.checkFile(JSON.stringify(later), keys)).toMatchObject({ is: "valid" });
  });

  test("names a removed, an added and a swapped event", async () => {
    const file = aFile(4);
    const [one, two, three, four] = file.events;
    const check = (events: unknown[]) => verifier.checkFile(JSON.stringify({ ...file, events }), keys);
    expect(await check([one, three, four])).toEqual({ is: "altered", seq: 2, why: "order" });
    expect(await check([two, three, four])).toEqual({ is: "altered", seq: 1, why: "order" });
    expect(await check([one, one, two])).toEqual({ is: "altered", seq: 2, why: "order" });
  });

  test("trusts its own keys, not those in the file", async () => {
    const text = JSON.stringify(aFile());
    expect(await verifier.checkFile(text, [])).toEqual({ is: "unknown", seq: 1, key: "0123456789abcdef" });
    const another = [{ ...keys[0]!, publicKey: publicKeyOf(privateKeyOf(Buffer.alloc(32, 8))) }];
    expect(await verifier.checkFile(text, another)).toMatchObject({ is: "altered", why: "signature" });
    const ended = [{ ...keys[0]!, until: "2026-11-19" }];
    expect(await verifier.checkFile(text, ended)).toMatchObject({ is: "altered", why: "day" });
  });

  test.each([
    ["nothing", ""],
    ["half a file", JSON.stringify(aFile()).slice(0, 500)],
    ["another file", '{"hello":1}'],
    ["no events", JSON.stringify({ ...aFile(), events: [] })],
    ["a list", "[]"],
    ["null", "null"],
  ])("says that %s is no passport", async (_, text) => {
    expect(await verifier.checkFile(text, keys)).toEqual({ is: "unreadable" });
  });

  test("writes canonical JSON as the shop does", () => {
    for (const value of [{ b: 1e21, a: [0.1, -0, null, true], "€": "\u000f\n" }, [], {}, "x"])
      expect(verifier.canonical(value)).toBe(canonicalJson(value));
  });

  test("reads the file of public keys", () => {
    const file = JSON.stringify({ keys: [{ kty: "OKP", kid: "a", x: "b", from: "2026-11-20", until: null }] });
    expect(verifier.keysIn(file)).toEqual([{ id: "a", publicKey: "b", from: "2026-11-20", until: null }]);
    expect(verifier.keysIn("{}")).toBeNull();
  });
});

describe("Ed25519 computed by hand, for browsers without it", () => {
  // RFC 8032, section 7.1, tests 1 to 3.
  test.each([
    [
      "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
      "",
      "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
    ],
    [
      "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
      "72",
      "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
    ],
    [
      "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
      "af82",
      "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
    ],
  ])("accepts the example with key %s", async (publicKey, message, signature) => {
    const [k, m, s] = [publicKey, message, signature].map((hex) => verifier.bytesOfHex(hex!)) as [
      Uint8Array,
      Uint8Array,
      Uint8Array,
    ];
    expect(await verifier.verifyByHand(k, s, m)).toBe(true);
    for (const bytes of [k, s]) {
      bytes[5]! ^= 1;
      expect(await verifier.verifyByHand(k, s, m)).toBe(false);
      bytes[5]! ^= 1;
    }
    expect(await verifier.verifyByHand(k, s, new Uint8Array([...m, 0]))).toBe(false);
  });

  test("agrees with Node about keys and messages of chance", async () => {
    for (let round = 0; round < 5; round++) {
      const { privateKey, publicKey } = generateKeyPairSync("ed25519");
      const message = Buffer.from(`message ${round}`);
      const raw = new Uint8Array(Buffer.from(publicKey.export({ format: "jwk" }).x!, "base64url"));
      const signature = new Uint8Array(sign(null, message, privateKey));
      expect(await verifier.verifyByHand(raw, signature, new Uint8Array(message))).toBe(true);
    }
  });
});
