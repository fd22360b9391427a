import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { refuse } from "../../../../base/result.ts";
import { routeArgs } from "../../../../testing/request.ts";
import { openTestShop, type TestShop } from "../../../../testing/shop.ts";
import { readDetectCode } from "../../../../shop/parts/detect-code.server.ts";
import { knownIndex } from "../../../../shop/parts/known-parts.server.ts";
import { matchItems } from "../../../../shop/parts/match-report.ts";
import { loader } from "./detect-script.ts";

const run = promisify(execFile);
const scriptAt = (name: string) => join(import.meta.dirname, name);

function packed(lines: string, { version = "1" } = {}): string {
  const data = gzipSync(lines).toString("base64url");
  return `PCB${version}.${data}.${createHash("sha256").update(data).digest("hex").slice(0, 8)}`;
}

const lines =
  "cpu\tAMD Ryzen 5 5600 6-Core Processor\t\ngpu\tNVIDIA GeForce RTX 3060\t12288 MB\nram\tCMK16GX4M2B3200C16\t8 GB\nram\tCMK16GX4M2B3200C16\t8 GB\nmemory\ttotal\t16 GB\n";

describe("the detect code", () => {
  test("is parsed completely, also with characters that a paste put between its letters", () => {
    const code = packed(lines);
    const broken = `  ${code.slice(0, 30)}\r\n${code.slice(30)} \n`;
    const answer = readDetectCode(`https://pcbis.example/sell?code=${broken}`);
    expect(answer).toEqual({
      ok: true,
      value: {
        memoryGb: 16,
        items: [
          { kind: "cpu", raw: "AMD Ryzen 5 5600 6-Core Processor", count: 1 },
          { kind: "gpu", raw: "NVIDIA GeForce RTX 3060", count: 1, vramGb: 12 },
          { kind: "ram", raw: "CMK16GX4M2B3200C16", count: 2, size: "8 GB" },
        ],
      },
    });
    const names = answer.ok
      ? matchItems(knownIndex, answer.value.items).map(({ match, quantity }) => [match.name, quantity])
      : [];
    expect(names).toEqual([
      ["Ryzen 5 5600", 1],
      ["GeForce RTX 3060 12GB", 1],
      ["Corsair Vengeance LPX DDR4-3200 16GB (2x8GB) CL16", 1],
    ]);
  });

  test("detects any single letter that was changed, left out or doubled", () => {
    const code = packed(lines);
    for (let place = 5; place < code.length; place++) {
      const other = code[place] === "a" ? "b" : "a";
      for (const damaged of [
        code.slice(0, place) + other + code.slice(place + 1),
        code.slice(0, place) + code.slice(place + 1),
      ]) {
        expect(readDetectCode(damaged).ok, damaged).toBe(false);
      }
    }
  });

  test.each([
    ["", "code-empty"],
    [" \n ", "code-empty"],
    ["hello", "code-unknown"],
    ["x".repeat(20_001), "code-unknown"],
    [packed(lines, { version: "2" }), "code-other-version"],
    ["PCB1.", "code-damaged"],
    [packed(lines).slice(0, 60), "code-damaged"],
    [packed("shell\trm -rf\t\n"), "code-damaged"],
    [packed("cpu\n"), "code-damaged"],
    [packed(""), "code-damaged"],
    [packed("cpu\tx\t\n".repeat(101)), "code-damaged"],
    [packed(`cpu\t${"x".repeat(301)}\t\n`), "code-damaged"],
    // Unpacks to two megabytes.
    [packed("cpu\tx\t\n".repeat(300_000)), "code-damaged"],
    [`PCB1.AAAA.${createHash("sha256").update("AAAA").digest("hex").slice(0, 8)}`, "code-damaged"],
  ])("what is no code of ours is refused whole", (code, domainError) => {
    expect(readDetectCode(code)).toEqual(refuse.invalid({ code: domainError }));
  });
});

