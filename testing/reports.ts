// Hardware reports as sellers paste them, and the correct parts of each: for tests and the benchmark.

export const inxi = `
System:    Host: <filter> Kernel: 6.5.0-35-generic x86_64 bits: 64 Desktop: Cinnamon 6.0.4
Machine:   Type: Desktop Mobo: Micro-Star model: B550-A PRO (MS-7C56) v: 1.0 serial: <filter>
           UEFI: American Megatrends v: A.B0 date: 08/11/2022
CPU:       Topology: 6-Core model: AMD Ryzen 5 5600 bits: 64 type: MT MCP L2 cache: 3072 KiB
Graphics:  Device-1: AMD Navi 23 [Radeon RX 6600/6600 XT/6600M] driver: amdgpu v: kernel
           Display: x11 server: X.Org 1.21.1.4 driver: amdgpu resolution: 1920x1080~144Hz
           OpenGL: renderer: AMD Radeon RX 6600 (navi23 LLVM 15.0.7 DRM 3.54 6.5.0-35-generic) v: 4.6 Mesa 23.2.1
Drives:    Local Storage: total: 1.38 TiB used: 210.11 GiB (14.9%)
           ID-1: /dev/nvme0n1 vendor: Kingston model: SNV2S500G size: 465.76 GiB
           ID-2: /dev/sda vendor: Western Digital model: WD10EZEX-08WN4A0 size: 931.51 GiB
           ID-3: /dev/sdb type: USB vendor: SanDisk model: Cruzer Blade size: 28.65 GiB
Memory:    RAM: total: 15.54 GiB used: 4.2 GiB
           Device-1: DIMM_A2 size: 8 GiB speed: 3200 MT/s manufacturer: Corsair part-no: CMK16GX4M2E3200C16
           Device-2: DIMM_B2 size: 8 GiB speed: 3200 MT/s manufacturer: Corsair part-no: CMK16GX4M2E3200C16
Info:      Processes: 321 Uptime: 2h 4m inxi: 3.3.13
`;

export const dxdiag = `
------------------
System Information
------------------
      Time of this report: 5/4/2025, 10:11:12
             Machine name: SALON-PC
         Operating System: Windows 11 Pro 64-bit (10.0, Build 22631)
      System Manufacturer: Gigabyte Technology Co., Ltd.
             System Model: B450M DS3H
                Processor: AMD Ryzen 5 3600 6-Core Processor               (12 CPUs), ~3.6GHz
                   Memory: 16384MB RAM
           DxDiag Version: 10.00.22621.0001 64bit Unicode
---------------
Display Devices
---------------
           Card name: NVIDIA GeForce RTX 3060
        Manufacturer: NVIDIA
      Display Memory: 20350 MB
    Dedicated Memory: 12115 MB
           Card name: Microsoft Basic Render Driver
    Dedicated Memory: 0 MB
------------------------
Disk & DVD/CD-ROM Drives
------------------------
      Drive: C:
      Model: Samsung SSD 870 EVO 500GB
      Drive: D:
      Model: Samsung SSD 870 EVO 500GB
      Drive: E:
      Model: ST1000DM010-2EP102
`;

export const lshw = `
salon
    description: Desktop Computer
  *-core
       description: Motherboard
       product: PRIME B450M-A
       vendor: ASUSTeK COMPUTER INC.
     *-memory
        *-bank:0
             description: DIMM DDR4 Synchronous Unbuffered (Unregistered) 2666 MHz (0.4 ns)
             product: CT8G4DFS8266.C8FJ
             size: 8GiB
        *-bank:1
             description: [empty]
     *-cpu
          product: AMD Ryzen 7 2700X Eight-Core Processor
     *-display
          description: VGA compatible controller
          product: GP104 [GeForce GTX 1070]
          vendor: NVIDIA Corporation
     *-disk
          description: ATA Disk
          product: KINGSTON SA400S3
          size: 223GiB (240GB)
     *-cdrom
          product: DVDRAM GH24NSD1
`;

export const cpuZ = [
  "CPU-Z TXT Report",
  "Processors Information",
  "Socket 1\t\t\tID = 0",
  "\tName\t\t\tIntel Core i5 10400F",
  "\tSpecification\t\tIntel(R) Core(TM) i5-10400F CPU @ 2.90GHz",
  "DMI",
  "Chipset",
  "Memory SPD",
  "DIMM #\t\t\t1",
  "\tModule Size\t\t8192 MBytes",
  "\tPart number\t\tF4-3200C16-8GVKB",
  "DIMM #\t\t\t2",
  "\tModule Size\t\t8192 MBytes",
  "\tPart number\t\tF4-3200C16-8GVKB",
  "Motherboard",
  "\tMainboard Model\t\tH410M-A PRO (MS-7C89) (0x000002A6 - 0x00AB3F2C)",
  "Display Adapters",
  "Display adapter 0",
  "\tName\t\t\tNVIDIA GeForce GTX 1660 SUPER",
  "\tMemory size\t\t6 GB",
  "Storage",
  "Drive\t0",
  "\tName\t\t\tCT480BX500SSD1",
  "\tCapacity\t\t447.1 GB",
  "\tType\t\t\tFixed, SSD",
].join("\r\n");

export const systeminfo = `
Host Name:                 SALON
OS Name:                   Microsoft Windows 10 Home
System Manufacturer:       Dell Inc.
System Model:              OptiPlex 7010
Processor(s):              1 Processor(s) Installed.
                           [01]: Intel64 Family 6 Model 58 Stepping 9 GenuineIntel ~3401 Mhz
Total Physical Memory:     8,078 MB
`;

/** The part names in each, or why there is none. */
export const sampleReports: readonly { name: string; text: string; allocations: readonly string[] }[] = [
  {
    name: "inxi",
    text: inxi,
    allocations: [
      "B550-A PRO",
      "Ryzen 5 5600",
      "Radeon RX 6600",
      "Kingston NV2 500GB",
      "WD Blue 1TB WD10EZEX",
      "Corsair Vengeance LPX DDR4-3200 16GB (2x8GB) CL16",
    ],
  },
  {
    name: "dxdiag",
    text: dxdiag,
    allocations: [
      "Ryzen 5 3600",
      "B450M DS3H",
      "GeForce RTX 3060 12GB",
      "Samsung 870 EVO 500GB",
      "Seagate Barracuda 1TB",
    ],
  },
  {
    name: "lshw",
    text: lshw,
    allocations: [
      "PRIME B450M-A",
      "Crucial DDR4-2666 8GB UDIMM CT8G4DFS8266",
      "Ryzen 7 2700X",
      "GeForce GTX 1070",
      "Kingston A400 240GB",
    ],
  },
  {
    name: "CPU-Z",
    text: cpuZ,
    allocations: [
      "Core i5-10400F",
      "H410M-A PRO",
      "GeForce GTX 1660 SUPER",
      "Crucial BX500 480GB",
      "G.Skill Ripjaws V DDR4-3200 8GB module CL16",
    ],
  },
  { name: "systeminfo", text: systeminfo, allocations: ["oem", "not-named"] },
];
