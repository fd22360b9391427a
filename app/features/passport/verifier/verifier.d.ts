// The types of verifier.js, for its test: it is plain JavaScript, because it is sent as it is written.

type TrustedKey = { id: string; publicKey: string; from: string; until: string | null };
type Answer = { is: string; seq?: number; why?: string; count?: number; day?: string; key?: string };

export function canonical(value: unknown): string;
export function bytesOfHex(hex: string): Uint8Array;
export function verifyByHand(publicKey: Uint8Array, signature: Uint8Array, message: Uint8Array): Promise<boolean>;
export function checkFile(text: string, keys: readonly TrustedKey[]): Promise<Answer>;
export function keysIn(text: string): TrustedKey[] | null;
