// Cases, by maker. Lengths and heights in millimetres; "?" if not known for sure.

import { partId, type BoardSize, type PartOf } from "../part.ts";
import { numberOrNull, rowsOf, text } from "./table.ts";

const FITS: Record<string, readonly BoardSize[]> = {
  "E-ATX": ["E-ATX", "ATX", "mATX", "ITX"],
  ATX: ["ATX", "mATX", "ITX"],
  mATX: ["mATX", "ITX"],
  ITX: ["ITX"],
};

/** Columns: brand, model, biggest board, longest graphics card, highest cooler. */
function cases(table: string): PartOf<"cases">[] {
  return rowsOf(table, { least: 5, most: 5 }).map(([brand, model, board, gpu, cooler]) => {
    const name = `${text(brand)} ${text(model)}`;
    const fits = FITS[text(board)];
    if (!fits) throw new Error(`no board size ${board}`);
    return {
      id: partId("cases", name),
      category: "cases",
      brand: text(brand),
      name,
      aliases: [],
      facts: { boards: fits, maxGpuLengthMm: numberOrNull(gpu), maxCoolerHeightMm: numberOrNull(cooler) },
    };
  });
}

export const pcCases = cases(`
  NZXT            H510              ATX    381  165
  NZXT            H510 Flow         ATX    360  165
  NZXT            H5 Flow           ATX    365  165
  NZXT            H7 Flow           ATX    400  185
  NZXT            H9 Flow           ATX    435  165
  NZXT            S340              ATX    364  161
  NZXT            H440              ATX    406  180
  Fractal Design  Define R5         ATX    440  180
  Fractal Design  Define R6         ATX    440  185
  Fractal Design  Define 7          ATX    491  185
  Fractal Design  Define 7 Compact  ATX    360  169
  Fractal Design  Meshify C         ATX    315  172
  Fractal Design  Meshify 2         E-ATX  491  185
  Fractal Design  Meshify 2 Compact  ATX   360  169
  Fractal Design  Focus G           ATX    380  165
  Fractal Design  Pop Air           ATX    405  170
  Fractal Design  North             ATX    355  170
  Fractal Design  Torrent           E-ATX  461  188
  Fractal Design  Core 1000         mATX   350  148
  Corsair         4000D Airflow     ATX    360  170
  Corsair         5000D Airflow     ATX    420  170
  Corsair         3000D Airflow     ATX    360  170
  Corsair         Carbide 275R      ATX    370  170
  Corsair         Carbide SPEC-DELTA  ATX  330  170
  Corsair         Carbide 100R      ATX    414  150
  Corsair         220T RGB Airflow  ATX    300  160
  Corsair         iCUE 465X RGB     ATX    370  170
  Corsair         Crystal 570X RGB  ATX    370  170
  Cooler Master   MasterBox Q300L   mATX   360  159
  Cooler Master   MasterBox MB511   ATX    410  165
  Cooler Master   MasterBox TD500 Mesh  ATX  410  165
  Cooler Master   MasterBox K501L   ATX    ?    ?
  Cooler Master   MasterBox NR600   ATX    410  166
  Cooler Master   NR200             ITX    330  155
  Cooler Master   N200              mATX   355  160
  Cooler Master   Elite 130         ITX    343  ?
  be quiet!       Pure Base 500     ATX    369  190
  be quiet!       Pure Base 500DX   ATX    369  190
  be quiet!       Pure Base 600     ATX    425  165
  be quiet!       Silent Base 802   E-ATX  432  185
  be quiet!       Dark Base Pro 900  E-ATX  ?  185
  Lian Li         Lancool 215       ATX    370  166
  Lian Li         Lancool II Mesh   ATX    384  176
  Lian Li         Lancool 216       E-ATX  392  180
  Lian Li         Lancool III       E-ATX  435  187
  Lian Li         O11 Dynamic       ATX    420  155
  Lian Li         O11 Dynamic EVO   ATX    422  167
  Phanteks        Eclipse P300      ATX    330  160
  Phanteks        Eclipse P360A     ATX    400  160
  Phanteks        Eclipse P400A     ATX    420  160
  Phanteks        Eclipse P500A     E-ATX  435  190
  Deepcool        Matrexx 30        mATX   250  151
  Deepcool        Matrexx 40        mATX   320  ?
  Deepcool        Matrexx 50        ATX    340  168
  Deepcool        Matrexx 55        ATX    370  168
  Deepcool        Tesseract         ATX    310  165
  Deepcool        CC560             ATX    370  163
  Deepcool        CH510             E-ATX  380  175
  Deepcool        CH370             mATX   320  165
  Thermaltake     Versa H17         mATX   350  155
  Thermaltake     Versa H21         ATX    315  155
  Thermaltake     Versa J24         ATX    ?    160
  Thermaltake     View 71           E-ATX  410  190
  Thermaltake     Core V21          mATX   350  185
  Aerocool        Cylon             ATX    ?    155
  Aerocool        Cylon Mini        mATX   ?    ?
  Aerocool        Bolt              ATX    ?    155
  Aerocool        Aero One Mini     mATX   ?    ?
  MSI             MAG Forge 100R    ATX    330  160
  MSI             MAG Forge 112R    ATX    330  160
  MSI             MPG Gungnir 110R  ATX    340  170
  ASUS            TUF Gaming GT301  ATX    320  160
  ASUS            TUF Gaming GT501  E-ATX  420  180
  ASUS            Prime AP201       mATX   338  170
  Montech         AIR 903 MAX       E-ATX  400  180
  Montech         AIR 100           mATX   330  161
  SilverStone     SUGO 13           ITX    270  ?
  Segotep         Gank 5            ATX    ?    ?
  nJoy            Thorn             ATX    ?    ?
  Inter-Tech      H-606             mATX   ?    ?
`);
