// Files of measuring programs, written by us in the format that each program publishes.

import { strToU8, zipSync } from "fflate";
import { nvmeText, smartTextDisk, smartTextNvme, smartTextSas, smartTextSsd } from "./smart-texts.ts";

const cinebench = `Cinebench R23.200
Running Single CPU Render Test...
CB 1532.45 (0.00)
Running Multiple CPU Render Test...
CB 12345.67 (0.00)
`;

export const resultXml = (points = 11_874) => `<?xml version="1.0" encoding="utf-8"?>
<benchmark>
  <results>
    <result>
      <name />
      <passIndex>-1</passIndex>
      <productVersion>2.29.8294</productVersion>
      <TimeSpyPerformance3DMarkScore>${points}</TimeSpyPerformance3DMarkScore>
      <TimeSpyPerformanceCPUScore>9012</TimeSpyPerformanceCPUScore>
      <TimeSpyPerformanceGraphicsScore>12563</TimeSpyPerformanceGraphicsScore>
    </result>
    <result>
      <passIndex>0</passIndex>
      <TimeSpyPerformanceGraphicsTest1>78.44</TimeSpyPerformanceGraphicsTest1>
    </result>
  </results>
</benchmark>
`;
const systemXml = `<?xml version="1.0"?><SystemInfo><GPU><Driver_Version>32.0.15.6094</Driver_Version></GPU></SystemInfo>`;

const furmark = `NVIDIA GeForce RTX 3060 - [FRAMES=3990] - [TIME_MS=60000] - [Resolution=1920x1080] - [MSAA=0X] - [Mode=Fullscreen] - GPU Temp Max=71 - FurMark 1.39.3.0 - [Date=2026-11-20 14:02:11]
NVIDIA GeForce RTX 3060 - [FRAMES=4020] - [TIME_MS=60000] - [Resolution=1920x1080] - [MSAA=0X] - [Mode=Fullscreen] - GPU Temp Max=72 - FurMark 1.39.3.0 - [Date=2026-11-21 09:30:00]
`;

const heaven = `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html><head>
<title>Unigine Heaven Benchmark 4.0</title></head><body>
<h1>Unigine Heaven Benchmark 4.0</h1>
<table class="result">
<tr><td class="right">FPS:</td><td><div class="orange"><strong>83.5</strong></div></td></tr>
<tr><td class="right">Score:</td><td><div class="orange"><strong>2104</strong></div></td></tr>
<tr><td class="right">Min FPS:</td><td><div class="orange"><strong>31.8</strong></div></td></tr>
<tr><td class="right">Max FPS:</td><td><div class="orange"><strong>147.9</strong></div></td></tr>
</table>
<h2>System</h2>
<table class="detail">
<tr><td class="right">Platform:</td><td><div class="highlight">Windows NT 6.2 (build 9200) 64bit</div></td></tr>
<tr><td class="right">GPU model:</td><td><div class="highlight">NVIDIA GeForce RTX 3060 31.0.15.3623 (12288MB) x1</div></td></tr>
</table>
<h2>Settings</h2>
<table class="detail">
<tr><td class="right">Render:</td><td><div class="highlight">Direct3D11</div></td></tr>
<tr><td class="right">Mode:</td><td><div class="highlight">1920x1080 8xAA fullscreen</div></td></tr>
<tr><td class="right">Preset:</td><td><div class="highlight">Extreme</div></td></tr>
</table>
</body></html>
`;

export const smartctlNvme = {
  json_format_version: [1, 0],
  smartctl: { version: [7, 4], argv: ["smartctl", "-j", "-a", "/dev/nvme0"], exit_status: 0 },
  local_time: { time_t: 1_795_250_000, asctime: "Sat Nov 21 08:33:20 2026 EET" },
  device: { name: "/dev/nvme0", type: "nvme", protocol: "NVMe" },
  model_name: "Samsung SSD 970 EVO 500GB",
  serial_number: "S466NX0M123456A",
  smart_status: { passed: true },
  nvme_smart_health_information_log: {
    critical_warning: 0,
    temperature: 38,
    available_spare: 100,
    available_spare_threshold: 10,
    percentage_used: 6,
    data_units_written: 24_218_750,
    power_on_hours: 3210,
    media_errors: 0,
  },
  power_on_time: { hours: 3210 },
};

