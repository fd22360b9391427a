// Terms that the assistant explains, the most specific first, and how people ask for an explanation.

import type { Term } from "../criteria.ts";

export const termWords: Record<Term, string> = {
  nvme: "nvme*, m2, m 2",
  vram: "vram*, memorie video, video memory, videomemoria, відеопамят*",
  ddr: "ddr, ddr3, ddr4, ddr5",
  integrated: "integrat*, integrated*, igpu, integralt*, інтегрован*, вбудован*",
  refurbished:
    "reconditionat*, recondition*, refurbish*, refurb, felujit*, відновлен*, восстановлен*, second hand, használt",
  benchmark: "benchmark*, cinebench*, 3dmark*, time spy, furmark*, бенчмарк*",
  grade: "grad, gradul, grade, grades, clasa, grad a, grade a, stare a, allapot*, клас",
  fps: "fps*, cadre, кадр*, фпс*",
  hz: "hz, hertz*, herti, rata de refresh, refresh rate, refresh, рефреш, частота оновлення, herz, герц*, гц",
  tdp: "tdp*",
  ghz: "ghz, gigahertz*, mhz, гігагерц*, ггц",
  cores: "nuclee, nucleu, core, cores, threads, fire de executie, mag, magok, szal, ядр*, потік, потоки",
  psu: "psu, sursa, sursa de alimentare, 80 plus, 80 bronze, power supply, tapegyseg*, tap, блок живлення",
  motherboard: "placa de baza, placi de baza, motherboard*, mainboard*, alaplap*, материнськ*, материнк*, chipset*",
  resolution: "rezoluti*, resolution*, felbontas*, роздільн*, 1440p, 4k, 1080p",
  cooling: "racire*, cooler*, huto, hutot, aio, watercooling, cooling, hutes*, vizhutes*, охолоджен*, кулер*",
  ssd: "ssd*, ссд*",
  hdd: "hdd*, hard disk*, hard drive*, merevlemez*, жорстк* диск*",
  ram: "ram, memorie ram, memoria ram, memorie, memory, memoria, оперативк*, память, озп",
};

export const explainWords =
  "ce inseamna*, ce reprezinta, ce diferenta*, nu stiu ce e, nu stiu ce inseamna, ce vrea sa zica, ce i ala, ce i aia, nu inteleg ce, cu ce se mananca, point of an, point of a, the point of, what is the use of, mit csinal, miert kell, de ce am nevoie de, do i need an, навіщо, mit takar, для чого потріб*, для чого, розкажіть що, розкажи що, ce este, ce e, ce sunt, ce i, ce ii, ce e ala, ce e aia, explica*, explici, la ce foloseste, ce rol are, cum functioneaza, definiti*, what is, what s, whats, what are, what does, what do, explain*, meaning of, tell me about, difference between, mit jelent*, mi az, mi a, mik azok, magyaraz*, mire jo, mi a kulonbseg, що таке, що означа*, що значить, поясни*, поясніть, чим відрізня*, різниця, навіщо потріб*, diferenta dintre, diferenta intre";
