// What a cell of a courier's export means: its column by the head, an AWB, a state of the parcel, a courier.
// The heads and words are those of the exports of FAN Courier (SelfAWB), Sameday (eAWB), Cargus (WebExpress), DPD and GLS (MyGLS), in
// Romanian and English, GLS also in Hungarian.
// Invariant: what is not surely an AWB is none. A phone number that is stored as one sends buyers to somebody else's parcel.

import { parseDay } from "../../base/day.ts";
import { foldDiacritics, squash } from "../../base/text.ts";
import { couriers, type Courier } from "../shipping/courier.ts";
import { AWB, eventMeanings, type EventMeaning } from "./shipment.ts";

export type AwbColumn = "awb" | "reference" | "state" | "courier";

const heads: Record<AwbColumn, readonly string[]> = {
  awb: `awb nrawb numarawb numarulawb awbnr awbno awbnumber codawb awbcode awbexpeditie tracking trackingnumber trackingno trackingnr trackingcode
    trackingid numartracking nrtracking codtracking numarurmarire parcelnumber parcelno parcelnr parcelid parcelcode numarcolet nrcolet coletnr shipmentnumber
    shipmentno shipmentid numarexpeditie nrexpeditie expeditienr waybill waybillnumber barcode codbare coddebare codbara consignment
    consignmentnumber csomagszam`.split(/\s+/),
  reference:
    `referinta referintaclient referintaexpeditor referintainterna referintacomanda nrreferinta numarreferinta nrref referinte
    reference referenceno referencenumber reference1 ref ref1 refno refclient clientref clientreference clientreferencenumber
    customerreference shipperreference internalreference comanda nrcomanda numarcomanda idcomanda codcomanda order orderno ordernr
    ordernumber orderid centrucost centrudecost costcenter costcentre serieclient seriaclient codclient ugyfelhivatkozas`.split(
      /\s+/,
    ),
  state:
    `stare stareawb starecolet stareacolet stareexpeditie stareaexpedierii starecurenta ultimastare status statusawb statuscolet statusexpeditie
    statusexpediere statuslivrare statuscurent ultimulstatus laststatus currentstatus deliverystatus parcelstatus shipmentstatus
    statusname statustext state statusz allapot`.split(/\s+/),
  courier: ["curier", "curierul", "firmacurierat", "courier", "couriername", "carrier", "transportator"],
};

/** Which column a head names; null for one that says nothing about the AWB. */
export function awbColumnOf(head: string): AwbColumn | null {
  const name = squash(head);
  return (Object.keys(heads) as AwbColumn[]).find((column) => heads[column].includes(name)) ?? null;
}

/** Words that a state has or lacks without another meaning. */
const FILLERS = new Set(
  `a au al ale ai fost este e the has been was is colet coletul coletului parcel package shipment expeditie expeditia expedierea
  expedierii awb awbul cu succes successfully de din la catre to by for and si data on at`.split(/\s+/),
);

/** Whole phrases, without the fillers and diacritics. "Se întoarce" is `returned` as soon as the courier says that it turns back. */
const states: readonly [EventMeaning | null, string][] = [
  [
    "delivered",
    `livrat, livrata, livrate, livrat destinatar, livrat destinatarului, livrata destinatarului, predat destinatarului,
    predata destinatarului, livrare finalizata, livrare efectuata, livrare reusita, delivered, delivered recipient,
    delivery completed, successful delivery, kezbesitve, kiszallitva`,
  ],
  [
    "returned",
    `returnat, returnata, returnat expeditor, returnat expeditorului, returnata expeditorului, retur, in retur, curs retur,
    retur expeditor, retur solicitat, retur livrat, retur finalizat, retur predat expeditorului, return, return transit,
    return progress, returned, returned sender, visszakuldve`,
  ],
  [
    "in-transit",
    `livrare, in livrare, curs livrare, in curs livrare, tranzit, in tranzit, ridicat, ridicata, ridicat curier, ridicata curier,
    preluat, preluata, preluat curier, preluata curier, expediat, expediata, in depozit, depozit, hub, in hub, sosit depozit,
    sosit in depozit, iesire hub, intrare hub, procesare, in procesare, curs procesare, in curs procesare, sortare, in sortare,
    avizat, avizata, tentativa livrare, livrare reprogramata, reprogramat, reprogramata, incarcat locker, incarcat in locker,
    incarcat easybox, incarcat in easybox, incarcat fanbox, incarcat in fanbox, in easybox, in fanbox, in locker,
    asteapta ridicare, refuzat, refuzata, refuzat destinatar, picked up, collected, in transit, out delivery, in delivery,
    shipped, dispatched, in depot, depot, sorting, processed, arrived depot, delivery attempt, delivery attempted, refused,
    uton, kiszallitas alatt, felveve`,
  ],
  // Before the courier has the parcel.
  [
    null,
    `emis, emisa, inregistrat, inregistrata, generat, creat, nou, noua, in asteptare, neridicat, nepreluat, comanda curier,
    ridicare programata, created, registered, generated, new, pending, label created`,
  ],
];