export const smartctlSata = {
  json_format_version: [1, 0],
  smartctl: { version: [7, 3] },
  local_time: { time_t: 1_795_250_000 },
  device: { name: "/dev/sda", type: "sat", protocol: "ATA" },
  model_name: "KINGSTON SA400S37480G",
  serial_number: "50026B7380000000",
  logical_block_size: 512,
  rotation_rate: 0,
  smart_status: { passed: true },
  ata_smart_attributes: {
    table: [
      { id: 9, name: "Power_On_Hours", value: 100, raw: { value: 8123, string: "8123" } },
      { id: 231, name: "SSD_Life_Left", value: 87, raw: { value: 87, string: "87" } },
      { id: 241, name: "Lifetime_Writes_GiB", value: 100, raw: { value: 15_360, string: "15360" } },
    ],
  },
  power_on_time: { hours: 8123 },
};

const nvme = {
  critical_warning: 0,
  temperature: 311,
  avail_spare: 100,
  spare_thresh: 10,
  percent_used: 4,
  endurance_grp_critical_warning_summary: 0,
  data_units_read: 12_000_000,
  data_units_written: 11_718_750,
  host_read_commands: 211_000_000,
  power_cycles: 812,
  power_on_hours: 1900,
  unsafe_shutdowns: 31,
};

/** Frame times in milliseconds: 60 fps, every hundredth frame takes twice as long. */
const frameTime = (frame: number) => (frame % 100 === 99 ? 33.3333 : 16.6667);

export function mangoHud(frames = 1200): string {
  let elapsed = 0;
  const rows = Array.from({ length: frames }, (_, frame) => {
    const time = frameTime(frame);
    elapsed += time * 1e6;
    return `${(1000 / time).toFixed(4)},${time},41.5,65.2,97,${60 + (frame % 12)},${66 + (frame % 8)},1807,7300,5.1,168.2,9.8,0,2.2,4450,${Math.round(elapsed)}\n`;
  });
  return `os,cpu,gpu,ram,kernel,driver,cpuscheduler
Arch Linux,AMD Ryzen 5 5600X 6-Core Processor,NVIDIA GeForce RTX 3060,32768000,6.11.5,565.57.01,performance
fps,frametime,cpu_load,cpu_power,gpu_load,cpu_temp,gpu_temp,gpu_core_clock,gpu_mem_clock,gpu_vram_used,gpu_power,ram_used,swap_used,process_rss,cpu_mhz,elapsed
${rows.join("")}`;
}

export function presentMon1(frames = 1200, application = "cs2.exe"): string {
  let at = 0;
  const rows = Array.from({ length: frames }, (_, frame) => {
    const time = frameTime(frame);
    at += time / 1000;
    return `${application},4242,0x0000022A59F87270,DXGI,0,512,0,${at.toFixed(6)},0.212,${time},1,Hardware: Independent Flip,12.1,18.9,${time}\n`;
  });
  const desktop = Array.from(
    { length: 20 },
    () => "dwm.exe,900,0x00000000AAAAAAAA,DXGI,1,0,0,1.0,0.1,16.7,0,Composed: Flip,1,2,16.7\n",
  );
  return `Application,ProcessID,SwapChainAddress,Runtime,SyncInterval,PresentFlags,Dropped,TimeInSeconds,msInPresentAPI,msBetweenPresents,AllowsTearing,PresentMode,msUntilRenderComplete,msUntilDisplayed,msBetweenDisplayChange
${desktop.join("")}${rows.join("")}`;
}

function presentMon2(frames = 1200): string {
  const rows = Array.from(
    { length: frames + 1 },
    (_, frame) =>
      `VALORANT-Win64-Shipping.exe,77,0xAB,DXGI,0,512,1,Hardware: Independent Flip,${(frame * 16.7).toFixed(3)},${frame === frames ? "NA" : frameTime(frame)},9.1,7.5,5.0,8.0,7.0,1.0,25.0,NA\n`,
  );
  return `Application,ProcessID,SwapChainAddress,PresentRuntime,SyncInterval,PresentFlags,AllowsTearing,PresentMode,CPUStartTime,FrameTime,CPUBusy,CPUWait,GPULatency,GPUTime,GPUBusy,GPUWait,DisplayLatency,DisplayedTime
${rows.join("")}`;
}

