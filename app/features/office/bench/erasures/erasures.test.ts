import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sealEvents } from "../../../../../shop/passport/seal-events.server.ts";
import { passportCodesOf } from "../../../../../shop/passport/view-passport.server.ts";
import { formatNvme, identifyNvme, nvmeDrive, readBack, recording } from "../../../../../testing/bench/erasure-logs.ts";
import { aMachineWithSsd, receivedFrom } from "../../../../../testing/bench/erasing.ts";
import { measurementFiles } from "../../../../../testing/bench/measurement-files.ts";
import { routeArgs } from "../../../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../../../testing/shop.ts";
import { aStaffMember } from "../../../../../testing/staff.ts";
import * as passportPage from "../../../passport/passport.tsx";
import type { PassportView } from "../../../passport/passport.view.server.ts";
import * as benchUnit from "../bench-unit.tsx";
import type { BenchView } from "../components/bench-fields.ts";
import * as dropFiles from "../files/drop-files.tsx";
import * as fileDrop from "../files/file-drop.tsx";
import type { FileDropView } from "../files/file-drop.view.server.ts";
import * as erasureLog from "./erasure-log.ts";

let shop: TestShop;
let technician: Awaited<ReturnType<typeof aStaffMember>>;
beforeAll(async () => {
  shop = await openTestShop();
  technician = await aStaffMember(shop, { staffRoles: ["technician"] });
});
afterAll(() => shop.close());

async function dropped(code: string, files: Readonly<Record<string, string | Uint8Array>>): Promise<string> {
  const form = new FormData();
  for (const [name, content] of Object.entries(files)) form.append("files", new File([content as BlobPart], name));
  const path = `/office/bench/${code}/files`;
  const headers = { cookie: technician.cookie };
  const request = new Request(`https://shop.example${path}`, { method: "POST", body: form, headers });
  const answer = (await dropFiles.action({
    ...routeArgs(shop, path, { params: { code } }),
    request,
  } as never)) as Response;
  expect(answer.status).toBe(302);
  return answer.headers.get("location")!.split("/").at(-1)!;
}
const view = async (code: string, id: string) =>
  (await technician.get(fileDrop.loader, `/office/bench/${code}/files/${id}`, { code, id })).data as FileDropView;
const confirm = (code: string, id: string, form: Record<string, string>) =>
  technician.post(fileDrop.action, `/office/bench/${code}/files/${id}`, { intent: "erasures", ...form }, { code, id });
const unit = async (code: string) =>
  (await technician.get(benchUnit.loader, `/office/bench/${code}`, { code })).data as BenchView;

const log = recording([["nvme version", "nvme version 2.8 (git 2.8)"], identifyNvme(), formatNvme(), readBack()]);

describe("the log of an erasure in the office", () => {
  test("is dropped with the files of a test run, confirmed for a drive, and stands in the public passport", async () => {
    const code = await receivedFrom(shop.db, { source: "VND-610001", thing: aMachineWithSsd });
    expect((await unit(code)).erased.state).toMatchObject({ isFromSeller: true, isErased: false });
    const id = await dropped(code, { "erase.log": log, "cb.txt": measurementFiles["cinebench.txt"]! });
    const shown = await view(code, id);
    expect(shown).toMatchObject({
      isConfirmed: false,
      files: [{ name: "cb.txt" }],
      erasures: [
        {
          name: "erase.log",
          drives: [{ model: nvmeDrive.model, proof: "read-back", proposed: "1", isOther: false, recordedOn: null }],
        },
      ],
    });
    // A file of measurements still waits, so the page of the drop is shown again.
    expect(await confirm(code, id, { "erased.0.0": "1" })).toMatchObject({
      status: 302,
      location: `/office/bench/${code}/files/${id}`,
    });
    expect((await view(code, id)).erasures[0]!.drives[0]!.recordedOn).toBe(code);

    const { erasures, state } = (await unit(code)).erased;
    expect(state).toMatchObject({ isErased: true, erasedDrives: 1 });
    expect(erasures).toMatchObject([{ serial: nvmeDrive.serial, name: "erase.log", isLatest: true }]);
    const file = await erasureLog.loader(
      routeArgs(shop, "/office/erasure-logs", {
        params: { id: erasures[0]!.logId },
        headers: { cookie: technician.cookie },
      }) as never,
    );
    expect(file.headers.get("content-disposition")).toMatch(/^attachment/);
    expect(await file.text()).toBe(log);

    await sealEvents(shop);
    const { id: unitId } = await shop.db
      .selectFrom("unit")
      .where("code", "=", code)
      .select("id")
      .executeTakeFirstOrThrow();
    const passport = (await passportCodesOf(shop, [unitId])).get(unitId)!;
    const page = await passportPage.loader(routeArgs(shop, `/p/${passport}`, { params: { code: passport } }) as never);
    const { care } = (page as unknown as { data: PassportView }).data;
    expect(care).toMatchObject([
      {
        kind: "erased",
        body: {
          on: "2026-11-20",
          method: "nvme-format",
          variant: "user-data",
          tool: "nvme-cli 2.8",
          drive: nvmeDrive.model,
          serialEnd: "41K",
          isVerified: true,
          proof: "read-back",
          log: createHash("sha256").update(log).digest("hex"),
        },
      },
    ]);
    expect(JSON.stringify(care)).not.toContain(nvmeDrive.serial);
  });

  test("is recorded for no drive unless somebody chooses one", async () => {
    const code = await receivedFrom(shop.db, { source: "VND-610002", thing: aMachineWithSsd });
    const other = { ...nvmeDrive, model: "KINGSTON SNV2S500G", serial: "50026B7686A1B2C3" };
    const id = await dropped(code, { "erase.log": recording([identifyNvme(other), formatNvme()]) });
    expect((await view(code, id)).erasures[0]!.drives).toMatchObject([{ isOther: true, proposed: "" }]);
    expect(await confirm(code, id, { "erased.0.0": "" })).toMatchObject({
      status: 422,
      data: { domainError: { code: "erasure-nothing" } },
    });
    expect(await confirm(code, id, { "erased.0.0": "1" })).toMatchObject({
      location: `/office/bench/${code}?erased=1`,
    });
  });

  test("is missing until staff say why", async () => {
    const code = await receivedFrom(shop.db, { source: "VND-610003", thing: aMachineWithSsd });
    const why = (form: Record<string, string>) =>
      technician.post(benchUnit.action, `/office/bench/${code}`, { intent: "unerased", ...form }, { code });
    expect(await why({ unerased: "other", unerasedNote: "" })).toMatchObject({
      status: 422,
      data: { errors: { unerasedNote: "reason-missing" } },
    });
    expect(await why({ unerased: "no-drive", unerasedNote: "" })).toMatchObject({
      location: `/office/bench/${code}?unerased=noted`,
    });
    expect((await unit(code)).erased.state).toMatchObject({ isErased: true, unerased: { reason: "no-drive" } });
  });

  test("is for those who may record", async () => {
    const code = await receivedFrom(shop.db, { source: "VND-610004" });
    const id = await dropped(code, {
      "erase.log": recording([identifyNvme({ ...nvmeDrive, serial: "S4EWNX0RRIGHT" }), formatNvme()]),
    });
    const sales = await aStaffMember(shop, { staffRoles: ["sales"] });
    const path = `/office/bench/${code}/files/${id}`;
    const form = { intent: "erasures", "erased.0.0": "1" };
    expect(await sales.post(fileDrop.action, path, form, { code, id })).toMatchObject({ status: 403 });
    expect((await unit(code)).erased.erasures).toEqual([]);
  });
});
