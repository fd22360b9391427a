// The county of a Romanian postal code: its first two digits identify the county, in Bucharest the first one alone.
// Invariant: a form checks this for every address (rule 33).

import { countyCodes, type County } from "./counties.ts";

const prefixes: Record<County, string> = {
  IF: "07",
  GR: "08",
  PH: "10",
  AG: "11",
  BZ: "12",
  DB: "13",
  TR: "14",
  DJ: "20",
  GJ: "21",
  MH: "22",
  OT: "23",
  VL: "24",
  TM: "30",
  AR: "31",
  CS: "32",
  HD: "33",
  CJ: "40",
  BH: "41",
  BN: "42",
  MM: "43",
  SM: "44",
  SJ: "45",
  BV: "50",
  AB: "51",
  CV: "52",
  HR: "53",
  MS: "54",
  SB: "55",
  BC: "60",
  NT: "61",
  VN: "62",
  IS: "70",
  BT: "71",
  SV: "72",
  VS: "73",
  GL: "80",
  BR: "81",
  TL: "82",
  CT: "90",
  CL: "91",
  IL: "92",
  B: "0",
};

/** Whether a postal code of six digits can belong to the county. */
export function isOfCounty(postalCode: string, county: County): boolean {
  if (county === "B") return /^0[1-6]/.test(postalCode);
  return postalCode.startsWith(prefixes[county]);
}

/** The county of a postal code of six digits; null if none has such codes. */
export function countyOfPostalCode(postalCode: string): County | null {
  if (!/^\d{6}$/.test(postalCode)) return null;
  return countyCodes.find((county) => isOfCounty(postalCode, county)) ?? null;
}