describe("the script for Linux", () => {
  let root: string;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), "pcbis-detect-"));
    const file = async (path: string, text: string) => {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    };
    await file(
      "proc/cpuinfo",
      "processor\t: 0\nmodel name\t: AMD Ryzen 5 3600 6-Core Processor\nprocessor\t: 1\nmodel name\t: AMD Ryzen 5 3600 6-Core Processor\n",
    );
    await file("proc/meminfo", "MemTotal:       16316412 kB\n");
    await file(
      "proc/driver/nvidia/gpus/0000:01:00.0/information",
      "Model: \t\t NVIDIA GeForce GTX 1660 SUPER\nIRQ:   \t\t 77\n",
    );
    await file("sys/class/dmi/id/board_vendor", "Micro-Star International Co., Ltd\n");
    await file("sys/class/dmi/id/board_name", "B450M-A PRO MAX (MS-7C52)\n");
    await file("sys/class/dmi/id/board_serial", "SECRET-SERIAL\n");
    await file("sys/devices/pci/nvme0n1/device/model", "KINGSTON SNV2S500G                      \n");
    await file("sys/devices/pci/nvme0n1/size", "976773168\n");
    await file("sys/devices/pci/nvme0n1/removable", "0\n");
    await file("sys/devices/pci/usb2/sdb/device/model", "Cruzer Blade\n");
    await file("sys/devices/pci/usb2/sdb/size", "60000000\n");
    await mkdir(join(root, "sys/block"), { recursive: true });
    await symlink(join(root, "sys/devices/pci/nvme0n1"), join(root, "sys/block/nvme0n1"));
    await symlink(join(root, "sys/devices/pci/usb2/sdb"), join(root, "sys/block/sdb"));
    // Stubs of programs that the machine may lack, with the output that they have on a PC.
    await file(
      "bin/lspci",
      "#!/bin/sh\necho '01:00.0 VGA compatible controller: NVIDIA Corporation TU116 [GeForce GTX 1660 SUPER] (rev a1)'\n",
    );
    await file(
      "bin/udevadm",
      "#!/bin/sh\nprintf 'E: MEMORY_DEVICE_0_SIZE=8589934592\\nE: MEMORY_DEVICE_0_PART_NUMBER=F4-3200C16-8GVKB\\nE: MEMORY_DEVICE_0_SERIAL_NUMBER=SECRET-SERIAL\\nE: MEMORY_DEVICE_1_SIZE=8589934592\\nE: MEMORY_DEVICE_1_PART_NUMBER=F4-3200C16-8GVKB\\n'\n",
    );
    await chmod(join(root, "bin/lspci"), 0o755);
    await chmod(join(root, "bin/udevadm"), 0o755);
  });
  afterAll(() => rm(root, { recursive: true }));

  async function detect(environment: Record<string, string>) {
    const { stdout } = await run("sh", [scriptAt("pcbis-linux.sh")], {
      env: { PATH: process.env["PATH"], ...environment } as unknown as NodeJS.ProcessEnv,
    });
    return { stdout, answer: readDetectCode(/^PCB1\.\S+$/m.exec(stdout)?.[0] ?? "") };
  }

  test("finds the parts of a computer, and its code contains exactly the printed lines", async () => {
    const { stdout, answer } = await detect({
      PCBIS_SYS: join(root, "sys"),
      PCBIS_PROC: join(root, "proc"),
      PATH: `${join(root, "bin")}:${process.env["PATH"]}`,
    });
    if (!answer.ok) throw new Error(answer.domainError.code);
    expect(answer.value.memoryGb).toBe(16);
    expect(
      matchItems(knownIndex, answer.value.items).map(({ kind, match, quantity }) => [kind, match.name, quantity]),
    ).toEqual([
      ["cpu", "Ryzen 5 3600", 1],
      ["board", "B450M-A PRO MAX", 1],
      ["gpu", "GeForce GTX 1660 SUPER", 1],
      ["disk", "Kingston NV2 500GB", 1],
      ["ram", "G.Skill Ripjaws V DDR4-3200 8GB module CL16", 2],
    ]);
    for (const { raw } of answer.value.items) expect(stdout.replace(/\s+/g, " ")).toContain(raw);
    expect(stdout).not.toContain("SECRET-SERIAL");
    expect(JSON.stringify(answer.value)).not.toContain("SECRET-SERIAL");
  });

  test("runs on the machine of the test, whatever its parts are", async () => {
    const { stdout, answer } = await detect({});
    expect(stdout).toContain("Found in this computer:");
    expect(answer.ok).toBe(true);
  });
});

const names = ["pcbis-linux.sh", "pcbis-macos.sh", "pcbis-windows.ps1"] as const;

describe("every script", () => {
  test.each(names)(
    "%s says what it reads and sends, makes no connection and writes nowhere but to a file of its own",
    async (name) => {
      const script = await readFile(scriptAt(name), "utf8");
      expect(script).toMatch(/^# What this script reads: /m);
      expect(script).toMatch(/^# What it sends: nothing\./m);
      // Old PowerShell reads a file without a byte order mark in the local code page.
      expect(script).toMatch(/^[\n\x20-\x7e]*$/);
      const code = script.replace(/^\s*#.*$/gm, "").replaceAll("@SELL@", "");
      expect(code).not.toMatch(
        /\b(?:curl|wget|nc|ssh|Invoke-\w+|WebClient|HttpClient|Start-Process|http|Set-\w+|Out-File|Remove-\w+|New-Item)\b/,
      );
      expect(code).not.toMatch(/serial(?!ATA)/i);
    },
  );

  test.each(["pcbis-linux.sh", "pcbis-macos.sh"])("%s is valid for a plain POSIX shell", async (name) => {
    await run("sh", ["-n", scriptAt(name)]);
  });

  test("pcbis-windows.ps1 has balanced brackets, and queries only the classes that it names", async () => {
    const script = await readFile(scriptAt("pcbis-windows.ps1"), "utf8");
    const code = script.replace(/#.*$/gm, "").replace(/'[^'\n]*'/g, "''");
    for (const [open, close] of ["{}", "()", "[]"])
      expect(code.split(open!).length, open).toBe(code.split(close!).length);
    const asksFor = [...script.matchAll(/Get-CimInstance -ClassName (\w+)/g)].map(([, name]) => name);
    expect(asksFor).toEqual([
      "Win32_Processor",
      "Win32_BaseBoard",
      "Win32_VideoController",
      "Win32_DiskDrive",
      "Win32_PhysicalMemory",
    ]);
    const cmdlets = new Set([...code.matchAll(/\b[A-Z][a-z]+-[A-Z]\w+/g)].map(([name]) => name));
    expect([...cmdlets].toSorted()).toEqual([
      "Add-Line",
      "Get-ChildItem",
      "Get-CimInstance",
      "Get-ItemProperty",
      "New-Object",
      "Read-Host",
      "Write-Host",
    ]);
  });
});

describe("downloading a script", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop();
  });
  afterAll(() => shop.close());

  test.each(names)(
    "%s contains the address of the shop, and prints that of the first step with the code",
    async (file) => {
      const answer = loader(routeArgs(shop, `/detect/${file}`, { params: { file } }));
      expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="${file}"`);
      const text = await answer.text();
      expect(text).toContain(`"${shop.env.PUBLIC_URL}/sell?code=$code"`);
      expect(text).not.toMatch(/@[A-Z]+@/);
    },
  );

  test.each(["none.sh", "constructor", "../env"])("there is no script called %s", (file) => {
    expect(loader(routeArgs(shop, "/detect/x", { params: { file } })).status).toBe(404);
  });
});
