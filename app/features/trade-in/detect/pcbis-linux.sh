#!/bin/sh
# What is in my PC? For selling it to the shop at @SHOP@
#
# What this script reads: the names of processor, board, graphics, memory and drives, and how large they are.
# What it sends: nothing. It makes no connection. It prints what it found, and a code that holds exactly those lines.
# What it never reads: serial numbers, the computer's name, your name, files, programs, addresses.
#
# Run it:  sh pcbis-linux.sh        (as root it can also name the memory modules on older systems)

set -u
LC_ALL=C
export LC_ALL

TAB=$(printf '\t')
found=$(mktemp) || exit 1
trap 'rm -f "$found"' EXIT INT TERM

# One line of what was found: kind, name, size. Tabs and line ends inside a name become spaces.
note() {
    name=$(printf '%s' "$2" | tr '\t\r\n' '   ' | sed 's/  */ /g; s/^ //; s/ $//' | cut -c1-200)
    [ -n "$name" ] && printf '%s%s%s%s%s\n' "$1" "$TAB" "$name" "$TAB" "${3:-}" >>"$found"
}

first_line() {
    [ -r "$1" ] && head -n 1 "$1"
}

SYS=${PCBIS_SYS:-/sys}
PROC=${PCBIS_PROC:-/proc}

# Processor
note cpu "$(sed -n 's/^model name[[:space:]]*: *//p' "$PROC/cpuinfo" 2>/dev/null | head -n 1)"

# Board
note board "$(first_line "$SYS/class/dmi/id/board_vendor") $(first_line "$SYS/class/dmi/id/board_name")"

# Graphics: as the kernel lists them, with the memory that the driver tells
if command -v lspci >/dev/null 2>&1; then
    lspci 2>/dev/null | sed -n 's/^[^ ]* \(VGA compatible controller\|3D controller\|Display controller\): //p' | while IFS= read -r card; do
        note gpu "$card"
    done
fi
for model in "$PROC"/driver/nvidia/gpus/*/information; do
    [ -r "$model" ] && note gpu "$(sed -n 's/^Model:[[:space:]]*//p' "$model")"
done
for memory in "$SYS"/class/drm/card[0-9]/device/mem_info_vram_total; do
    # The driver's own name of the same card, where a screen is there to ask.
    [ -r "$memory" ] || continue
    bytes=$(first_line "$memory")
    if command -v glxinfo >/dev/null 2>&1 && [ -n "${DISPLAY:-}" ]; then
        note gpu "$(glxinfo -B 2>/dev/null | sed -n 's/^OpenGL renderer string: //p')" "$((bytes / 1048576)) MB"
    fi
done

# Drives: whole disks, nothing on USB, nothing removable
for disk in "$SYS"/block/sd* "$SYS"/block/nvme*; do
    [ -r "$disk/device/model" ] || continue
    [ "$(first_line "$disk/removable")" = 1 ] && continue
    case $(readlink -f "$disk") in */usb*) continue ;; esac
    sectors=$(first_line "$disk/size")
    note disk "$(first_line "$disk/device/model")" "$((${sectors:-0} / 1953125)) GB"
done

# Memory: the device database of newer systems has it for everybody, the firmware's table for root
modules=$(udevadm info -p /devices/virtual/dmi/id 2>/dev/null | sed -n 's/^E: \(MEMORY_DEVICE_[0-9]*_\(PART_NUMBER\|SIZE\)=\)/\1/p')
if [ -n "$modules" ]; then
    printf '%s\n' "$modules" | sed -n 's/^MEMORY_DEVICE_\([0-9]*\)_PART_NUMBER=/\1 /p' | while read -r slot part; do
        bytes=$(printf '%s\n' "$modules" | sed -n "s/^MEMORY_DEVICE_${slot}_SIZE=//p")
        note ram "$part" "$((${bytes:-0} / 1073741824)) GB"
    done
elif [ "$(id -u)" = 0 ] && command -v dmidecode >/dev/null 2>&1; then
    dmidecode -t 17 2>/dev/null | sed -n 's/^[[:space:]]*\(Size\|Part Number\): //p' | while IFS= read -r line; do
        case $line in
        [0-9]*) size=$line ;;
        No*) size= ;;
        *) [ -n "${size:-}" ] && note ram "$line" "$size" ;;
        esac
    done
fi
kilobytes=$(sed -n 's/^MemTotal:[[:space:]]*\([0-9]*\).*/\1/p' "$PROC/meminfo" 2>/dev/null)
note memory total "$(((${kilobytes:-0} + 1048575) / 1048576)) GB"

# The code: these lines, packed, with a checksum
data=$(gzip -9 -c "$found" | base64 | tr -d '\n=' | tr '+/' '-_')
if command -v sha256sum >/dev/null 2>&1; then
    sum=$(printf '%s' "$data" | sha256sum | cut -c1-8)
else
    sum=$(printf '%s' "$data" | openssl dgst -sha256 | sed 's/.*= *//' | cut -c1-8)
fi
code="PCB1.$data.$sum"

echo 'Found in this computer:'
echo
tr '\t' ' ' <"$found" | sed 's/^/  /'
echo
echo 'Your code (paste it into the first step):'
echo
echo "$code"
echo
echo 'Or open this address:'
echo
echo "@SELL@$code"
