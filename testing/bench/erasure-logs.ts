// Logs of erasing programs, in the formats that they publish: nwipe, and terminal sessions recorded with script(1).

type Drive = { model: string; serial: string; device: string };

export const nvmeDrive: Drive = {
  model: "Samsung SSD 970 EVO Plus 1TB",
  serial: "S4EWNX0R417741K",
  device: "/dev/nvme0n1",
};
export const sataDrive: Drive = { model: "Samsung SSD 860 EVO 500GB", serial: "S3Z2NB0K123456X", device: "/dev/sda" };
export const hardDisk: Drive = { model: "ST500DM002-1BD142", serial: "Z3TDX8KQ", device: "/dev/sdb" };

/** A recorded session. Each step is a command with what it printed. */
export function recording(
  steps: readonly (readonly [command: string, ...output: string[]])[],
  { from = "10:00:00", to = "10:21:30", day = "2026-11-20" } = {},
): string {
  const lines = steps.flatMap(([command, ...output]) => [`root@bench:~# ${command}`, ...output]);
  return [
    `Script started on ${day} ${from}+02:00 [TERM="linux" TTY="/dev/tty1" COLUMNS="160" LINES="50"]`,
    ...lines,
    "root@bench:~# exit",
    "exit",
    "",
    `Script done on ${day} ${to}+02:00 [COMMAND_EXIT_CODE="0"]`,
    "",
  ].join("\r\n");
}

export const identifyNvme = ({ model, serial, device } = nvmeDrive) =>
  [
    `nvme id-ctrl ${device.replace(/n1$/, "")}`,
    "NVME Identify Controller:",
    "vid       : 0x144d",
    "ssvid     : 0x144d",
    `sn        : ${serial}     `,
    `mn        : ${model.padEnd(40)}`,
    "fr        : 2B2QEXM7",
  ] as const;

export const identifySata = ({ model, serial, device } = sataDrive, security: readonly string[] = securityOff) =>
  [
    `hdparm -I ${device}`,
    "",
    `${device}:`,
    "",
    "ATA device, with non-removable media",
    `\tModel Number:       ${model.padEnd(40)}`,
    `\tSerial Number:      ${serial}     `,
    "\tFirmware Revision:  RVT01B6Q",
    "Security: ",
    "\tMaster password revision code = 65534",
    "\t\tsupported",
    ...security,
    "\tnot\tfrozen",
    "\tnot\texpired: security count",
    "\t\tsupported: enhanced erase",
    "\t4min for SECURITY ERASE UNIT. 8min for ENHANCED SECURITY ERASE UNIT.",
  ] as const;

const securityOff = ["\tnot\tenabled", "\tnot\tlocked"] as const;
export const securityOn = ["\t\tenabled", "\tnot\tlocked"] as const;

export const formatNvme = (options = "--ses=1", { device } = nvmeDrive) =>
  [
    `nvme format ${device} ${options}`,
    `You are about to format ${device.slice(5)}, namespace 0x1.`,
    "WARNING: Format may irrevocably delete this device's data.",
    "You have 10 seconds to press Ctrl-C to cancel this operation.",
    "",
    "Use the force [--force] option to suppress this warning.",
    "Sending format operation ... ",
    "Success formatting namespace:1",
  ] as const;

export const readBack = ({ device } = nvmeDrive, bytes = 1_000_204_886_016) =>
  [`cmp /dev/zero ${device}`, `cmp: EOF on ${device} after byte ${bytes}, in line 1`] as const;

export const eraseSata = (option = "--security-erase", { device } = sataDrive) =>
  [
    `hdparm --user-master u ${option} p ${device}`,
    'security_password: "p"',
    "",
    `${device}:`,
    ' Issuing SECURITY_ERASE command, password="p", user=user',
  ] as const;

export const smartctl = ({ model, serial, device } = hardDisk, bytes = "500,107,862,016") =>
  [
    `smartctl -i ${device}`,
    "smartctl 7.4 2023-08-01 r5530 [x86_64-linux-6.8.0] (local build)",
    "=== START OF INFORMATION SECTION ===",
    `Device Model:     ${model}`,
    `Serial Number:    ${serial}`,
    `User Capacity:    ${bytes} bytes [500 GB]`,
  ] as const;

export const shredDisk = ({ device } = hardDisk) =>
  [
    `shred -v -n 1 -z ${device}`,
    `shred: ${device}: pass 1/2 (random)...`,
    `shred: ${device}: pass 1/2 (random)...1.2GiB/466GiB 0%`,
    `shred: ${device}: pass 1/2 (random)...466GiB/466GiB 100%`,
    `shred: ${device}: pass 2/2 (000000)...`,
    `shred: ${device}: pass 2/2 (000000)...233GiB/466GiB 50%`,
    `shred: ${device}: pass 2/2 (000000)...466GiB/466GiB 100%`,
  ] as const;

type NwipeDrive = Drive & { status?: string; isVerified?: boolean };