/** `region`: how Windows writes decimals. */
export function hwinfo({ readings = 120, region = "us" }: { readings?: number; region?: "us" | "ro" } = {}): string {
  const separator = region === "us" ? "," : ";";
  const decimal = (value: number) => (region === "us" ? value.toFixed(1) : value.toFixed(1).replace(".", ","));
  const names = [
    "CPU (Tctl/Tdie) [°C]",
    "Core Clocks (avg) [MHz]",
    "CPU Package Power [W]",
    "GPU Temperature [°C]",
    "GPU Clock [MHz]",
    "GPU Power [W]",
  ];
  const head = `${["Date", "Time", ...names.map((name) => `"${name}"`)].join(separator)}${separator}\n`;
  const rows = Array.from({ length: readings }, (_, reading) => {
    const seconds = 50_000 + reading * 2;
    const time = `${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}.512`;
    const values = [45 + reading / 4, 4200 - reading, 60 + reading / 5, 40 + reading / 4, 1800, 90 + reading / 2];
    return `${["21.11.2026", time, ...values.map(decimal)].join(separator)}${separator}\n`;
  });
  const devices = ["", "", ...names.map(() => "CPU [#0]: AMD Ryzen 5 5600X")].join(separator);
  return `${head}${rows.join("")}${head}${devices}${separator}\n`;
}

type Columns = readonly (readonly [name: string, valueOf: (frame: number) => string])[];

const tableOf = (columns: Columns, frames: number) =>
  [
    columns.map(([name]) => name),
    ...Array.from({ length: frames }, (_, frame) => columns.map(([, valueOf]) => valueOf(frame))),
  ]
    .map((cells) => `${cells.join(",")}\n`)
    .join("");

/**
 * PresentMon 2.3 and later without options; the same columns stand in Tests/Gold/test_case_5.csv of the main branch of July 2026.
 * Numbers of the first kind have 14 decimals. `times`: in milliseconds.
 */
export const presentMonColumns = (times: readonly number[], decimals = 14): Columns => [
  ["Application", () => "cs2.exe"],
  ["ProcessID", () => "24892"],
  ["SwapChainAddress", () => "0x2A70D2CAC00"],
  ["PresentRuntime", () => "DXGI"],
  ["SyncInterval", () => "0"],
  ["PresentFlags", () => "512"],
  ["AllowsTearing", () => "1"],
  ["PresentMode", () => "Hardware: Independent Flip"],
  ["FrameType", () => "Application"],
  ["CPUStartTime", (frame) => (frame * 16.7).toFixed(4)],
  ["MsBetweenSimulationStart", () => "NA"],
  ["MsBetweenPresents", (frame) => times[frame]!.toFixed(decimals)],
  ["MsBetweenDisplayChange", () => "16.59930000000000"],
  ["MsInPresentAPI", () => "0.37230000000000"],
  ["MsRenderPresentLatency", () => "0.32520000000000"],
  ["MsUntilDisplayed", () => "14.1630"],
  ["MsCPUBusy", () => "10.5535"],
  ["MsGPUBusy", () => "1.5667"],
  ["MsAnimationError", () => "NA"],
];

/** The same with columns in another order, and others beside them; `desktop`: frames of the desktop, which may be more. */
export function presentMon23(
  times: readonly number[],
  { decimals = 14, columns = presentMonColumns(times, decimals), desktop = 0 } = {},
): string {
  const table = tableOf(columns, times.length);
  const row = columns.map(([name, valueOf]) =>
    name === "Application"
      ? "dwm.exe"
      : name === "ProcessID"
        ? "2656"
        : name === "SwapChainAddress"
          ? "0x19D7EF5E390"
          : valueOf(0),
  );
  return `\uFEFF${table}${`${row.join(",")}\n`.repeat(desktop)}`;
}

/** CapFrameX 1.7 and 1.8 (source/CapFrameX.Data.Session/Classes): sensors in SensorData2. */
export function capFrameX({
  runs = [Array.from({ length: 1200 }, (_, frame) => frameTime(frame))],
}: { runs?: number[][] } = {}): string {
  return JSON.stringify({
    Hash: "4a1c",
    Info: {
      AppVersion: "1.7.3",
      Id: "8f14e45f-ceea-467f-a0e6-5f6d6a5a1c9b",
      Processor: "AMD Ryzen 7 5800X3D",
      GameName: "Counter-Strike 2",
      ProcessName: "cs2.exe",
      CreationDate: "2026-11-21T18:04:11.2",
      GPU: "NVIDIA GeForce RTX 3080",
      GPUDriverVersion: "581.57",
    },
    Runs: runs.map((times) => ({
      Hash: "77",
      PresentMonRuntime: "DXGI",
      CaptureData: {
        TimeInSeconds: times.map((_, frame) => frame / 60),
        MsBetweenPresents: times,
        Dropped: times.map(() => false),
      },
      SensorData2: {
        MeasureTime: { Name: "MeasureTime", Type: "Time", Values: [0.25, 0.5, 0.75] },
        "/gpu-nvidia/0/temperature/0": { Name: "GPU Core", Type: "Temperature", Values: [60, 64, 63] },
        "/amdcpu/0/temperature/2": { Name: "Core (Tctl/Tdie)", Type: "Temperature", Values: [61.5, 70.25, 71] },
        "/gpu-nvidia/0/power/0": { Name: "GPU Power", Type: "Power", Values: [210, 244, 240] },
      },
    })),
  });
}

