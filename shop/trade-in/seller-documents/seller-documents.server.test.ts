import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transaction, type Database } from "../../../base/db.server.ts";
import { ron } from "../../../base/money.ts";
import { testDatabase } from "../../../testing/database.ts";
import { STAFF } from "../../../testing/orders.ts";
import { aSeller, must, sellingDeps, sellingIn, type SellingDeps } from "../../../testing/trade-ins.ts";
import { exportPayouts } from "../office/export-payouts.server.ts";
import { payOut } from "../office/pay-out.server.ts";
import type { FourEyesLimit } from "../../payments/four-eyes.ts";
import { takeIntoStock } from "../office/take-into-stock.server.ts";
import { transitionTradeIn } from "../transition-trade-in.server.ts";
import { giveAccount } from "../give-account.server.ts";
import { deleteOldIdentities } from "../retention.server.ts";
import { tradeInFor } from "../trade-in-for.server.ts";
import type { TradeIn } from "../trade-in.ts";
import { lockTradeIn } from "../trade-ins.sql.server.ts";
import { askPayee } from "./ask-payee.server.ts";
import { giveIdentity } from "./give-identity.server.ts";
import { giveInvoice } from "./give-invoice.server.ts";
import { identityKeysFrom, sealIdentity, unsealIdentity } from "./identity-keys.server.ts";
import type { CompanyIdentity, SellerIdentity } from "./identity.ts";
import { noteSerials } from "./note-serials.server.ts";
import { resealIdentities } from "./reseal-identities.server.ts";
import { settleCheck } from "./settle-check.server.ts";
import { sha256, signRecord } from "./sign-record.server.ts";
import { recordToSign, signedRecord } from "./signed-record.server.ts";
import { readIdentity, viewSellerDocuments } from "./view-seller-documents.server.ts";
import { addWatched, checkWatched, removeWatched } from "./watch-list.server.ts";

let database: Database;
let deps: SellingDeps & FourEyesLimit;
let selling: ReturnType<typeof sellingIn>;
beforeAll(async () => {
  database = await testDatabase();
  deps = { ...sellingDeps(database.db), fourEyesAbove: ron(1_000_000) };
  selling = sellingIn(deps);
});
afterAll(() => database.close());

const actor = STAFF as `staff:${string}`;
const by = ({ number }: Pick<TradeIn, "number">) => ({ number, actor });
const access = ({ number, linkKey }: TradeIn) => ({ number, visitorId: null, key: linkKey });
const code = (result: { ok: boolean; domainError?: { code: string } }) => result.domainError?.code ?? "ok";
const documents = (tradeIn: TradeIn) => viewSellerDocuments(deps, tradeIn);
const paid = (tradeIn: TradeIn) => payOut(deps, { ...by(tradeIn), reference: "OP 1", attempt: 1 });

/** Both agree on the amount; nothing is signed. */
async function owed(different: Parameters<typeof selling.accepted>[0] = {}): Promise<TradeIn> {
  const accepted = await selling.moved(
    await selling.accepted({ payout: "instant", ...different }),
    "received",
    "testing",
  );
  await transaction(deps.db, async (tx) => {
    const locked = await lockTradeIn(tx, accepted.id);
    await transitionTradeIn(tx, deps, locked!, { to: "tested", actor });
  });
  return must(await tradeInFor(deps, access(accepted))).tradeIn;
}

async function hashOf(tradeIn: TradeIn): Promise<string> {
  const record = await recordToSign(deps, must(await tradeInFor(deps, access(tradeIn))).tradeIn);
  return sha256(await deps.drawPurchaseRecord(record!));
}

const typed = { method: "typed", name: "ANA POP", drawing: null, clientIp: "203.0.113.7" } as const;
const signed = async (tradeIn: TradeIn, documentHash?: string) =>
  signRecord(deps, { ...access(tradeIn), ...typed, documentHash: documentHash ?? (await hashOf(tradeIn)) });

async function audited({ number }: TradeIn, action: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom("audit")
    .where("entityId", "=", number!)
    .where("action", "=", action)
    .select(["actor", "before", "after"])
    .execute();
  return rows.map((row) => JSON.stringify(row));
}

