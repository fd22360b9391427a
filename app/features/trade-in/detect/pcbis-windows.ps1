# What is in my PC? For selling it to the shop at @SHOP@
#
# What this script reads: the names of processor, board, graphics, memory and drives, and how large they are.
# What it sends: nothing. It makes no connection. It prints what it found, and a code that holds exactly those lines.
# What it never reads: serial numbers, the computer's name, your name, files, programs, addresses.
#
# Run it: right-click the file, "Run with PowerShell". It needs no administrator.

$ErrorActionPreference = 'SilentlyContinue'
$lines = New-Object System.Collections.Generic.List[string]

# One line of what was found: kind, name, size. Tabs and line ends inside a name become spaces.
function Add-Line([string]$Kind, [string]$Name, [string]$Size) {
    $clean = ($Name -replace '\s+', ' ').Trim()
    if ($clean.Length -gt 200) { $clean = $clean.Substring(0, 200) }
    if ($clean -ne '') { $lines.Add("$Kind`t$clean`t$Size") }
}

foreach ($cpu in @(Get-CimInstance -ClassName Win32_Processor)) {
    Add-Line 'cpu' $cpu.Name ''
}

foreach ($board in @(Get-CimInstance -ClassName Win32_BaseBoard)) {
    Add-Line 'board' "$($board.Manufacturer) $($board.Product)" ''
}

# Windows itself counts graphics memory only up to 4 GB; the driver's own figure is in the registry.
$class = 'HKLM:\SYSTEM\CurrentControlSet\Control\Class\{4d36e968-e325-11ce-bfc1-08002be10318}'
$driverMemory = @{}
foreach ($key in @(Get-ChildItem -Path $class)) {
    $driver = Get-ItemProperty -Path $key.PSPath -Name 'DriverDesc', 'HardwareInformation.qwMemorySize'
    $bytes = $driver.'HardwareInformation.qwMemorySize'
    if ($driver.DriverDesc -and $bytes) { $driverMemory[$driver.DriverDesc] = [uint64]$bytes }
}
foreach ($card in @(Get-CimInstance -ClassName Win32_VideoController)) {
    $size = ''
    if ($driverMemory.ContainsKey($card.Name)) { $size = "$([math]::Round($driverMemory[$card.Name] / 1MB)) MB" }
    Add-Line 'gpu' $card.Name $size
}

foreach ($disk in @(Get-CimInstance -ClassName Win32_DiskDrive)) {
    if ($disk.InterfaceType -eq 'USB' -or $disk.MediaType -match 'Removable|External') { continue }
    Add-Line 'disk' $disk.Model "$([math]::Round($disk.Size / 1000000000)) GB"
}

$total = 0
foreach ($module in @(Get-CimInstance -ClassName Win32_PhysicalMemory)) {
    $gigabytes = [math]::Round($module.Capacity / 1GB)
    $total += $gigabytes
    Add-Line 'ram' $module.PartNumber "$gigabytes GB"
}
Add-Line 'memory' 'total' "$total GB"

# The code: these lines, packed, with a checksum
$bytes = [System.Text.Encoding]::UTF8.GetBytes(($lines -join "`n") + "`n")
$packed = New-Object System.IO.MemoryStream
$gzip = New-Object System.IO.Compression.GZipStream($packed, [System.IO.Compression.CompressionMode]::Compress)
$gzip.Write($bytes, 0, $bytes.Length)
$gzip.Close()
$data = [Convert]::ToBase64String($packed.ToArray()).TrimEnd('=').Replace('+', '-').Replace('/', '_')
$hash = [System.Security.Cryptography.SHA256]::Create().ComputeHash([System.Text.Encoding]::ASCII.GetBytes($data))
$sum = ([BitConverter]::ToString($hash) -replace '-', '').Substring(0, 8).ToLowerInvariant()
$code = "PCB1.$data.$sum"

Write-Host 'Found in this computer:'
Write-Host ''
foreach ($line in $lines) { Write-Host ('  ' + $line.Replace("`t", ' ')) }
Write-Host ''
Write-Host 'Your code (paste it into the first step):'
Write-Host ''
Write-Host $code
Write-Host ''
Write-Host 'Or open this address:'
Write-Host ''
Write-Host "@SELL@$code"
Write-Host ''
Read-Host 'Press Enter to close'