const afterburnerNames = {
  en: ["GPU temperature", "GPU usage", "Core clock", "Power", "CPU temperature", "Framerate", "Frametime"],
  de: ["GPU-Temperatur", "GPU-Auslastung", "Kerntakt", "Leistung", "CPU-Temperatur", "Bildrate", "Bildzeit"],
  uk: [
    "Температура ГП",
    "Завантаження ГП",
    "Частота ядра",
    "Живлення",
    "Температура ЦП",
    "Частота кадрів",
    "Час кадру",
  ],
  ja: ["GPU温度", "GPU使用率", "コアクロック", "電力", "CPU温度", "フレームレート", "フレームタイム"],
};

/** MSI Afterburner 4.6.5 and 4.6.6, "Hardware monitoring log v1.6": columns padded to 20, one unit a column. */
export function afterburner({
  language = "en",
  rates = Array.from({ length: 60 }, (_, second) => 90 + (second % 11)),
}: { language?: keyof typeof afterburnerNames; rates?: readonly (number | null)[] } = {}): string {
  const at = (second: number) =>
    `21-11-2026 15:${String(Math.floor(second / 60)).padStart(2, "0")}:${String(second % 60).padStart(2, "0")}`;
  const padded = (cells: readonly string[]) => cells.map((cell) => cell.padEnd(20)).join(",");
  const units = ["°C", "%", "MHz", "W", "°C", "FPS", "ms"];
  const rows = rates.map((rate, second) => {
    const values = [60 + (second % 9), 98, 1905, 210.5, 66 + (second % 5)].map((value) => value.toFixed(3));
    const last = rate === null ? ["N/A", "N/A"] : [rate.toFixed(3), (1000 / rate).toFixed(3)];
    return `80, ${at(second)}, ${padded([...values, ...last])}\n`;
  });
  return `00, ${at(0)}, Hardware monitoring log v1.6 
01, ${at(0)}, NVIDIA GeForce RTX 3080
02, ${at(0)}, ${padded(afterburnerNames[language])}
${units.map((unit, place) => `03, ${at(0)}, ${padded([String(place), unit, "0.000", "100.000", "10", "", ""])},\n`).join("")}${rows.join("")}`;
}

export type GraphicsDevice = { name: string; temperature: number; watts: number; hasHotSpot: boolean };

/** HWiNFO64 8.x with several graphics devices in the order of its sensors; `isEnded`: the recording was stopped in the usual way. */
export function hwinfoOf(
  devices: readonly GraphicsDevice[],
  { separator = ",", isEnded = true }: { separator?: "," | ";" | "\t"; isEnded?: boolean } = {},
): string {
  const decimal = (value: number) => (separator === ";" ? value.toFixed(1).replace(".", ",") : value.toFixed(1));
  const columns: readonly (readonly [name: string, device: string, highest: number])[] = [
    ["Virtual Memory Committed [MB]", "System: ASUS PRIME B650M-A", 9000],
    ["CPU (Tctl/Tdie) [°C]", "CPU [#0]: AMD Ryzen 7 7700: Enhanced", 79],
    ...devices.flatMap(({ name, temperature, watts, hasHotSpot }): [string, string, number][] => [
      ["GPU Temperature [°C]", name, temperature],
      ...(hasHotSpot ? [["GPU Hot Spot Temperature [°C]", name, temperature + 12] as [string, string, number]] : []),
      [hasHotSpot ? "GPU Power [W]" : "GPU ASIC Power [W]", name, watts],
      ["GPU Clock [MHz]", name, 1900],
    ]),
  ];
  const quoted = (cells: readonly string[]) => `${cells.map((cell) => `"${cell}"`).join(separator)}${separator}\n`;
  const head = `Date${separator}Time${separator}${quoted(columns.map(([name]) => name))}`;
  const rows = Array.from({ length: 40 }, (_, second) => {
    // The highest value stands in the middle, once.
    const values = columns.map(([, , highest]) => decimal(second === 20 ? highest : highest - 1 - (second % 3) / 2));
    return `${["21.11.2026", `14:00:${String(second).padStart(2, "0")}.512`, ...values].join(separator)}${separator}\n`;
  });
  const end = `${head}${separator}${separator}${quoted(columns.map(([, device]) => device))}`;
  return `${head}${rows.join("")}${isEnded ? end : ""}`;
}

