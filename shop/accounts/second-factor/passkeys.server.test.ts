// Passkeys with the library's own verification: an authenticator in software signs.

import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { transaction, type Database } from "../../../base/db.server.ts";
import { newId } from "../../../base/id.ts";
import { testDatabase } from "../../../testing/database.ts";
import { deleteSecondFactor, insertAccount, insertSession } from "../accounts.sql.server.ts";
import type { AccountEmail } from "../emails.ts";
import { findSession } from "../find-session.server.ts";
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  listPasskeys,
  removePasskey,
  signInWithPasskey,
} from "./passkeys.server.ts";
import { signedToken } from "../session-cookie.server.ts";

/** The parts of CBOR (RFC 8949) that a credential needs: integers, texts, bytes and maps. */
type Cbor = number | string | Buffer | Map<number | string, Cbor>;
function cbor(value: Cbor): Buffer {
  if (typeof value === "number") return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === "string") return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, of]) => [cbor(key), cbor(of)])]);
}
function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  return size < 256 ? Buffer.from([(kind << 5) | 24, size]) : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}

const sha256 = (bytes: string | Buffer) => createHash("sha256").update(bytes).digest();
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

type Answer = { challenge: string; origin: string; rpId: string; isVerified?: boolean };

/**
 * An authenticator in software: it makes and signs what a real one does (WebAuthn level 3, sections 6.1, 6.5 and 7; "none"
 * attestation, ES256).
 */
class Authenticator {
  readonly id = randomBytes(32);
  private readonly key: KeyObject;
  private readonly cose: Buffer;
  counter = 0;

  constructor() {
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.key = privateKey;
    // COSE key (RFC 9053): EC2, ES256, P-256.
    this.cose = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, "base64url")],
        [-3, Buffer.from(y, "base64url")],
      ]),
    );
  }

  /** What `startRegistration` returns, as JSON. */
  registers({ isVerified = true, ...given }: Answer): string {
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.cose]);
    const flags = PRESENT | HAS_CREDENTIAL | (isVerified ? VERIFIED : 0);
    const authData = Buffer.concat([this.data(given.rpId, flags), credential]);
    const attestation = cbor(
      new Map<string, Cbor>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]),
    );
    return this.answer({
      clientDataJSON: client("webauthn.create", given),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    });
  }

  /** What `startAuthentication` returns, as JSON; each use counts one up. */
  signsIn({ isVerified = true, ...given }: Answer): string {
    this.counter += 1;
    const authData = this.data(given.rpId, PRESENT | (isVerified ? VERIFIED : 0));
    const clientDataJSON = client("webauthn.get", given);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, "base64url"))]);
    return this.answer({
      clientDataJSON,
      authenticatorData: authData.toString("base64url"),
      signature: sign("sha256", signed, this.key).toString("base64url"),
    });
  }

  private data(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }

  private answer(response: Record<string, unknown>): string {
    const id = this.id.toString("base64url");
    return JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });
  }
}

function client(type: string, { challenge, origin }: Answer): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString("base64url");
}

const site = { origin: "https://shop.example", rpId: "shop.example" };

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  for (const table of ["account", "tryCount", "outbox"] as const) await database.db.deleteFrom(table).execute();
});
afterAll(() => database.close());

function deps() {
  return {
    db: database.db,
    authSecret: "the secret of tests, which is no secret",
    publicUrl: "https://shop.example/",
    composeAccount: (email: AccountEmail) => ({ subject: email.kind, text: "", html: "" }),
  };
}

/** A member of staff, signed in with the password alone. */
async function aMember(email = `${newId()}@example.ro`) {
  const accountId = await transaction(database.db, (tx) =>
    insertAccount(tx, { email, name: "Radu Birou", role: "staff" }),
  );
  return { accountId, email, ...(await aSession(accountId)) };
}