/** A log of nwipe 0.34 that wiped these drives. */
export function nwipeLog(
  drives: readonly NwipeDrive[] = [hardDisk],
  { end = "successfully completed. See summary table for details." } = {},
): string {
  const at = (time: string) => `[2026/11/19 ${time}]`;
  return [
    `${at("18:00:01")}    info: nwipe 0.34`,
    `${at("18:00:01")}    info: Linux version 6.1.0-27-amd64`,
    ...drives.map(
      ({ device, model, serial }) => `${at("18:00:02")}  notice: Found ${device}, ATA , ${model}, 500GB, S/N=${serial}`,
    ),
    `${at("18:00:02")}    info: Automatically enumerated ${drives.length} devices.`,
    ...drives.flatMap(({ device, isVerified = true }) => [
      `${at("18:00:20")}  notice: Invoking method 'DoD Short' on ${device}`,
      `${at("18:00:20")}  notice: Starting round 1 of 1 on ${device}`,
      `${at("18:00:20")}  notice: Starting pass 1/3, round 1/1, on ${device}`,
      `${at("18:00:20")}  notice: 500107862016 bytes written to ${device}`,
      `${at("18:00:20")}  notice: Finished pass 1/3, round 1/1, on ${device}`,
      `${at("18:00:20")}  notice: Finished final round 1 of 1 on ${device}`,
      `${at("18:00:20")}  notice: Blanking device ${device}`,
      ...(isVerified
        ? [
            `${at("18:00:20")}  notice: Verifying that ${device} is empty.`,
            `${at("18:00:20")}  notice: [SUCCESS] Verified that ${device} is empty.`,
          ]
        : []),
      `${at("18:00:20")}  notice: [SUCCESS] Blanked device ${device}`,
    ]),
    "",
    "******************************** Error Summary *********************************",
    "!   Device | Pass Errors | Verifications Errors | Fdatasync I\\O Errors",
    "--------------------------------------------------------------------------------",
    ...drives.map(
      ({ device }) => `       ${device.slice(5)} |           0 |                    0 |                    0`,
    ),
    "********************************************************************************",
    "",
    "********************************* Drive Status *********************************",
    "!   Device | Status | Thru-put | HH:MM:SS | Model/Serial Number",
    "--------------------------------------------------------------------------------",
    ...drives.map(
      ({ device, model, serial, status = "Erased" }) =>
        `${status === "Erased" ? " " : "!"}      ${device.slice(5)} |${status}| 119 MB/s | 03:31:20 | ${model}/${serial}`,
    ),
    "--------------------------------------------------------------------------------",
    `${at("21:31:40")} Total Throughput 119 MB/s, DoD Short, 1R+B+VL`,
    "********************************************************************************",
    "",
    `${at("21:31:41")}    info: Nwipe ${end}`,
    "",
  ].join("\n");
}

/** One log of each program. */
export const erasureLogs: Readonly<Record<string, string>> = {
  "nvme-format.log": recording([
    ["nvme version", "nvme version 2.8 (git 2.8)"],
    identifyNvme(),
    formatNvme(),
    readBack(),
  ]),
  "nvme-crypto.log": recording([identifyNvme(), formatNvme("-s 2 -f")]),
  "nvme-sanitize.log": recording([
    identifyNvme(),
    ["nvme sanitize /dev/nvme0 -a 2"],
    ["nvme sanitize-log /dev/nvme0", "Sanitize Status                        (SSTAT) :  0x2"],
    [
      "nvme sanitize-log /dev/nvme0",
      "Sanitize Progress                      (SPROG) :  65535",
      "Sanitize Status                        (SSTAT) :  0x101",
      "Sanitize Command Dword 10 Information (SCDW10) :  0x2",
    ],
  ]),
  "hdparm.log": recording([
    ["hdparm -V", "hdparm v9.65"],
    identifySata(),
    [
      "hdparm --user-master u --security-set-pass p /dev/sda",
      'security_password: "p"',
      "",
      "/dev/sda:",
      ' Issuing SECURITY_SET_PASS command, password="p", user=user, mode=high',
    ],
    eraseSata("--security-erase-enhanced"),
    identifySata(),
  ]),
  "shred.log": recording([
    ["shred --version", "shred (GNU coreutils) 9.4"],
    smartctl(),
    shredDisk(),
    readBack(hardDisk, 500_107_862_016),
  ]),
  "dd.log": recording([
    smartctl(),
    [
      "dd if=/dev/zero of=/dev/sdb bs=1M status=progress",
      "104857600 bytes (105 MB, 100 MiB) copied, 1 s, 105 MB/s\r500105478144 bytes (500 GB, 466 GiB) copied, 4012 s, 125 MB/s",
      "dd: error writing '/dev/sdb': No space left on device",
      "476941+0 records in",
      "476940+0 records out",
      "500107862016 bytes (500 GB, 466 GiB) copied, 4013.2 s, 125 MB/s",
    ],
    readBack(hardDisk, 500_107_862_016),
  ]),
  "blkdiscard.log": recording([
    identifyNvme(),
    [
      "blkdiscard -v -f /dev/nvme0n1",
      "blkdiscard: Operation forced, data will be lost!",
      "/dev/nvme0n1: Discarded 1000204886016 bytes from the offset 0",
    ],
    readBack(),
  ]),
  "nwipe.log": nwipeLog(),
};
