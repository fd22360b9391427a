import { vi } from "vitest";

const PATIENCE = 20_000; // milliseconds, as `expect.poll` in vitest.config.ts

/** Calls `check` until it no longer throws; resolves with its value. vitest's default of one second is too short for a busy machine. */
export function eventually<Value>(check: () => Value | Promise<Value>): Promise<Value> {
  return vi.waitFor(check, { timeout: PATIENCE });
}