async function aSession(accountId: Awaited<ReturnType<typeof insertAccount>>) {
  const token = newId();
  await insertSession(database.db, { token, accountId, hours: 1, ipAddress: "", userAgent: "" });
  const { id: sessionId } = await database.db
    .selectFrom("session")
    .where("token", "=", token)
    .select("id")
    .executeTakeFirstOrThrow();
  return { sessionId, cookie: signedToken(token, deps().authSecret) };
}

type Member = Awaited<ReturnType<typeof aMember>>;
const here = { device: null, userAgent: "Firefox" };

async function register(
  member: Member,
  key: Authenticator,
  different: Partial<Parameters<Authenticator["registers"]>[0]> = {},
) {
  const { challenge } = await beginPasskey(deps(), { ...member, shopName: "PCBis" });
  const answer = key.registers({ challenge, ...site, ...different });
  return { answer, added: await addPasskey(deps(), { ...member, name: "Laptop", answer }) };
}

async function enter(
  member: Member,
  key: Authenticator,
  different: Partial<Parameters<Authenticator["signsIn"]>[0]> = {},
) {
  const options = await beginPasskeySignIn(deps(), member);
  const answer = key.signsIn({ challenge: options?.challenge ?? "", ...site, ...different });
  return { answer, passed: await signInWithPasskey(deps(), { ...member, ...here, answer }) };
}

const codeOf = (answer: { ok: true } | { ok: false; domainError: { code: string } }) =>
  answer.ok ? "ok" : answer.domainError.code;
const emails = async () =>
  (await database.db.selectFrom("outbox").select("subject").orderBy("id").execute()).map(({ subject }) => subject);

