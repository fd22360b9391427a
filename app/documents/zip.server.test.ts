import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { zip } from "./zip.server.ts";

const files = [
  { name: "PCB-2026-000001.xml", data: Buffer.from("<Invoice>ș</Invoice>") },
  { name: "jurnal ț.csv", data: Buffer.from("număr;total\n".repeat(500)) },
];
const at = new Date("2026-11-21T10:00:00Z");

test("files in a ZIP come out as they went in", () => {
  const folder = mkdtempSync(join(tmpdir(), "pcbis-zip-"));
  writeFileSync(join(folder, "x.zip"), zip(files, { at }));
  // Python reads ZIP files strictly: names, checksums and the central directory.
  const script =
    "import zipfile,sys; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2]); print(*{i.date_time for i in z.infolist()})";
  const read = spawnSync("python3", ["-c", script, join(folder, "x.zip"), folder], { encoding: "utf8" });
  if (read.error) {
    // Without Python, the test reads the first entry itself.
    const whole = readFileSync(join(folder, "x.zip"));
    const [name, packed] = [whole.readUInt16LE(26), whole.readUInt32LE(18)];
    expect(inflateRawSync(whole.subarray(30 + name, 30 + name + packed))).toEqual(files[0]?.data);
  } else {
    expect(read.stderr).toBe("");
    // ZIP stores local times only.
    expect(read.stdout.trim()).toBe(
      `(${at.getFullYear()}, ${at.getMonth() + 1}, ${at.getDate()}, ${at.getHours()}, ${at.getMinutes()}, ${at.getSeconds()})`,
    );
    for (const { name, data } of files) expect(readFileSync(join(folder, name))).toEqual(data);
  }
  rmSync(folder, { recursive: true });
});
