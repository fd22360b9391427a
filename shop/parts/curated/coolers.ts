// Processor coolers: air by height, liquid by radiator. Sockets are those with brackets in the box.

import { partId, type PartOf } from "../part.ts";
import { number, numberOrNull, rowsOf, text } from "./table.ts";

const INTEL_OLD = "LGA1155 LGA1150 LGA1151 LGA1200";
const SOCKETS: Record<string, string> = {
  "intel-old": INTEL_OLD,
  intel: `${INTEL_OLD} LGA1700 LGA1851`,
  "intel-1700": "LGA1700 LGA1851",
  am4: "AM4",
  "am4+am5": "AM4 AM5",
  "all-to-am4": `${INTEL_OLD} AM3+ FM2 FM2+ AM4`,
  all: `${INTEL_OLD} LGA1700 LGA1851 AM4 AM5`,
};

/** Columns: brand, model, "air" with its height or "liquid" with its radiator, then the sockets by the names above. */
function coolers(table: string): PartOf<"coolers">[] {
  return rowsOf(table, { least: 5, most: 5 }).map(([brand, model, type, size, fits]) => {
    const name = `${text(brand)} ${text(model)}`;
    const sockets = SOCKETS[text(fits)];
    if (!sockets) throw new Error(`no sockets ${fits}`);
    return {
      id: partId("coolers", name),
      category: "coolers",
      brand: text(brand),
      name,
      aliases: [],
      facts: {
        type: type === "liquid" ? "liquid" : "air",
        heightMm: type === "liquid" ? null : numberOrNull(size),
        radiatorMm: type === "liquid" ? number(size) : null,
        sockets: sockets.split(" "),
      },
    };
  });
}

export const processorCoolers = coolers(`
  Intel          Stock Cooler (LGA115x)  air  ?  intel-old
  Intel          Laminar RM1          air     47   intel-1700
  AMD            Wraith Stealth       air     54   am4+am5
  AMD            Wraith Spire         air     71   am4+am5
  AMD            Wraith Prism         air     93   am4+am5
  Cooler Master  Hyper 212 EVO        air     159  all-to-am4
  Cooler Master  Hyper 212 Black Edition  air  159  all
  Cooler Master  Hyper TX3 EVO        air     136  all-to-am4
  Cooler Master  MasterLiquid ML240L  liquid  240  all
  Cooler Master  MasterLiquid ML360L  liquid  360  all
  Cooler Master  MasterLiquid ML120L  liquid  120  all-to-am4
  Arctic         Freezer 7 X          air     133  all
  Arctic         Freezer 13           air     130  all-to-am4
  Arctic         Freezer 34 eSports   air     157  all
  Arctic         Freezer 34 eSports DUO  air  157  all
  Arctic         Freezer 36           air     159  all
  Arctic         Liquid Freezer II 240  liquid  240  all
  Arctic         Liquid Freezer II 280  liquid  280  all
  Arctic         Liquid Freezer II 360  liquid  360  all
  Arctic         Liquid Freezer III 240  liquid  240  all
  Arctic         Liquid Freezer III 360  liquid  360  all
  be quiet!      Pure Rock 2          air     155  all
  be quiet!      Pure Rock Slim 2     air     135  all
  be quiet!      Shadow Rock 3        air     163  all
  be quiet!      Dark Rock 4          air     159  all
  be quiet!      Dark Rock Pro 4      air     163  all
  be quiet!      Dark Rock Pro 5      air     168  all
  be quiet!      Pure Loop 2 FX 240   liquid  240  all
  Noctua         NH-D15               air     165  all
  Noctua         NH-U12S              air     158  all
  Noctua         NH-U12A              air     158  all
  Noctua         NH-U14S              air     165  all
  Noctua         NH-L9i               air     37   intel-old
  Noctua         NH-L9a               air     37   am4
  Noctua         NH-L12S              air     70   all
  Deepcool       Gammaxx 400          air     155  all-to-am4
  Deepcool       Gammaxx 300          air     136  all-to-am4
  Deepcool       Gammaxx GTE          air     157  all-to-am4
  Deepcool       AG400                air     150  all
  Deepcool       AK400                air     155  all
  Deepcool       AK620                air     160  all
  Deepcool       AS500                air     164  all
  Deepcool       LE520                liquid  240  all
  Deepcool       LS720                liquid  360  all
  Thermalright   Peerless Assassin 120 SE  air  155  all
  Thermalright   Phantom Spirit 120 SE  air   154  all
  Thermalright   Assassin X 120 Refined SE  air  148  all
  Corsair        H60                  liquid  120  all-to-am4
  Corsair        H100i RGB Platinum   liquid  240  all-to-am4
  Corsair        iCUE H100i Elite Capellix  liquid  240  all
  Corsair        iCUE H150i Elite Capellix  liquid  360  all
  NZXT           Kraken X53           liquid  240  all
  NZXT           Kraken X63           liquid  280  all
  NZXT           Kraken X73           liquid  360  all
  Lian Li        Galahad II 360       liquid  360  all
  MSI            MAG CoreLiquid 240R  liquid  240  all
  MSI            MAG CoreLiquid 360R  liquid  360  all
  Scythe         Fuma 2               air     155  all
  Scythe         Mugen 5 Rev.B        air     155  all
  Alpenfoehn     Brocken 3            air     170  all
  ID-Cooling     SE-214-XT            air     150  all
  ID-Cooling     SE-224-XT            air     154  all
  Zalman         CNPS10X Optima       air     152  all-to-am4
  Zalman         CNPS9X Optima        air     156  all
`);
