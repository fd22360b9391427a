// Power supplies: one series per line, one part per common wattage.

import { partId, type PartOf, type PowerFacts } from "../part.ts";
import { number, rowsOf, text } from "./table.ts";

const RATINGS: Record<string, PowerFacts["efficiency"]> = {
  "-": null,
  white: "80+",
  bronze: "80+ Bronze",
  silver: "80+ Silver",
  gold: "80+ Gold",
  platinum: "80+ Platinum",
  titanium: "80+ Titanium",
};

/**
 * Columns: brand, series, 80+ rating ("-" none or not known), modular (no, semi, full), form, watts; a star marks
 * watts with a 16-pin plug.
 */
function supplies(table: string): PartOf<"power-supplies">[] {
  return rowsOf(table, { least: 6, most: 6 }).flatMap(([brand, series, rating, modular, form, watts]) =>
    text(watts)
      .split(" ")
      .map((cell) => {
        const value = number(cell.replace("*", ""));
        const name = `${text(brand)} ${text(series)} ${value}W`;
        return {
          id: partId("power-supplies", name),
          category: "power-supplies" as const,
          brand: text(brand),
          name,
          aliases: [],
          facts: {
            watts: value,
            efficiency: RATINGS[text(rating)] ?? null,
            modular: modular as PowerFacts["modular"],
            form: form as PowerFacts["form"],
            pcie8Pin: null,
            pcie16Pin: cell.endsWith("*") ? 1 : null,
          },
        };
      }),
  );
}

export const powerSupplies = supplies(`
  Corsair        CV                   bronze    no    ATX  450 550 650
  Corsair        CX                   bronze    no    ATX  430 450 500 550 600 650 750
  Corsair        CX-M                 bronze    semi  ATX  450 550 650 750
  Corsair        CX-F RGB             bronze    full  ATX  550 650 750
  Corsair        VS                   white     no    ATX  450 550 650
  Corsair        TX-M                 gold      semi  ATX  550 650 750 850
  Corsair        RM                   gold      full  ATX  650 750 850
  Corsair        RMx                  gold      full  ATX  550 650 750 850 1000
  Corsair        RMe                  gold      full  ATX  750 850 1000
  Corsair        HX                   platinum  full  ATX  750 850 1000
  Corsair        SF Gold              gold      full  SFX  450 600
  Corsair        SF Platinum          platinum  full  SFX  600 750
  Seasonic       S12III               bronze    no    ATX  500 550 650
  Seasonic       S12II                bronze    no    ATX  430 520 620
  Seasonic       Core GM              gold      semi  ATX  500 550 650
  Seasonic       Focus GX             gold      full  ATX  550 650 750 850 1000
  Seasonic       Focus Plus Gold      gold      full  ATX  550 650 750 850
  Seasonic       Prime TX             titanium  full  ATX  750 850 1000
  Seasonic       M12II EVO            bronze    full  ATX  520 620 750
  be quiet!      System Power 9       bronze    no    ATX  400 500 600
  be quiet!      System Power 10      bronze    no    ATX  450 550 650 750
  be quiet!      Pure Power 10        silver    no    ATX  400 500 600
  be quiet!      Pure Power 11        gold      no    ATX  400 500 600
  be quiet!      Pure Power 11 CM     gold      semi  ATX  400 500 600
  be quiet!      Pure Power 12 M      gold      semi  ATX  550* 650* 750* 850* 1000*
  be quiet!      Straight Power 11    gold      full  ATX  550 650 750 850
  be quiet!      Dark Power 13        titanium  full  ATX  750* 850* 1000*
  EVGA           W1                   white     no    ATX  400 500 600
  EVGA           BR                   bronze    no    ATX  450 500 600
  EVGA           BQ                   bronze    semi  ATX  500 600 750
  EVGA           SuperNOVA G2         gold      full  ATX  550 650 750 850
  EVGA           SuperNOVA G3         gold      full  ATX  550 650 750 850
  EVGA           SuperNOVA GT         gold      full  ATX  650 750 850
  Cooler Master  MWE White            white     no    ATX  450 550 650
  Cooler Master  MWE Bronze V2        bronze    no    ATX  450 550 650 750
  Cooler Master  MWE Gold V2          gold      full  ATX  550 650 750 850
  Cooler Master  V Gold               gold      full  ATX  650 750 850
  Thermaltake    Smart RGB            white     no    ATX  500 600 700
  Thermaltake    Smart BX1            bronze    no    ATX  550 650 750
  Thermaltake    Toughpower GF1       gold      full  ATX  650 750 850
  Thermaltake    Toughpower GF3       gold      full  ATX  750* 850* 1000*
  MSI            MAG A550BN           bronze    no    ATX  550
  MSI            MAG A650BN           bronze    no    ATX  650
  MSI            MPG A-GF             gold      full  ATX  650 750 850
  MSI            MAG A-GL             gold      full  ATX  750* 850*
  Gigabyte       P-B                  bronze    no    ATX  450 550 650
  Gigabyte       P-GM                 gold      full  ATX  650 750 850
  Gigabyte       UD-GM                gold      full  ATX  750 850
  ASUS           TUF Gaming Bronze    bronze    no    ATX  550 650 750
  ASUS           TUF Gaming Gold      gold      full  ATX  750* 850* 1000*
  ASUS           ROG Strix Gold       gold      full  ATX  650 750 850
  Chieftec       Smart                white     no    ATX  400 500 600
  Chieftec       Proton               bronze    no    ATX  500 600 700
  FSP            Hyper K              white     no    ATX  500 600 700
  FSP            Hydro G Pro          gold      full  ATX  650 750 850
  Segotep        GP-P                 gold      full  ATX  600 700
  nJoy           Ayrus                -         no    ATX  450 550
  nJoy           Titan Pro            bronze    no    ATX  500 600
  Floston        LXPW                 -         no    ATX  500 600
  Fractal Design  Ion+ Platinum       platinum  full  ATX  560 660 760 860
  NZXT           C Gold               gold      full  ATX  650 750 850
  DeepCool       PF                   white     no    ATX  450 550 650
  DeepCool       PK-D                 bronze    no    ATX  450 550 650 750
  DeepCool       PQ-M                 gold      full  ATX  650 750 850
`);