describe("a payout", () => {
  test("needs an identity, then a signature of its amount, and goes into a file only with both", async () => {
    const tradeIn = await owed();
    const payer = { name: "Magazin SRL", cui: "RO1", iban: "RO49AAAA1B31007593840000" };
    const exported = () => exportPayouts({ db: deps.db, payer }, { actor, executeOn: "2026-11-21" });
    expect(code(await paid(tradeIn))).toBe("identity-missing");
    await selling.identified(tradeIn);
    expect(code(await paid(tradeIn))).toBe("signature-missing");
    expect(code(await exported())).toBe("payouts-none-due");
    must(await signed(tradeIn));
    await sql`update trade_in_payout set amount_bani = amount_bani + 1 where trade_in_id = ${tradeIn.id}`.execute(
      deps.db,
    );
    expect(code(await paid(tradeIn))).toBe("signature-missing");
    await sql`update trade_in_payout set amount_bani = amount_bani - 1 where trade_in_id = ${tradeIn.id}`.execute(
      deps.db,
    );
    expect(must(await exported()).transfers.map(({ number }) => number)).toEqual([tradeIn.number]);
    expect(code(await paid(tradeIn))).toBe("ok");
  });

  test("of a company needs its invoice instead, and what a VAT payer sells is not under the margin scheme", async () => {
    const company: CompanyIdentity = {
      kind: "company",
      name: "Ana Pop",
      cui: "RO12345674",
      tradeRegister: "J12/345/2020",
      address: "Str. Horea 3",
      signatory: "Ana Pop",
    };
    const tradeIn = await selling.identified(await owed(), company);
    expect(code(await paid(tradeIn))).toBe("invoice-missing");
    expect(code(await signed(tradeIn, "a".repeat(64)))).toBe("seller-is-company");
    must(await giveInvoice(deps, { ...access(tradeIn), invoice: { number: "PC 12", day: "2026-11-21" } }));
    expect(code(await paid(tradeIn))).toBe("ok");
    const [unit] = must(await takeIntoStock(deps, { ...by(tradeIn), as: "machine" }));
    const row = await deps.db.selectFrom("unit").where("code", "=", unit!).select("taxRegime").executeTakeFirst();
    expect(row).toEqual({ taxRegime: "normal" });
  });
});

describe("the identity", () => {
  test("is stored encrypted, is masked elsewhere, and each reading is in the audit log", async () => {
    const tradeIn = await selling.identified(await owed());
    const { rows } = await sql<{ row: string }>`
      select row_to_json(i)::text || encode(i.sealed, 'escape') as row from trade_in_identity i
      where trade_in_id = ${tradeIn.id}`.execute(deps.db);
    for (const secret of [aSeller.cnp!, aSeller.document.number, aSeller.name])
      expect(rows[0]!.row).not.toContain(secret);
    expect((await documents(tradeIn)).identity).toMatchObject({ kind: "person", masked: "•••••••••••16" });
    expect(must(await readIdentity(deps, by(tradeIn)))).toEqual(aSeller);
    expect(await audited(tradeIn, "identity-read")).toHaveLength(1);
    expect((await audited(tradeIn, "identity-given")).join()).not.toContain(aSeller.cnp);
  });

  test("is refused without a key, from strangers, before acceptance and after the money has left", async () => {
    const tradeIn = await owed();
    const give = (given: Partial<Parameters<typeof giveIdentity>[1]>, with_ = deps) =>
      giveIdentity(with_, { ...access(tradeIn), identity: aSeller, ...given });
    expect(code(await give({}, { ...deps, identityKeys: null }))).toBe("identity-unavailable");
    expect(code(await give({ key: "0".repeat(64) }))).toBe("trade-in-unknown");
    const offered = await selling.offered();
    expect(code(await give(access(offered)))).toBe("trade-in-not-movable");
    await selling.signed(tradeIn);
    must(await paid(tradeIn));
    expect(code(await give({}))).toBe("trade-in-not-movable");
  });

  test("given again with other facts needs another signature", async () => {
    const tradeIn = await selling.signed(await owed());
    must(await giveIdentity(deps, { ...access(tradeIn), identity: { ...aSeller, address: "Str. Nouă 1, Cluj" } }));
    expect(code(await paid(tradeIn))).toBe("signature-missing");
  });

  test("is deleted thirty days after a sale that came to nothing, and stays for a purchase", async () => {
    const [ended, bought] = [await selling.identified(await selling.accepted()), await selling.signed(await owed())];
    must(await paid(bought));
    await sql`update trade_in set state = 'expired' where id = ${ended.id}`.execute(deps.db);
    await sql`update trade_in set moved_at = now() - interval '31 days' where id in (${ended.id}, ${bought.id})`.execute(
      deps.db,
    );
    expect(await deleteOldIdentities(deps)).toBe(1);
    expect((await documents(ended)).identity).toBeNull();
    expect((await documents(bought)).identity).not.toBeNull();
    await sql`update trade_in set moved_at = now() - interval '12 years' where id = ${bought.id}`.execute(deps.db);
    expect(await deleteOldIdentities(deps)).toBe(1);
    expect(await documents(bought)).toMatchObject({ identity: null, signature: null });
  });
});

