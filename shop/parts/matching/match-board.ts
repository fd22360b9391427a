// Matches board names as written by DMI, inxi, the kernel's "Hardware name:" line and people.
// Linear: a text has at most 300 characters (tidy in clean.ts).

import { emptyOf, tidy } from "./clean.ts";
import { listed, none, recognised, type Match } from "./match.ts";
import { boardKey, type PartIndex } from "./part-index.ts";

/** Spellings of makers in firmware; none of them is part of the board's name. */
const MAKERS =
  /^(?:system manufacturer|asustek(?: computer)?(?:,? inc\.?)?|asus(?:tek)?|gigabyte(?: technology)?(?: co\.?,? ?ltd\.?)?|micro-star(?: international)?(?: co\.?,? ?ltd\.?)?|msi|asrock(?: incorporation)?|asrock inc\.?|biostar(?: microtech int'l corp| group)?|ecs|elitegroup(?: computer systems(?: co\.?,? ?ltd\.?)?)?|foxconn|intel(?: corporation)?|evga|colorful(?: technology[^/]*)?|maxsun|nzxt)[.,]*\s+(?=\S)/i;
const OEM_MAKERS =
  /^(?:dell|hewlett-?packard|hp\b|lenovo|acer|fujitsu|medion|packard bell|gateway|emachines|apple|pegatron|alienware|wistron|quanta|compal|samsung|sony|toshiba|nec\b|siemens|system76|google|valve|huawei|wortmann|shuttle|zotac|aaeon|adlink|advantech)\b/i;

/** Placeholders of firmware for the computer's name, before the slash of the kernel's line. */
const NO_SYSTEM =
  /^(?:system product name|all series|to be filled by o\.?e\.?m\.?|default string|ms-[0-9a-z]{4}|o\.?e\.?m\.?|desktop|computer|x\.x|product name|none|(?:asus )?gaming pc)$/i;

const CHIPSETS =
  "8[46]5|848|875|9[146]5|9[25]5|946|975|[GP]3[135]|G4[135]|P4[35]|X[34]8|Q3[35]|Q4[35]|B43|H5[57]|P55|Q57|X58|H6[17]|P67|Z68|B65|Q6[57]|B75|H77|Z7[57]|Q7[57]|X79|H81|B85|Q8[57]|[HZ]87|[HZ]97|X99|X299|" +
  "[HZQ]1[17]0|B150|Q150|C232|C236|[BQ]250|[HZQ]270|H310C?|B36[05]|[HQZ]370|Z390|H410|B460|[HQ]470|Z490|W480|H510|B560|[HZ]5[79]0|H610|B660|[HQ]670|Z690|W680|B760|H770|Z790|H810|B860|Z890|W880|" +
  "C51|690[GV]|740G?|760G|770|780[GLV]?|785G|790(?:[GF]?X)?|870|880G|890[GF]X|960[GM]?|970|980G|990[F]?X|A[57]5|A58|A68|A78|A85|A88|A70|A320|[BX]3[57]0|B450|X470|X399|A520|B550|X570|TRX[45]0|WRX[89]0|A620|B650|X670|B840|B850|X870|" +
  "NF\\d{3}|N68|N78|M61|MCP61|MCP73|GF8200|GF6100|AM1|565";
const MODEL_WITH_CHIPSET = new RegExp(
  String.raw`(?:^|[^A-Z0-9]|[A-Z]{1,3}\d?[A-Z]{0,2}?)(?:${CHIPSETS})(?:[A-Z]{0,6})(?![0-9])`,
  "i",
);
const CHIPSET_ALONE = new RegExp(String.raw`^(?:intel |amd )?(?:${CHIPSETS})[A-Z]?$`, "i");

/**
 * Board names without a chipset: ASUS before 2012 and its named lines, Intel's own, boards with a soldered processor.
 */
const OTHER_BOARDS = [
  /^P[2-8][A-Z][A-Z0-9]{0,6}(?:[- /].+)?$/i,
  /^P[5-8][A-Z]?\d{2}[A-Z0-9]*(?:[- /].+)?$/i,
  /^M[2-5][AN][A-Z0-9]*(?:[- /].+)?$/i,
  /^[AK][78][NVMS][A-Z0-9]*(?:[- /].+)?$/i,
  /^(?:rog )?(?:maximus|rampage|crosshair|zenith|striker|commando|blitz|dominus)\b.+/i,
  /^sabertooth .+/i,
  /^F[12]A\d{2}[A-Z]*(?:[- /].+)?$/i,
  /^(?:GA-)?(?:M[A]?\d{2,3}|[8]I|K8|7[NV]|8[A-Z]{2,4}\d|E\d{3,4}N?|J\d{4}[A-Z]?|C\d{4}[A-Z]?|N\d{4}[A-Z]?)[A-Z0-9]*(?:[-].+)?$/i,
  /^GA-.+/i,
  /^\d{2}LMT.+/i,
  /^D[GHPQXZNB]\d{2,3}[A-Z]{2}$/,
  /^D\d{3}[A-Z]{2,5}\d?$/,
  /^[QJND]\d{4}[A-Z]{0,3}-(?:ITX|M|DC|TM-ITX|D2H|D3H|B-ITX).*$/i,
  /^(?:ALiveNF|ConRoe|4Core|775|939|K[789]|AM2NF|N61|Wolfdale|Penryn|P4i|P4V|AD\d{3}|A75|E350|AD2550).*$/i,
  /^[ATGHN][ABFHPZ]?\d{2,3}[A-Z]{0,2}\d?\+.*$/i,
  /^T[ABFHPZ]\d{2,3}.*$/,
  /^K(?:9|10N)[A-Z0-9]+.*$/i,
  /^A\d{1,2}(?:N-\d{4}[A-Z]*|M\d?[A-Z]*(?: PRO)?)$/,
  /^(?:IP35|IX38|AW9D)\b.*$/i,
  /^(?:E35M1|E45M1|C60M1)-.+$/i,
];

/**
 * Boards of ready-made machines: numbers of HP, Dell, Lenovo, Fujitsu, code names, and boards of ASUS and ECS made
 * for others.
 */
const OEM_BOARDS = [
  /^[0-9A-F]{4}h?$/i,
  /^0[0-9A-Z]{5}(?:[ /]?A\d{2})?$/,
  /^MS-[0-9A-Z]{4}(?: ?\(.*\))?$/i,
  /^(?:sharkbay|skybay|mahobay|haswell|kabylake|skylake|cannonlake|cometlake|bayswamp|narra\d?|benicia|eureka\d?|ipi[a-z]{2,3}[-0-9].*|ipm[a-z0-9]{2,4}-.*|ip[pmx][a-z]{2}-.*|nettle\d?|burbank|goldfish\d?|leonite\d?|violet\d?|ivy8?|jasmine|pro[ck]yon|holly|cupertino\d?|joshua.*|memphis.*|aahd\d?-hy|cm\d{4}.*|m\d{2}[abc][a-z]{1,2}|k\d{2}[a-z]{2}.*|g\d{2}[a-z]{2}|d\d{3}[ms]t|bm\d[a-z]{2}.*|et\d{4}.*|v\d{3}ic.*|nuc\d.*|mz[a-z0-9]{3,6}-\d0|m[a-z0-9]{4,6}p-00|zbox.*|aspire.*|veriton.*|predator.*|nitro n.*|thinkcentre.*|ideacentre.*|optiplex.*|esprimo.*|d\d{4}-[a-z]\d+|mac-[0-9a-f]+|macmini.*|imac.*|q\d?x+g\d.*|[a-z0-9]+_[a-z0-9]+(?:_[a-z0-9]+)*)$/i,
  /^[A-Z0-9]+-(?:LA|LB|AIO|[CE]M\d)$/i,
  /^(?!P5|M[234])[A-Z0-9]+-A[MD]\d?$/i,
  /^(?:[ew]g\d{2}m|eq\d{2}m|frs780m|fmcp\d+[am]?|wmcp61m|rs7[48]0[a-z]*|boxer.*|da\d{3}l|h11h4.*|b36h4.*)$/i,
];

/** Boards of servers: Supermicro's, Tyan's and Gigabyte's. */
const SERVER_BOARDS = [
  /^(?:super ?micro|tyan)\b/i,
  /^X(?:8|9|10|11|12|13)[SDQ][A-Z0-9]{1,4}.*$/,
  /^(?:R\d{3}|G\d{3}|H\d{3}|M[ZPTDE]\d{2})-[A-Z0-9]+-[0-9A-Z]{2}$/,
];

/** Extracts one name from a line that may also contain maker, system, version and more. */
function nameIn(text: string): { name: string; isOem: boolean } {
  let name = text
    .replace(/^hardware name:\s*/i, "")
    .replace(/^.*?\bmobo:\s*/i, "")
    .replace(/,? bios .*$/i, "")
    .replace(/\s(?:v|ver|version|serial|uefi|bios|date|part-nu):.*$/i, "")
    .replace(/\bmodel: ?/i, "")
    .trim();
  const isOem = OEM_MAKERS.test(name);
  const withMaker = name;
  name = name.replace(MAKERS, "").trim();
  const hadMaker = name !== withMaker;
  name = afterSystem(name, { isKernelLine: hadMaker && /,? bios /i.test(text) });
  name = name.replace(MAKERS, "");
  return { name: name.replace(/^(?:to be filled by o\.?e\.?m\.?|default string)[ /]+/i, ""), isOem };
}

/** The kernel writes "maker system/board": returns the board if the part before the slash is not part of its name. */
function afterSystem(name: string, { isKernelLine }: { isKernelLine: boolean }): string {
  const middle = (name.length - 1) / 2;
  if (name[middle] === "/" && name.slice(0, middle) === name.slice(middle + 1)) return name.slice(middle + 1);
  const slash = name.indexOf("/");
  if (slash <= 0) return name;
  const before = name.slice(0, slash).trim();
  const after = name.slice(slash + 1).trim();
  const system = before.replace(/^to be filled by o\.?e\.?m\.? /i, "");
  const isSystem =
    isKernelLine || NO_SYSTEM.test(before) || boardKey(system) === boardKey(after.replace(/\(ms-.*$/i, ""));
  return isSystem ? after : name;
}

function withoutMarks(name: string): string {
  return name
    .replace(/\s*\(MS-[0-9A-Z]{4}\)?.*$/i, "")
    .replace(/\s*\brev(?:ision)?\.? ?[x\d][.\d]*x*$/i, "")
    .replace(/-CF\d?$/i, "")
    .replace(/[.\s]+$/g, "")
    .replace(/^[.\s]+/g, "")
    .replace(/\s+/g, " ");
}

const GIGABYTE_UNTIL_2017 =
  /^(?!GA-)(?:[A-Z]?(?:G31|G33|G41|P31|P35|P43|P45|X38|X48|H55|H57|P55|X58|H61|H67|P67|Z68|B75|H77|Z77|Q77|X79|H81|B85|H87|Z87|H97|Z97|X99|H110|B150|H170|Z170|B250|H270|Z270|880G|870|890[GF]X|970|990[XF]{1,2}|760G|770|780L|785G|MA\d{3}|F2A\d{2}|A55|A75|AB350|AX370|A320|8I\d{3})[A-Z]{0,5})-?(?:DS\d|D\d|S2|S3|UD\d|HD\d|USB3|ES3|US2|Gaming ?(?:\d|K\d)|SLI|Phoenix|D2|DASH|GZ)/i;

/** The name as printed on the box: ASUS's firmware drops a word or joins words. */
function retailName(name: string): string {
  if (/^strix /i.test(name)) return `ROG ${name}`;
  const split = name.replace(
    /^((?:P[45]|M[234]|A[78])[A-Z0-9]*(?:-[A-Z0-9]{1,3})?)-(premium|deluxe|le|se|pro)$/i,
    "$1 $2",
  );
  return GIGABYTE_UNTIL_2017.test(split) || /^8I\d{3}/.test(split) ? `GA-${split}` : split;
}

export function matchBoard(index: PartIndex, raw: string): Match {
  const tidied = tidy(raw);
  const { name: found, isOem } = nameIn(tidied);
  const hasCode = /\(MS-7[0-9A-Z]{3}\)/i.test(found);
  const name = withoutMarks(found);
  const empty = emptyOf(name) ?? (/vmware|virtual|qemu|kvm|xen/i.test(tidied) ? emptyOf(tidied) : null);
  if (empty) return empty;
  const part = index.boards.get(boardKey(name)) ?? index.boards.get(boardKey(retailName(name)));
  if (part) return listed(part, 0.97);
  // "B450" looks like an OEM board number but is a chipset.
  if (!isOem && CHIPSET_ALONE.test(name)) return none("not-named");
  if (SERVER_BOARDS.some((pattern) => pattern.test(name))) return none("server");
  if (isOem || OEM_BOARDS.some((pattern) => pattern.test(name))) return none("oem");
  if (NO_SYSTEM.test(name)) return none("not-named");
  const isBoard = MODEL_WITH_CHIPSET.test(name) || OTHER_BOARDS.some((pattern) => pattern.test(name));
  if (!isBoard && !(hasCode && /[a-z].*\d|\d.*[a-z]/i.test(name))) return none("unknown");
  return recognised(retailName(name), 0.8);
}
