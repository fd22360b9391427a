// What smartctl and nvme-cli print for people, with made-up drives: the layout is that of smartmontools 7.4 (ataprint.cpp,
// nvmeprint.cpp, scsiprint.cpp) and of nvme-cli 1.16 and 2.8 (nvme-print-stdout.c).

const head = `smartctl 7.4 2023-08-01 r5530 [x86_64-linux-6.8.0-48-generic] (local build)
Copyright (C) 2002-23, Bruce Allen, Christian Franke, www.smartmontools.org

=== START OF INFORMATION SECTION ===
`;

/** `smartctl -a` of a hard disk with bad sectors: 2,480 reallocated, 312 pending, 312 uncorrectable. */
export const smartTextDisk = `${head}Model Family:     Western Digital Blue
Device Model:     WDC WD10EZEX-08WN4A0
Serial Number:    WD-WCC6Y0000001
User Capacity:    1,000,204,886,016 bytes [1.00 TB]
Sector Sizes:     512 bytes logical, 4096 bytes physical
Rotation Rate:    7200 rpm
Device is:        In smartctl database 7.3/5528
Local Time is:    Sat Nov 21 08:33:20 2026 EET
SMART support is: Enabled

=== START OF READ SMART DATA SECTION ===
SMART overall-health self-assessment test result: PASSED

SMART Attributes Data Structure revision number: 16
Vendor Specific SMART Attributes with Thresholds:
ID# ATTRIBUTE_NAME          FLAG     VALUE WORST THRESH TYPE      UPDATED  WHEN_FAILED RAW_VALUE
  1 Raw_Read_Error_Rate     0x002f   200   200   051    Pre-fail  Always       -       0
  5 Reallocated_Sector_Ct   0x0033   114   114   140    Pre-fail  Always   FAILING_NOW 2480
  9 Power_On_Hours          0x0032   085   085   000    Old_age   Always       -       11234
194 Temperature_Celsius     0x0022   112   101   000    Old_age   Always       -       31 (Min/Max 18/45)
197 Current_Pending_Sector  0x0032   196   196   000    Old_age   Always       -       312
198 Offline_Uncorrectable   0x0030   200   200   000    Old_age   Offline      -       312

SMART Error Log Version: 1
No Errors Logged
`;

/** `smartctl -x` of an SSD: flags as letters, the value of hours with its parts, and the device statistics. */
export const smartTextSsd = `${head}Device Model:     KINGSTON SA400S37480G
Serial Number:    50026B7380000000
Sector Size:      512 bytes logical/physical
Rotation Rate:    Solid State Device
Device is:        In smartctl database 7.3/5528

=== START OF READ SMART DATA SECTION ===
SMART overall-health self-assessment test result: PASSED

ID# ATTRIBUTE_NAME          FLAGS    VALUE WORST THRESH FAIL RAW_VALUE
  5 Reallocated_Sector_Ct   PO--CK   100   100   010    -    0
  9 Power_On_Hours          -O--CK   100   100   000    -    8123h+12m+01.234s
231 SSD_Life_Left           PO--C-   087   087   000    -    87
241 Lifetime_Writes_GiB     -O--CK   100   100   000    -    15360
                            ||||||_ K auto-keep
                            |||||__ C event count

Device Statistics (GP Log 0x04)
Page  Offset Size        Value Flags Description
0x01  =====  =               =  ===  == General Statistics (rev 1) ==
0x01  0x018  6     32212254720  ---  Logical Sectors Written
0x07  =====  =               =  ===  == Solid State Device Statistics (rev 1) ==
0x07  0x008  1              13  N--  Percentage Used Endurance Indicator
`;

/** `smartctl -a` of a worn NVMe drive, digits grouped as the region does. */
export const smartTextNvme = `${head}Model Number:                       Samsung SSD 970 EVO 500GB
Serial Number:                      S466NX0M123456A

=== START OF SMART DATA SECTION ===
SMART overall-health self-assessment test result: FAILED!
- available spare has fallen below threshold

SMART/Health Information (NVMe Log 0x02)
Critical Warning:                   0x01
Temperature:                        38 Celsius
Available Spare:                    3%
Available Spare Threshold:          10%
Percentage Used:                    112%
Data Units Read:                    120,004,113 [61.4 TB]
Data Units Written:                 400,000,000 [204 TB]
Power On Hours:                     38,313
Unsafe Shutdowns:                   31
Media and Data Integrity Errors:    240
Error Information Log Entries:      0
`;

/** `smartctl -a` of a SAS drive. */
export const smartTextSas = `${head}Vendor:               SEAGATE
Product:              ST600MM0006
Serial number:        S0M00000
Rotation Rate:        10500 rpm
=== START OF READ SMART DATA SECTION ===
SMART Health Status: OK

Current Drive Temperature:     33 C
Elements in grown defect list: 12
Accumulated power on time, hours:minutes 41000:12

Error counter log:
           Errors Corrected by           Total   Correction     Gigabytes    Total
               ECC          rereads/    errors   algorithm      processed    uncorrected
           fast | delayed   rewrites  corrected  invocations   [10^9 bytes]  errors
read:   1234567        0         0   1234567          0      12345.678           3
write:         0        0         0         0          0       5000.250           0

Non-medium error count:        2
`;

/** `nvme smart-log /dev/nvme0` of nvme-cli 2.8. */
export const nvmeText = `Smart Log for NVME device:nvme0n1 namespace-id:ffffffff
critical_warning\t\t\t: 0
temperature\t\t\t\t: 38 °C (311 K)
available_spare\t\t\t\t: 100%
available_spare_threshold\t\t: 10%
percentage_used\t\t\t\t: 4%
endurance group critical warning summary: 0
Data Units Read\t\t\t\t: 12,000,000 (6.14 TB)
Data Units Written\t\t\t: 11,718,750 (6.00 TB)
power_cycles\t\t\t\t: 812
power_on_hours\t\t\t\t: 1,900
unsafe_shutdowns\t\t\t: 31
media_errors\t\t\t\t: 0
num_err_log_entries\t\t\t: 0
`;