const stateTable = new Map(
  states.flatMap(([means, phrases]) =>
    phrases.split(",").map((phrase) => [phrase.trim().replace(/\s+/g, " "), means] as const),
  ),
);

/** What a courier's words about a parcel mean; `isUnderstood` is false for words that the shop does not know. */
export function stateIn(words: string): { means: EventMeaning | null; isUnderstood: boolean } {
  const code = foldDiacritics(words.trim());
  const own = eventMeanings.find((meaning) => meaning === code);
  if (own) return { means: own, isUnderstood: true };
  const rest = code
    .replace(/[^\p{L}\s]+/gu, " ")
    .split(/\s+/)
    .filter((word) => word !== "" && !FILLERS.has(word))
    .join(" ");
  if (!stateTable.has(rest)) return { means: null, isUnderstood: code === "" };
  return { means: stateTable.get(rest)!, isUnderstood: true };
}

const courierNames: Readonly<Record<string, Courier>> = {
  ...Object.fromEntries(
    (Object.keys(couriers) as Courier[]).flatMap((code) => [
      [code, code],
      [squash(couriers[code].name), code],
    ]),
  ),
  fancourierexpress: "fan",
  fancourierexpresssrl: "fan",
  samedaycourier: "sameday",
  deliverysolutions: "sameday",
  urgentcargus: "cargus",
  cargusromania: "cargus",
  dpdromania: "dpd",
};

export function courierIn(words: string): Courier | null {
  return courierNames[squash(words)] ?? null;
}

const MAX_CELL = 60; // characters: an AWB has 40 at most, and spaces between its groups

/** The AWB in a cell of its own column, also written in groups; null if the cell has none, or one that a spreadsheet rounded. */
export function awbInColumn(cell: string): string | null {
  if (cell.length > MAX_CELL) return null;
  const code = compact(cell);
  return AWB.test(code) && /\d/.test(code) && !isRounded(cell) ? code : null;
}

const MIN_DIGITS = 5;
const MIN_DIGITS_ALONE = 8; // shorter numbers without letters are postal codes, amounts and weights
const MAX_LETTERS = 6;

/** The AWB in a cell of an unknown column; null if it may be any other number. */
export function awbByGuess(cell: string): string | null {
  const code = awbInColumn(cell);
  if (code === null || isOtherNumber(cell.trim())) return null;
  const digits = code.replace(/\D+/g, "").length;
  const letters = code.replace(/[^A-Z]+/g, "").length;
  const needed = letters === 0 || /\s/.test(cell.trim()) ? MIN_DIGITS_ALONE : MIN_DIGITS;
  return letters <= MAX_LETTERS && digits >= needed ? code : null;
}

/** Without the spaces of groups, the marks of spreadsheets, and dashes between digits. */
function compact(cell: string): string {
  const code = cell
    .replace(/^=?["']{1,3}|["']{1,3}$/g, "")
    .replace(/[\s\u200b\u200e\u200f\u2060\ufeff]+/g, "")
    .toUpperCase();
  return /^[\d-]+$/.test(code) ? code.replaceAll("-", "") : code;
}

/** As spreadsheets show a long number: its digits are lost. */
function isRounded(cell: string): boolean {
  return /^\d(?:[.,]\d+)?E\+\d+$/i.test(cell.trim());
}

const ADDRESS = /(?:^|[\s.,])(?:str|strada|nr|bl|bloc|sc|scara|ap|et|jud|loc|sat|com|cod|tel|mobil)(?:[\s.,\d]|$)/i;
const otherNumbers: readonly RegExp[] = [
  /^\+/, // a phone
  /^(?:00)?40[237]\d{8}$/,
  /^0[237]\d{8}$/,
  /^00\d{9,13}$/,
  /^\d{6}$/, // a postal code
  /^[A-Z]{2,4}-\d{5,7}[A-Z]?$/i, // an order, a claim, a unit
  /^RO\d{2,10}$/i, // a fiscal code
  /^[A-Z]{2}\d{2}[A-Z]{4}[A-Z0-9]{16}$/i, // an account
  /^-?\d[\d. ]*[.,]\d{1,3}$/, // an amount or a weight
  /^-?\d[\d., \u00a0]*(?:lei|ron|eur|kg|g|cm|mm|buc|pcs)\.?$/i,
  /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?:[ T].*)?$/, // a date
  /^\d{1,2}:\d{2}/, // a time
  /@/,
];

function isOtherNumber(cell: string): boolean {
  if (ADDRESS.test(cell)) return true;
  const phone = /^[\d\s()./-]+$/.test(cell) ? cell.replace(/\D+/g, "") : cell;
  if (otherNumbers.some((other) => other.test(cell) || other.test(phone))) return true;
  const [, year, month, day] = /^(20\d{2})(\d{2})(\d{2})$/.exec(cell) ?? [];
  return year !== undefined && parseDay(`${year}-${month}-${day}`) !== null;
}
