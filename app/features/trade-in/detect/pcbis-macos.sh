#!/bin/sh
# What is in my Mac? For selling it to the shop at @SHOP@
#
# What this script reads: the names of processor, model, graphics, memory and drives, and how large they are.
# What it sends: nothing. It makes no connection. It prints what it found, and a code that holds exactly those lines.
# What it never reads: serial numbers, the computer's name, your name, files, programs, addresses.
#
# Run it in Terminal:  sh pcbis-macos.sh

set -u
LC_ALL=C
export LC_ALL

TAB=$(printf '\t')
found=$(mktemp -t pcbis) || exit 1
trap 'rm -f "$found"' EXIT INT TERM

# One line of what was found: kind, name, size. Tabs and line ends inside a name become spaces.
note() {
    name=$(printf '%s' "$2" | tr '\t\r\n' '   ' | sed 's/  */ /g; s/^ //; s/ $//' | cut -c1-200)
    [ -n "$name" ] && printf '%s%s%s%s%s\n' "$1" "$TAB" "$name" "$TAB" "${3:-}" >>"$found"
}

note cpu "$(sysctl -n machdep.cpu.brand_string 2>/dev/null)"
note board "Apple $(sysctl -n hw.model 2>/dev/null)"

system_profiler SPDisplaysDataType 2>/dev/null | sed -n 's/^ *Chipset Model: //p' | while IFS= read -r card; do
    note gpu "$card"
done

system_profiler SPSerialATADataType SPNVMeDataType 2>/dev/null | awk '
    /^ *Capacity: / { sub(/^ *Capacity: /, ""); sub(/ \(.*/, ""); size = $0 }
    /^ *Model: /    { sub(/^ *Model: /, ""); print $0 "\t" size; size = "" }
' | while IFS="$TAB" read -r model size; do
    note disk "$model" "$size"
done

system_profiler SPMemoryDataType 2>/dev/null | awk '
    /^ *Size: /        { sub(/^ *Size: /, ""); size = $0 }
    /^ *Part Number: / { sub(/^ *Part Number: /, ""); if (size ~ /^[0-9]/) print $0 "\t" size }
' | while IFS="$TAB" read -r part size; do
    note ram "$part" "$size"
done

bytes=$(sysctl -n hw.memsize 2>/dev/null)
note memory total "$((${bytes:-0} / 1073741824)) GB"

# The code: these lines, packed, with a checksum
data=$(gzip -9 -c "$found" | base64 | tr -d '\n=' | tr '+/' '-_')
sum=$(printf '%s' "$data" | shasum -a 256 | cut -c1-8)
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
