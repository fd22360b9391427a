// The page of the sandbox courier: its parcels, each with a button for what happens to it next.

import { escapeMarkup } from "../../base/markup.ts";
import { sandboxSteps, type SandboxParcel, type SandboxStep } from "./parcels.server.ts";

const labels: Record<SandboxStep, string> = {
  "picked-up": "Ridicat",
  "in-delivery": "În livrare",
  delivered: "Livrat",
  returned: "Retur",
};

export function parcelsPage(parcels: readonly SandboxParcel[]): string {
  const rows = parcels.toReversed().map(rowOf).join("");
  return `<!doctype html><html lang="ro"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Curier sandbox</title><h1>Curier sandbox</h1>
${rows === "" ? "<p>Niciun colet.</p>" : `<ul>${rows}</ul>`}</html>`;
}

function rowOf({ awb, reference, name, city, locker, isCancelled, events }: SandboxParcel): string {
  const buttons = (Object.keys(sandboxSteps) as SandboxStep[])
    .map((step) => `<form method="post" action="/step/${awb}/${step}"><button>${labels[step]}</button></form>`)
    .join("");
  const history = events.map((event) => `<br>${escapeMarkup(`${event.date} ${event.name}`)}`).join("");
  return `<li id="${awb}"><b>${awb}</b> ${escapeMarkup(`${reference} · ${name}, ${locker ?? city}`)}${isCancelled ? " (anulat)" : ""}${history}${isCancelled ? "" : buttons}</li>`;
}
