// An authenticator in software, for tests of passkeys: it makes and signs what a real one does (WebAuthn level 3, sections 6.1, 6.5
// and 7; "none" attestation, ES256), so that the shop's library verifies real signatures.

import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from "node:crypto";

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

export class Authenticator {
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
  registers({ isVerified = true, ...asked }: Answer): string {
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.cose]);
    const flags = PRESENT | HAS_CREDENTIAL | (isVerified ? VERIFIED : 0);
    const authData = Buffer.concat([this.data(asked.rpId, flags), credential]);
    const attestation = cbor(
      new Map<string, Cbor>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]),
    );
    return this.answer({
      clientDataJSON: client("webauthn.create", asked),
      attestationObject: attestation.toString("base64url"),
      transports: ["internal"],
    });
  }

  /** What `startAuthentication` returns, as JSON; each use counts one up. */
  signsIn({ isVerified = true, ...asked }: Answer): string {
    this.counter += 1;
    const authData = this.data(asked.rpId, PRESENT | (isVerified ? VERIFIED : 0));
    const clientDataJSON = client("webauthn.get", asked);
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
