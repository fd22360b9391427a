import { describe, expect, test } from "vitest";
import type { LimitCode, BuildLimit } from "../../../shop/compatibility/limits.ts";
import type { IncompatibilityCode, Incompatibility } from "../../../shop/compatibility/incompatibility.ts";
import { languages } from "../../i18n/languages.ts";
import { wordsFor } from "../../i18n/words.server.ts";

type ValuesOf<Code extends IncompatibilityCode> = Extract<Incompatibility, { code: Code }>["values"];

const [processor, board, kit, card, box, cooler, supply, drive] = [
  "Ryzen 5 5600",
  "B550M Pro4",
  "Fury Beast",
  "RTX 3060",
  "4000D",
  "NH-D15",
  "RM650",
  "MX500",
];

/** One example of each code. A code without an example does not compile. */
const incompatibilities: { [Code in IncompatibilityCode]: ValuesOf<Code> } = {
  socket: { processor, processorSocket: "AM4", board, boardSocket: "AM5" },
  chipset: { processor, board, chipset: "B350" },
  "chipset-unknown": { processor, board, chipset: "B350" },
  firmware: { processor, board, chipset: "B350" },
  "memory-board": { kit, kitType: "DDR4", board, boardType: "DDR5" },
  "memory-processor": { kit, kitType: "DDR4", processor, processorTypes: "DDR5" },
  "board-memory": { board, boardType: "DDR4", processor, processorTypes: "DDR5" },
  "memory-slots": { count: 4, slots: 2, board },
  "memory-capacity": { gigabytes: 128, mostGigabytes: 64, board },
  "module-size": { kit, moduleGigabytes: 32, mostGigabytes: 16, board },
  "memory-types": { types: "DDR4, DDR5" },
  "memory-mixed": { speedMts: 2666 },
  "memory-speed": { kit, speedMts: 3600, board, mostMts: 2666 },
  "single-channel": { kit },
  "board-size": { board, size: "ATX", case: box, sizes: "mATX, ITX" },
  "card-length": { card, lengthMm: 330, case: box, mostMm: 300 },
  "card-radiator": { card, lengthMm: 330, case: box, mostMm: 360, cooler, takenMm: 55 },
  "cooler-socket": { cooler, socket: "AM5" },
  "cooler-mount": { cooler, socket: "AM5", like: "AM4" },
  "cooler-height": { cooler, heightMm: 165, case: box, mostMm: 150 },
  "cooler-height-unknown": { cooler, case: box },
  radiator: { cooler, radiatorMm: 360, case: box, mostMm: 240 },
  "no-radiator": { cooler, radiatorMm: 240, case: box },
  "radiator-unknown": { cooler, case: box },
  "cooler-watts": { cooler, ratedWatts: 65, processor, watts: 105 },
  "cooler-watts-unknown": { cooler, processor, watts: 125 },
  "cooler-turbo": { cooler, ratedWatts: 95, processor, watts: 142 },
  "supply-form": { supply, form: "ATX", case: box, caseForm: "SFX" },
  "supply-bracket": { supply, case: box },
  "supply-form-unknown": { supply, form: "ATX", case: box },
  "supply-watts": { supply, watts: 300, load: 420 },
  "supply-headroom": { supply, watts: 450, wanted: 550 },
  "supply-8pin": { supply, card, count: 2, has: 1 },
  "supply-adapter": { supply, card, count: 2 },
  "supply-16pin": { supply, card, count: 3, has: 1 },
  "supply-sata": { supply, count: 5, has: 4 },
  "m2-slots": { count: 2, slots: 1, board },
  "m2-unknown": { count: 1, board },
  "m2-sata": { drive, board },
  "sata-ports": { count: 5, ports: 4, board },
  "sata-unknown": { count: 5, board },
};

const limits: { [Code in LimitCode]: Extract<BuildLimit, { code: Code }>["values"] } = {
  socket: { socket: "AM4" },
  "memory-type": { type: "DDR4" },
  "board-sizes": { sizes: "mATX, ITX" },
  "board-size": { size: "ATX" },
  "slots-at-least": { count: 2 },
  "slots-left": { count: 2 },
  "gigabytes-at-most": { gigabytes: 64 },
  "gigabytes-at-least": { gigabytes: 32 },
  "speed-useful": { speedMts: 3200 },
  "length-at-most": { mm: 330 },
  "length-at-least": { mm: 267 },
  "height-at-most": { mm: 165 },
  "height-at-least": { mm: 155 },
  "radiator-at-most": { mm: 240 },
  "radiator-at-least": { mm: 240 },
  "no-radiator": {},
  "rated-at-least": { watts: 105 },
  "rated-at-most": { watts: 95 },
  "watts-at-least": { watts: 650 },
  "watts-left": { watts: 250 },
  "supply-form": { form: "ATX" },
  "plugs-8pin": { count: 2 },
  "plugs-16pin": { count: 1 },
  "plugs-sata": { count: 4 },
  "m2-at-least": { count: 1 },
  "sata-at-least": { count: 2 },
  "m2-left": { count: 1 },
  "sata-left": { count: 3 },
};

/** The sentence must contain every number, except counts, which may be words ("one"). */
const figuresIn = (values: object) =>
  Object.entries(values).flatMap(([name, value]) => (name === "count" ? [] : [String(value)]));

describe.each(languages)("in %s", (language) => {
  const t = wordsFor(language, "configurator");

  test.each(Object.entries(incompatibilities))("%s names the parts and the figures", (code, values) => {
    const sentence = t(`incompatibilities.${code as IncompatibilityCode}`, { ...values });
    for (const figure of figuresIn(values)) expect(sentence).toContain(figure);
    expect(sentence).toMatch(/[.]$/);
  });

  test.each(Object.entries(limits))("the limit %s says how much", (code, values) => {
    const words = t(`limits.${code as LimitCode}`, { ...values });
    for (const figure of figuresIn(values)) expect(words).toContain(figure);
  });
});
