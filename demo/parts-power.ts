// Power supplies of the demo catalogue. `pcie8Pin` counts 6+2-pin plugs; each also serves a 6-pin socket.

import type { PsuSpecs } from "../shop/catalogue/specs.ts";
import type { DemoPart } from "./part.ts";

export const powerSupplies: readonly DemoPart<PsuSpecs>[] = [
  { specs: { brand: "Cooler Master", model: "MWE 400 White", watts: 400, efficiency: "80+", modular: "no", formFactor: "ATX", pcie8Pin: 1, pcie16Pin: 0, sataConnectors: 6 }, worth: 70 },
  { specs: { brand: "Corsair", model: "CV450", watts: 450, efficiency: "80+ Bronze", modular: "no", formFactor: "ATX", pcie8Pin: 2, pcie16Pin: 0, sataConnectors: 7 }, worth: 95 },
  { specs: { brand: "Seasonic", model: "S12III-500", watts: 500, efficiency: "80+ Bronze", modular: "no", formFactor: "ATX", pcie8Pin: 2, pcie16Pin: 0, sataConnectors: 6 }, worth: 115 },
  { specs: { brand: "be quiet!", model: "System Power 9", watts: 500, efficiency: "80+ Bronze", modular: "no", formFactor: "ATX", pcie8Pin: 2, pcie16Pin: 0, sataConnectors: 5 }, worth: 120 },
  { specs: { brand: "Seasonic", model: "S12G-550", watts: 550, efficiency: "80+ Gold", modular: "no", formFactor: "ATX", pcie8Pin: 2, pcie16Pin: 0, sataConnectors: 8 }, worth: 150 },
  { specs: { brand: "Corsair", model: "CX550M", watts: 550, efficiency: "80+ Bronze", modular: "semi", formFactor: "ATX", pcie8Pin: 2, pcie16Pin: 0, sataConnectors: 5 }, worth: 150 },
  { specs: { brand: "Chieftec", model: "GPS-600A8", watts: 600, efficiency: "80+", modular: "no", formFactor: "ATX", pcie8Pin: 2, pcie16Pin: 0, sataConnectors: 4 }, worth: 125 },
  { specs: { brand: "Corsair", model: "SF600", watts: 600, efficiency: "80+ Gold", modular: "full", formFactor: "SFX", pcie8Pin: 2, pcie16Pin: 0, sataConnectors: 4 }, worth: 320 },
  { specs: { brand: "Corsair", model: "CX650", watts: 650, efficiency: "80+ Bronze", modular: "no", formFactor: "ATX", pcie8Pin: 2, pcie16Pin: 0, sataConnectors: 6 }, worth: 180 },
  { specs: { brand: "Cooler Master", model: "MWE Gold 650 V2", watts: 650, efficiency: "80+ Gold", modular: "full", formFactor: "ATX", pcie8Pin: 4, pcie16Pin: 0, sataConnectors: 8 }, worth: 240 },
  { specs: { brand: "Cooler Master", model: "MWE Gold 750 V2", watts: 750, efficiency: "80+ Gold", modular: "full", formFactor: "ATX", pcie8Pin: 4, pcie16Pin: 0, sataConnectors: 12 }, worth: 280 },
  { specs: { brand: "Corsair", model: "SF750", watts: 750, efficiency: "80+ Platinum", modular: "full", formFactor: "SFX", pcie8Pin: 4, pcie16Pin: 0, sataConnectors: 8 }, worth: 460 },
  { specs: { brand: "Chieftec", model: "Atmos", watts: 750, efficiency: "80+ Gold", modular: "full", formFactor: "ATX", pcie8Pin: 4, pcie16Pin: 1, sataConnectors: 9 }, worth: 340 },
  { specs: { brand: "Seasonic", model: "Focus GX-750 ATX 3", watts: 750, efficiency: "80+ Gold", modular: "full", formFactor: "ATX", pcie8Pin: 2, pcie16Pin: 1, sataConnectors: 10 }, worth: 390 },
  { specs: { brand: "Corsair", model: "RM850x", watts: 850, efficiency: "80+ Gold", modular: "full", formFactor: "ATX", pcie8Pin: 6, pcie16Pin: 0, sataConnectors: 14 }, worth: 400 },
  { specs: { brand: "Chieftec", model: "Atmos", watts: 850, efficiency: "80+ Gold", modular: "full", formFactor: "ATX", pcie8Pin: 4, pcie16Pin: 1, sataConnectors: 9 }, worth: 400 },
  { specs: { brand: "Seasonic", model: "Focus GX-850 ATX 3", watts: 850, efficiency: "80+ Gold", modular: "full", formFactor: "ATX", pcie8Pin: 3, pcie16Pin: 1, sataConnectors: 10 }, worth: 450 },
  { specs: { brand: "Seasonic", model: "Focus GX-1000 ATX 3", watts: 1000, efficiency: "80+ Gold", modular: "full", formFactor: "ATX", pcie8Pin: 3, pcie16Pin: 1, sataConnectors: 10 }, worth: 560 },
];