describe("the keys", () => {
  const [old, next] = ["a-secret-of-before-thirty-two-letters", "another-secret-of-thirty-two-letters"];

  test("encrypt differently each time, and decrypt only with the same key, for the same row, unchanged", () => {
    const keys = identityKeysFrom(`one:${old}`);
    const [first, second] = [1, 2].map(() => sealIdentity(keys, Buffer.from("secret"), "row 1"));
    expect(first!.sealed.equals(second!.sealed)).toBe(false);
    expect(unsealIdentity(keys, first!, "row 1").toString()).toBe("secret");
    expect(() => unsealIdentity(keys, first!, "row 2")).toThrow();
    expect(() => unsealIdentity(identityKeysFrom(`one:${next}`), first!, "row 1")).toThrow();
    expect(() => unsealIdentity(identityKeysFrom(`two:${old}`), first!, "row 1")).toThrow("IDENTITY_KEYS");
    const changed = Buffer.from(first!.sealed);
    changed[changed.length - 1]! ^= 1;
    expect(() => unsealIdentity(keys, { ...first!, sealed: changed }, "row 1")).toThrow();
    for (const bad of ["", "one", "one:short", `one:${old},one:${next}`]) expect(() => identityKeysFrom(bad)).toThrow();
  });

  test("decrypt what an earlier version encrypted", () => {
    const keys = identityKeysFrom(`one:${"o".repeat(32)}`);
    const sealed = Buffer.from("kuf9vfimi32MFUUA+4p+mESAEue2MIhV/N4MYkDOPvom4Q==", "base64");
    expect(unsealIdentity(keys, { keyId: "one", sealed }, "row 1").toString()).toBe("secret");
  });

  test("rotate: a new key reads and replaces the old one, which can then go", async () => {
    const before = { ...deps, identityKeys: identityKeysFrom(`old:${old}`) };
    const tradeIn = await owed();
    await sellingIn(before).signed(tradeIn);
    const both = { ...deps, identityKeys: identityKeysFrom(`new:${next},old:${old}`) };
    expect(must(await readIdentity(both, by(tradeIn)))).toEqual(aSeller);
    expect(await resealIdentities(both)).toBe(2);
    expect(await resealIdentities(both)).toBe(0);
    const after = { ...deps, identityKeys: identityKeysFrom(`new:${next}`) };
    expect(must(await readIdentity(after, by(tradeIn)))).toEqual(aSeller);
    expect((await signedRecord(after, { tradeIn, reader: null }))!.toString()).toContain(aSeller.cnp);
    await expect(readIdentity(before, by(tradeIn))).rejects.toThrow("IDENTITY_KEYS");
    await deps.db.deleteFrom("tradeInSignature").where("tradeInId", "=", tradeIn.id).execute();
    await deps.db.deleteFrom("tradeInIdentity").where("tradeInId", "=", tradeIn.id).execute();
  });
});

describe("the signature", () => {
  test("stores time, address, method and the hash of what was signed, once", async () => {
    const tradeIn = await selling.identified(await owed());
    const documentHash = await hashOf(tradeIn);
    expect(code(await signRecord(deps, { ...access(tradeIn), ...typed, name: "Ion Pop", documentHash }))).toBe(
      "signed-name-differs",
    );
    expect(code(await signed(tradeIn, "0".repeat(64)))).toBe("record-changed");
    must(await signed(tradeIn, documentHash));
    expect(code(await signed(tradeIn, documentHash))).toBe("record-signed");
    const { signature } = await documents(tradeIn);
    expect(signature).toMatchObject({ method: "typed", clientIp: "203.0.113.7", documentHash });
    const pdf = await signedRecord(deps, { tradeIn, reader: actor });
    expect(sha256(pdf!)).toBe(signature!.pdfHash);
    expect(await audited(tradeIn, "record-read")).toHaveLength(1);
  });

  test("is refused before both agree on the amount, and without an identity", async () => {
    const accepted = await selling.identified(await selling.accepted());
    expect(code(await signed(accepted, "0".repeat(64)))).toBe("trade-in-not-movable");
    expect(code(await signed(await owed(), "0".repeat(64)))).toBe("identity-missing");
  });
});

