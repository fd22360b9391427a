import { randomBytes } from "node:crypto";
import type { Transaction } from "../../../base/db.server.ts";
import type { SessionId } from "../../../base/id.ts";
import { elevateSession, trustDevice } from "../accounts.sql.server.ts";
import { deviceHash } from "../device.server.ts";
import type { FactorTry } from "./second-factor-tries.server.ts";
import { signedToken } from "../session-cookie.server.ts";

const TOKEN_BYTES = 24;

/**
 * The second factor was right: the session continues under a new token, which is returned as the new cookie value, and the
 * browser's device is trusted.
 */
export async function passSecondFactor(
  tx: Transaction,
  { authSecret }: { authSecret: string },
  { accountId, sessionId, device }: Pick<FactorTry, "accountId" | "device"> & { sessionId: SessionId },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await elevateSession(tx, { accountId, sessionId, token });
  if (device !== null) await trustDevice(tx, { accountId, deviceHash: deviceHash(device) });
  return signedToken(token, authSecret);
}
