import { createHash, randomBytes } from "node:crypto";
import { recordAudit } from "../../base/audit.server.ts";
import type { Clock } from "../../base/clock.ts";
import { attempt, type Transaction } from "../../base/db.server.ts";
import type { AccountId, SessionId } from "../../base/id.ts";
import { ok, refuse } from "../../base/result.ts";
import {
  confirmSecondFactor,
  lockSecondFactor,
  setRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from "./accounts.sql.server.ts";
import { resetTries } from "./limit-tries.server.ts";
import { passSecondFactor } from "./second-factor/pass-second-factor.server.ts";
import {
  countFactorTry,
  recordWrongFactor,
  type FactorTry,
  type FactorTryDeps,
} from "./second-factor/second-factor-tries.server.ts";
import { matchingStep, unsealFactor } from "./totp.server.ts";

type Deps = FactorTryDeps & { clock: Clock; authSecret: string };

const RECOVERY_CODES = 10;

/**
 * Checks the code of a staff member's app, or a recovery code, for this session, which continues under a new token;
 * returns the new cookie value. The first code confirms the factor: it returns new recovery codes and ends every
 * other session. A wrong code is audited, and its member is told. Refuses with `code-wrong` (also for a used code) or
 * `too-many-tries`.
 */
export async function giveSecondFactor(
  deps: Deps,
  { sessionId, code, ...attempted }: FactorTry & { sessionId: SessionId; code: string },
) {
  const { accountId } = attempted;
  const counted = await countFactorTry(deps, attempted);
  if (counted === null) return refuse.tooMany({ code: "too-many-tries" });
  const typed = code.replace(/[\s-]/g, "").toLowerCase();
  const answer = await attempt(deps.db, async (tx) => {
    const factor = await lockSecondFactor(tx, accountId);
    if (!factor) return refuse.unauthenticated({ code: "code-wrong" });
    const step = matchingStep(typed, {
      secret: unsealFactor(factor.sealedSecret, deps.authSecret),
      now: deps.clock.now(),
    });
    const isValid =
      step === null
        ? factor.isConfirmed && (await takeRecoveryCode(tx, { accountId, codeHash: recoveryHash(typed) }))
        : await takeStep(tx, { accountId, step });
    if (!isValid) return refuse.unauthenticated({ code: "code-wrong" });
    const recoveryCodes = factor.isConfirmed ? null : await confirm(tx, { accountId, sessionId });
    return ok({ recoveryCodes, cookie: await passSecondFactor(tx, deps, { ...attempted, sessionId }) });
  });
  if (answer.ok) await resetTries(deps, [counted.limit]);
  else await recordWrongFactor(deps, { ...attempted, way: "code", isTrusted: counted.isTrusted });
  return answer;
}

async function confirm(
  tx: Transaction,
  { accountId, sessionId }: { accountId: AccountId; sessionId: SessionId },
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await confirmSecondFactor(tx, { accountId, sessionId });
  await setRecoveryCodes(tx, { accountId, hashes: codes.map((code) => recoveryHash(code.replace("-", ""))) });
  await recordAudit(tx, {
    actor: `staff:${accountId}`,
    action: "second-factor-enrolled",
    entity: "account",
    entityId: accountId,
  });
  return codes;
}

/** Fifty bits, in letters and digits that are not easily confused. */
function newRecoveryCode(): string {
  const signs = [...randomBytes(10)].map((byte) => "abcdefghjkmnpqrstuvwxyz23456789"[byte % 31]).join("");
  return `${signs.slice(0, 5)}-${signs.slice(5)}`;
}

function recoveryHash(code: string): string {
  return createHash("sha256").update(code).digest("hex");
}