describe("another account holder", () => {
  const ionPop: SellerIdentity = { ...aSeller, name: "Pop Ion" };

  test("holds the payout until staff confirm with a reason, and is not asked about again", async () => {
    const tradeIn = await selling.identified(await owed(), ionPop);
    const documentHash = await hashOf(tradeIn);
    must(await signRecord(deps, { ...access(tradeIn), ...typed, name: "Ion Pop", documentHash }));
    expect(code(await paid(tradeIn))).toBe("payout-held");
    must(await askPayee({ ...deps }, by(tradeIn)));
    must(await settleCheck(deps, { ...by(tradeIn), reason: "other-payee", note: "soțul, cu procură" }));
    expect(code(await settleCheck(deps, { ...by(tradeIn), reason: "other-payee", note: "din nou" }))).toBe(
      "check-settled",
    );
    expect(await audited(tradeIn, "check-settled")).toHaveLength(1);
    must(await giveIdentity(deps, { ...access(tradeIn), identity: ionPop }));
    expect(code(await paid(tradeIn))).toBe("signature-missing");
  });

  test("is over when the seller gives an account in their own name, whose day does not move", async () => {
    const tradeIn = await selling.identified(await owed({ payout: "full" }), ionPop);
    const dueAt = tradeIn.payout!.dueAt;
    const own = { attempt: 1, iban: "RO66BACX0000001234567890", payee: "ION POP" };
    must(await giveAccount(deps, { ...access(tradeIn), ...own }));
    expect((await documents(tradeIn)).checks).toMatchObject([{ reason: "other-payee", settledBy: "shop" }]);
    expect(must(await tradeInFor(deps, access(tradeIn))).tradeIn.payout).toMatchObject({ name: "ION POP", dueAt });
    expect(code(await giveAccount(deps, { ...access(tradeIn), ...own }))).toBe("trade-in-not-movable");
  });
});

describe("the watch list", () => {
  const add = (lines: string) => addWatched(deps, { lines, note: "poliția Cluj", actor });

  test("holds a machine noted before or after its number was added, until it is taken off or checked", async () => {
    const [early, late] = [await selling.signed(await owed()), await owed()];
    must(await noteSerials(deps, { ...by(early), serials: ["SN 12-34", "MB99887"] }));
    expect(must(await add("Serie;Sursă\nsn1234;dosar 7\n\nXX 00 11"))).toBe(2);
    expect(must(await add("SN-1234"))).toBe(0);
    expect((await documents(early)).checks).toMatchObject([
      { reason: "watched-serial", detail: "sn1234", settledAt: null },
    ]);
    await selling.signed(early);
    expect(code(await paid(early))).toBe("payout-held");
    must(await noteSerials(deps, { ...by(late), serials: ["xx0011"] }));
    await selling.signed(late);
    expect(code(await paid(late))).toBe("payout-held");
    must(await removeWatched(deps, { serial: "SN1234", actor }));
    expect(code(await removeWatched(deps, { serial: "SN1234", actor }))).toBe("serial-unknown");
    expect(code(await paid(early))).toBe("ok");
    must(await settleCheck(deps, { ...by(late), reason: "watched-serial", note: "verificat cu poliția" }));
    expect(code(await paid(late))).toBe("ok");
  });

  test("refuses a line that is no serial number, and stores nothing of the file then", async () => {
    expect(await add("AB12345\n?")).toMatchObject({ domainError: { code: "serial-invalid", row: 2 } });
    expect(code(await add(" \n "))).toBe("watch-list-empty");
    expect(code(await removeWatched(deps, { serial: "AB12345", actor }))).toBe("serial-unknown");
  });

  test("is checked first: every line with a problem is named, and nothing is stored", async () => {
    const lines = `s/n,source\nNEW-0001,dosar 9\n=cmd|x,?\n12\nSN-1234\nNEW0001;again\nLONG-1;${"x".repeat(201)}`;
    expect(must(await checkWatched(deps, { lines, note: "" }))).toEqual({
      rows: 2,
      news: expect.any(Number),
      problemCount: 3,
      problems: [
        { line: 3, code: "formula", text: "=cmd|x" },
        { line: 4, code: "serial", text: "12" },
        { line: 7, code: "note-long", text: "x".repeat(60) },
      ],
    });
    expect(await add(lines)).toMatchObject({ domainError: { code: "serial-invalid", row: 3 } });
    expect(must(await checkWatched(deps, { lines: "NEW-0001", note: "" }))).toMatchObject({ rows: 1, news: 1 });
    expect(code(await checkWatched(deps, { lines: "SN12\n".repeat(5002), note: "" }))).toBe("watch-list-too-long");
    expect(must(await checkWatched(deps, { lines: "SN12\n".repeat(5000), note: "" }))).toMatchObject({ rows: 1 });
  });

  test("serial numbers change what is signed", async () => {
    const tradeIn = await selling.signed(await owed());
    must(await noteSerials(deps, { ...by(tradeIn), serials: ["GPU-778899"] }));
    expect(code(await paid(tradeIn))).toBe("signature-missing");
    expect(code(await noteSerials(deps, { ...by(tradeIn), serials: ["1"] }))).toBe("serial-invalid");
  });
});

test("staff see how many sales a person made in a year, whatever their e-mail addresses", async () => {
  const often: SellerIdentity = { ...aSeller, cnp: "1850324123458", bornOn: "1985-03-24" };
  const sales = [await selling.accepted(), await selling.accepted(), await selling.accepted()];
  for (const sale of sales) await selling.identified(sale, often);
  await sql`update trade_in set state = 'expired' where id = ${sales[2]!.id}`.execute(deps.db);
  expect((await documents(sales[0]!)).sales).toBe(2);
});
