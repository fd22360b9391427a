// Passwords as argon2id hashes, in the text format that includes the parameters.

import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { promisify } from "node:util";
import { normalForm } from "../../../base/clean-text.ts";

const derive = promisify(argon2);

// OWASP's first choice of argon2id parameters for a server with shared memory: 19 MiB, two passes, one lane.
const MEMORY = 19_456; // KiB
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

/** A dummy hash: checking against it costs the same as checking a real one. */
export const NO_PASSWORD = written(randomBytes(SALT_BYTES), randomBytes(HASH_BYTES));

export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const hash = await derive("argon2id", {
    ...parametersOf(password),
    nonce,
    parallelism: LANES,
    tagLength: HASH_BYTES,
    memory: MEMORY,
    passes: PASSES,
  });
  return written(nonce, hash);
}

/** The PHC string format, read by every argon2 library. */
function written(nonce: Buffer, hash: Buffer): string {
  return `$argon2id$v=19$m=${MEMORY},t=${PASSES},p=${LANES}$${plain(nonce)}$${plain(hash)}`;
}

/** Whether the hash is of this password; a hash with other parameters is checked with its own. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce, right] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash) ?? [];
  if (!nonce || !right) return false;
  const expected = Buffer.from(right, "base64");
  const actual = await derive("argon2id", {
    ...parametersOf(password),
    nonce: Buffer.from(nonce, "base64"),
    parallelism: Number(parallelism),
    tagLength: expected.length,
    memory: Number(memory),
    passes: Number(passes),
  });
  return timingSafeEqual(actual, expected);
}

/** Two keyboards may encode the same letter differently: both are the same password. */
function parametersOf(password: string): Pick<Argon2Parameters, "message"> {
  return { message: normalForm(password, "NFKC") };
}

function plain(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