export const integrated: GraphicsDevice = {
  name: "GPU [#0]: AMD Radeon",
  temperature: 42,
  watts: 12,
  hasHotSpot: false,
};
export const card: GraphicsDevice = {
  name: "GPU [#1]: NVIDIA GeForce RTX 3070",
  temperature: 78,
  watts: 210,
  hasHotSpot: true,
};

/** smartctl 7.4 of a SAS drive (keys of scsiprint.cpp): counters of errors, gigabytes as a text with three decimals. */
export const smartctlSas = {
  json_format_version: [1, 0],
  smartctl: { version: [7, 4] },
  device: { name: "/dev/sdb", type: "scsi", protocol: "SCSI" },
  scsi_vendor: "SEAGATE",
  scsi_product: "ST4000NM0023",
  scsi_model_name: "SEAGATE ST4000NM0023",
  rotation_rate: 7200,
  serial_number: "Z1Z0000X0000C000",
  smart_status: { passed: true },
  power_on_time: { hours: 38_313, minutes: 21 },
  scsi_grown_defect_list: 0,
  scsi_error_counter_log: {
    read: { total_errors_corrected: 100, gigabytes_processed: "98217.442", total_uncorrected_errors: 0 },
    write: { total_errors_corrected: 0, gigabytes_processed: "38313.123", total_uncorrected_errors: 0 },
    verify: { total_errors_corrected: 0, gigabytes_processed: "12.000", total_uncorrected_errors: 0 },
  },
};

/** The bytes of a text as Windows programs in Western Europe write it. */
function windows1252(text: string): Uint8Array {
  return Uint8Array.from(text, (sign) => sign.codePointAt(0)!);
}

export function threeDMarkArchive(points = 11_874): Uint8Array {
  const mtime = "2026-11-20T12:00:00";
  return zipSync({ "Result.xml": [strToU8(resultXml(points)), { mtime }], "SI.xml": [strToU8(systemXml), { mtime }] });
}

/** An archive whose Result.xml says that it is small and unpacks to `bytes` bytes. */
export function zipBomb(bytes: number): Uint8Array {
  const archive = zipSync({ "Result.xml": new Uint8Array(bytes) }, { level: 9 });
  const view = new DataView(archive.buffer);
  const directory = view.getUint32(archive.length - 22 + 16, true);
  view.setUint32(directory + 24, 1000, true);
  return archive;
}

/** One file of each program, by name. */
export const measurementFiles: Readonly<Record<string, Uint8Array>> = {
  "cinebench.txt": strToU8(cinebench),
  "3DMark-TimeSpy-11874.3dmark-result": threeDMarkArchive(),
  "timespy.xml": strToU8(resultXml()),
  "FurMark-Scores.txt": strToU8(furmark),
  "Unigine_Heaven_Benchmark_4.0_20261121.html": strToU8(heaven),
  "smart-nvme.json": strToU8(JSON.stringify(smartctlNvme, null, 2)),
  "smart-sata.json": strToU8(JSON.stringify(smartctlSata, null, 2)),
  "nvme0.json": strToU8(JSON.stringify(nvme)),
  "cs2_2026-11-21.csv": strToU8(mangoHud()),
  "PresentMon-cs2.csv": strToU8(presentMon1()),
  "PresentMon-valorant.csv": strToU8(presentMon2()),
  "PresentMon-2.3.csv": strToU8(presentMon23(Array.from({ length: 1200 }, (_, frame) => frameTime(frame)))),
  "CapFrameX-cs2.exe-2026-11-21.json": strToU8(capFrameX()),
  "HardwareMonitoring.hml": strToU8(afterburner()),
  "hwinfo-two-cards.csv": strToU8(hwinfoOf([integrated, card])),
  "smart-sas.json": strToU8(JSON.stringify(smartctlSas)),
  "smart-disk.txt": strToU8(smartTextDisk),
  "smart-ssd.txt": strToU8(smartTextSsd),
  "smart-nvme.txt": strToU8(smartTextNvme),
  "smart-sas.txt": strToU8(smartTextSas),
  "nvme0.txt": strToU8(nvmeText),
  "hwinfo.csv": strToU8(hwinfo()),
  "hwinfo-ro.csv": windows1252(hwinfo({ region: "ro" })),
};
