// The script of the offline verifier: one file, no network, no library. It reads the file of a passport and checks its chain.
// It shares no code with the shop on purpose: two programs that agree prove more than one.
// SHA-256 and SHA-512 come from the browser. Ed25519 too where the browser has it; else it is computed here.
// @ts-check

/** RFC 8785. */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const names = Object.keys(value).toSorted();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(",")}}`;
}

export function bytesOfHex(hex) {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

export function bytesOfBase64(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Another spelling of the same bytes is another file. */
function isPlainBase64(text) {
  const letters = btoa(String.fromCharCode(...bytesOfBase64(text)));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === text;
}

async function sha256(text) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

// Ed25519 as in RFC 8032, for browsers without it: verification alone, with big integers. It need not be constant in time,
// because nothing here is secret.
const P = 2n ** 255n - 19n;
const L = 2n ** 252n + 27742317777372353535851937790883648493n;
const mod = (a, m = P) => ((a % m) + m) % m;

function power(base, exponent) {
  let [result, square, rest] = [1n, mod(base), exponent];
  while (rest > 0n) {
    if (rest & 1n) result = (result * square) % P;
    square = (square * square) % P;
    rest >>= 1n;
  }
  return result;
}

const D = mod(-121665n * power(121666n, P - 2n));
const ROOT = power(2n, (P - 1n) / 4n);

/** The x that belongs to a y, or null if there is no such point. */
function xOf(y, isOdd) {
  const [u, v] = [mod(y * y - 1n), mod(D * y * y + 1n)];
  let x = mod(u * v ** 3n * power(u * v ** 7n, (P - 5n) / 8n));
  if (mod(v * x * x) === mod(-u)) x = mod(x * ROOT);
  if (mod(v * x * x) !== u) return null;
  if (x === 0n && isOdd) return null;
  return ((x & 1n) === 1n) === isOdd ? x : mod(-x);
}

const littleEndian = (bytes) => bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n);

function pointOf(bytes) {
  const number = littleEndian(bytes);
  const y = number & (2n ** 255n - 1n);
  if (y >= P) return null;
  const x = xOf(y, number >> 255n === 1n);
  return x === null ? null : { x, y, z: 1n, t: mod(x * y) };
}

function add(p, q) {
  const a = mod((p.y - p.x) * (q.y - q.x));
  const b = mod((p.y + p.x) * (q.y + q.x));
  const c = mod(2n * p.t * q.t * D);
  const d = mod(2n * p.z * q.z);
  const [e, f, g, h] = [b - a, d - c, d + c, b + a];
  return { x: mod(e * f), y: mod(g * h), z: mod(f * g), t: mod(e * h) };
}

function times(point, number) {
  let [sum, doubled, rest] = [{ x: 0n, y: 1n, z: 1n, t: 0n }, point, number];
  while (rest > 0n) {
    if (rest & 1n) sum = add(sum, doubled);
    doubled = add(doubled, doubled);
    rest >>= 1n;
  }
  return sum;
}

const BASE_Y = mod(4n * power(5n, P - 2n));
const BASE_X = xOf(BASE_Y, false);
const BASE = { x: BASE_X, y: BASE_Y, z: 1n, t: mod(BASE_X * BASE_Y) };

export async function verifyByHand(publicKey, signature, message) {
  if (publicKey.length !== 32 || signature.length !== 64) return false;
  const [a, r] = [pointOf(publicKey), pointOf(signature.slice(0, 32))];
  const s = littleEndian(signature.slice(32));
  if (!a || !r || s >= L) return false;
  const hashed = new Uint8Array([...signature.slice(0, 32), ...publicKey, ...message]);
  const k = mod(littleEndian(new Uint8Array(await crypto.subtle.digest("SHA-512", hashed))), L);
  const [left, right] = [times(BASE, s), add(r, times(a, k))];
  return mod(left.x * right.z) === mod(right.x * left.z) && mod(left.y * right.z) === mod(right.y * left.z);
}

async function verify(publicKey, signature, message) {
  try {
    const key = await crypto.subtle.importKey("raw", publicKey, { name: "Ed25519" }, false, ["verify"]);
    return await crypto.subtle.verify({ name: "Ed25519" }, key, signature, message);
  } catch {
    return verifyByHand(publicKey, signature, message);
  }
}

/**
 * What is wrong with the file of a passport: { is: "valid", count, day }, { is: "altered", seq, why }, { is: "unknown", seq, key }
 * or { is: "unreadable" }. `keys`: those that are trusted, never those in the file itself.
 */
export async function checkFile(text, keys) {
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    return { is: "unreadable" };
  }
  if (
    file?.format !== "pcbis-passport" ||
    file.version !== 1 ||
    !Array.isArray(file.events) ||
    file.events.length === 0
  )
    return { is: "unreadable" };
  let before = null;
  for (const [index, event] of file.events.entries()) {
    const problem = await problemIn(event, { seq: index + 1, before, passport: file.passport, keys });
    if (problem) return problem;
    before = event;
  }
  const wrong = file.events.findIndex(
    ({ key }) =>
      !isNamed(
        file.keys,
        keys.find(({ id }) => id === key),
      ),
  );
  if (wrong !== -1) return { is: "altered", seq: wrong + 1, why: "key" };
  return { is: "valid", count: file.events.length, day: before.at };
}

/** Whether the file names the key as it is. The key may have ended after the file was written, or after this verifier was. */
function isNamed(named, key) {
  const own = Array.isArray(named) ? named.find((each) => each?.id === key.id) : undefined;
  if (!own || own.publicKey !== key.publicKey || own.from !== key.from) return false;
  if (own.until !== null && !/^\d{4}-\d{2}-\d{2}$/.test(own.until)) return false;
  return own.until === key.until || own.until === null || key.until === null;
}

async function problemIn(event, { seq, before, passport, keys }) {
  const altered = (why) => ({ is: "altered", seq, why });
  if (typeof event !== "object" || event === null) return altered("hash");
  const { hash, signature, ...record } = event;
  if ((await sha256(canonical(record))) !== hash) return altered("hash");
  if (event.passport !== passport) return altered("passport");
  if (event.seq !== seq || event.prev !== (before ? before.hash : null)) return altered("order");
  const key = keys.find(({ id }) => id === event.key);
  if (!key) return { is: "unknown", seq, key: String(event.key).slice(0, 64) };
  let isSigned = false;
  try {
    isSigned =
      isPlainBase64(signature) &&
      (await verify(bytesOfBase64(key.publicKey), bytesOfBase64(signature), bytesOfHex(hash)));
  } catch {
    // A signature that is no base64 is none.
  }
  if (!isSigned) return altered("signature");
  const isOutside = event.at < key.from || (key.until !== null && event.at > key.until);
  return isOutside || (before && event.at < before.at) ? altered("day") : null;
}

/** The keys of a file of public keys, or null if it is none. */
export function keysIn(text) {
  try {
    const { keys } = JSON.parse(text);
    if (!Array.isArray(keys) || !keys.every(({ kid, x, from }) => kid && x && from)) return null;
    return keys.map(({ kid, x, from, until }) => ({ id: kid, publicKey: x, from, until }));
  } catch {
    return null;
  }
}