describe("a passkey", () => {
  test("is registered under a name, told by e-mail, and gives the second factor under a new token", async () => {
    const member = await aMember();
    const key = new Authenticator();
    expect((await register(member, key)).added).toEqual({ ok: true, value: null });
    expect(await listPasskeys(deps(), member)).toMatchObject([{ name: "Laptop", lastUsedAt: null }]);
    expect(await emails()).toEqual(["passkey-added"]);
    expect(await findSession(deps(), member.cookie)).toMatchObject({ hasSecondFactor: false });
    const { passed } = await enter(member, key);
    expect(await findSession(deps(), passed.ok ? passed.value.cookie : "")).toMatchObject({ hasSecondFactor: true });
    expect(await findSession(deps(), member.cookie)).toBeNull();
    expect((await listPasskeys(deps(), member))[0]?.lastUsedAt).toBeInstanceOf(Date);
    const stored = await database.db.selectFrom("passkey").select("counter").executeTakeFirstOrThrow();
    expect(Number(stored.counter)).toBe(1);
  });

  test("registers for no other challenge, origin or domain, and not where nobody was verified", async () => {
    const member = await aMember();
    const other = await aMember();
    const { challenge } = await beginPasskey(deps(), { ...other, shopName: "PCBis" });
    for (const wrong of [
      { challenge },
      { origin: "https://shop.example.evil.example" },
      { origin: "http://shop.example" },
      { rpId: "evil.example" },
      { isVerified: false },
    ])
      expect(codeOf((await register(member, new Authenticator(), wrong)).added), JSON.stringify(wrong)).toBe(
        "passkey-wrong",
      );
    for (const answer of ["", "{}", "null", "[1]", '{"id":"x"}', "\u0000"])
      expect(codeOf(await addPasskey(deps(), { ...member, name: "x", answer }))).toBe("passkey-wrong");
    expect(await listPasskeys(deps(), member)).toEqual([]);
  });

  test("answers a challenge once, and only in the session that requested", async () => {
    const member = await aMember();
    const key = new Authenticator();
    const { answer } = await register(member, key);
    expect(codeOf(await addPasskey(deps(), { ...member, name: "again", answer }))).toBe("passkey-wrong");
    const elsewhere = { ...member, ...(await aSession(member.accountId)) };
    const requested = await beginPasskeySignIn(deps(), member);
    await beginPasskeySignIn(deps(), elsewhere);
    const signed = key.signsIn({ challenge: requested!.challenge, ...site });
    expect(codeOf(await signInWithPasskey(deps(), { ...elsewhere, ...here, answer: signed }))).toBe("passkey-wrong");
    const passed = await signInWithPasskey(deps(), { ...member, ...here, answer: signed });
    expect(codeOf(passed)).toBe("ok");
    expect(codeOf(await signInWithPasskey(deps(), { ...member, ...here, answer: signed }))).toBe("passkey-wrong");
  });

  test("signs in for no other origin or domain, not unverified, not expired, not with another key or account", async () => {
    const member = await aMember();
    const [key, stranger] = [new Authenticator(), new Authenticator()];
    await register(member, key);
    const wrongs = [{ origin: "https://evil.example" }, { rpId: "evil.example" }, { isVerified: false }];
    for (const wrong of wrongs) expect(codeOf((await enter(member, key, wrong)).passed)).toBe("passkey-wrong");
    expect(codeOf((await enter(member, stranger)).passed)).toBe("passkey-wrong");
    const other = await aMember();
    await register(other, stranger);
    expect(codeOf((await enter(other, key)).passed), "of another account").toBe("passkey-wrong");
    const options = await beginPasskeySignIn(deps(), member);
    await database.db
      .updateTable("passkeyChallenge")
      .set({ expiresAt: new Date(0) })
      .execute();
    const late = key.signsIn({ challenge: options!.challenge, ...site });
    expect(codeOf(await signInWithPasskey(deps(), { ...member, ...here, answer: late }))).toBe("passkey-wrong");
    expect((await enter(member, key)).passed.ok).toBe(true);
  });

  test("that counts backwards is a copy, and refused", async () => {
    const member = await aMember();
    const key = new Authenticator();
    await register(member, key);
    key.counter = 7;
    expect((await enter(member, key)).passed.ok).toBe(true);
    key.counter = 3;
    expect(codeOf((await enter(member, key)).passed)).toBe("passkey-wrong");
  });

  test("is registered once, at most ten of them, and is gone once it is removed or the second factor is reset", async () => {
    const member = await aMember();
    const keys = Array.from({ length: 11 }, () => new Authenticator());
    expect(codeOf((await register(member, keys[0]!)).added)).toBe("ok");
    expect(codeOf((await register(member, keys[0]!)).added)).toBe("passkey-known");
    for (const key of keys.slice(1, 10)) expect(codeOf((await register(member, key)).added)).toBe("ok");
    expect(codeOf((await register(member, keys[10]!)).added)).toBe("passkeys-full");
    const id = keys[0]!.id.toString("base64url");
    const other = await aMember();
    expect(codeOf(await removePasskey(deps(), { accountId: other.accountId, id }))).toBe("passkey-unknown");
    expect(codeOf(await removePasskey(deps(), { accountId: member.accountId, id }))).toBe("ok");
    expect(codeOf((await enter(member, keys[0]!)).passed)).toBe("passkey-wrong");
    await transaction(database.db, (tx) => deleteSecondFactor(tx, member.accountId));
    expect(await beginPasskeySignIn(deps(), member)).toBeNull();
  });

  test("that is wrong is counted, audited and told like a wrong code", async () => {
    const member = await aMember();
    const key = new Authenticator();
    await register(member, key);
    for (let time = 0; time < 10; time++) await enter(member, key, { origin: "https://evil.example" });
    expect(codeOf((await enter(member, key)).passed)).toBe("too-many-tries");
    const lines = await database.db
      .selectFrom("audit")
      .where("entityId", "=", member.accountId)
      .where("action", "=", "second-factor-wrong")
      .select("after")
      .execute();
    expect(lines).toHaveLength(10);
    expect(lines[0]?.after).toMatchObject({ way: "passkey", device: "new", tries: 1 });
    expect((await emails()).filter((kind) => kind === "wrong-code")).toHaveLength(1);
  });
});
