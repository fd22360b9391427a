// Common cleaning of raw strings: removes noise and rejects strings that name nothing.
// Linear: a text has at most 300 characters (tidy in clean.ts).

import { none, type Match } from "./match.ts";

/** Longer strings are pasted by mistake; a part's name is at the beginning. */
const LONGEST = 300;

/** One line, single spaces, no trademark signs. Case is preserved. */
export function tidy(raw: string): string {
  return raw
    .slice(0, LONGEST)
    .replace(/[®™©]|\((?:r|tm|c)\)/gi, " ")
    .replace(/[\p{Cc}\p{Cf}\p{Zs}]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const PLACEHOLDERS =
  /^(?:[-_.*0x ]*|n\/?a|none|null|unknown|undefined|empty|oem|o\.e\.m\.?|generic|default|default string|not (?:specified|available|provided|applicable|present)|no (?:enclosure|dimm|module installed)|invalid|filled by o\.?e\.?m\.?|(?:to be |fill(?:ed)? )(?:filled )?by (?:the )?o\.?e\.?m\.?|to be filled.*|type\d.*chassis.*|system (?:product name|manufacturer|version|serial number)|base ?board.*|motherboard|part ?num(?:ber)? ?\d*|(?:array\d_|a\d_)?part_?number_?\d*|(?:array\d_)manufacturer\d*|manufacturer ?\d*|module\d+|modulepartnumber\d+|modulemanufacturer\d+|sernum\d+|xx+|\?+|test|abc ?123.*|\[empty\])$/i;

const VIRTUAL =
  /vmware|vbox|virtual ?box|virtual machine|virtual (?:cpu|disk|platform|hd)|qemu|\bkvm\b|bochs|hyper-v|\bxen\b|parallels|virtio|red ?hat|\bqxl\b|innotek|microsoft (?:basic|remote|virtual)|basic (?:display|render)|remote display|indirect display|parsec|citrix|spice|virgl|svga3d|\bsvga\b|llvmpipe|softpipe|swiftshader|software (?:rasterizer|adapter)|elastic block|google (?:compute|persistent)|amazon ec2|\bmsft\b|i440fx|q35 \+|standard pc|cirrus logic|standard vga|meta virtual|displaylink|idd\b|dummy/i;

/** The result for strings that no matcher needs to parse; null for all others. */
export function emptyOf(text: string): Match | null {
  if (VIRTUAL.test(text)) return none("virtual");
  if (PLACEHOLDERS.test(text)) return none("placeholder");
  return null;
}
