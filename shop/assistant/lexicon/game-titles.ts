// Games that people ask about, and the measured game whose load each resembles.
// Invariant: the measured games are their own measure. For all others an answer says which game was measured instead.

import type { Game } from "../../catalogue/specs.ts";

type Title = {
  name: string;
  /** The measured game that loads a computer most alike. */
  like: Game;
  /** It needs clearly more than the measured game: an answer asks for twice the frames and says so. */
  heavier?: true;
  /** What people type, besides the name. A trailing "*" stands for any ending. */
  typed: string;
};

export const gameTitles = {
  // Measured
  lol: { name: "League of Legends", like: "lol", typed: "league of legend*, league, lol, lolhoz, лол, ліга легенд" },
  gtav: {
    name: "GTA V",
    like: "gtav",
    typed: "gta, gta5, gta v, gta 5, gtav, grand theft auto, grand theft auto v, гта, гта 5, гта v",
  },
  cs2: {
    name: "Counter-Strike 2",
    like: "cs2",
    typed:
      "cs2, cs 2, csgo, cs go, counter strike*, counterstrike*, counter strike 2, counter, кс2, кс 2, кс, контр страйк*, контра",
  },
  pubg: { name: "PUBG", like: "pubg", typed: "pubg*, battlegrounds, пубг*, пабг*" },
  valorant: { name: "Valorant", like: "valorant", typed: "valorant*, valo, валорант*" },

  // Light: they run on almost everything
  dota2: { name: "Dota 2", like: "lol", typed: "dota*, dota 2, дота*, доти, доту" },
  minecraft: { name: "Minecraft", like: "lol", typed: "minecraft*, майнкрафт*" },
  roblox: { name: "Roblox", like: "lol", typed: "roblox*, роблокс*" },
  sims4: { name: "The Sims 4", like: "lol", typed: "sims*, the sims*, sims 4, сімс*, симс*" },
  "rocket-league": { name: "Rocket League", like: "valorant", typed: "rocket league*, рокет ліг*" },
  "world-of-tanks": { name: "World of Tanks", like: "lol", typed: "world of tanks*, wot, танки" },
  "world-of-warcraft": { name: "World of Warcraft", like: "lol", typed: "world of warcraft*, wow, warcraft*" },
  hearthstone: { name: "Hearthstone", like: "lol", typed: "hearthstone*" },
  terraria: { name: "Terraria", like: "lol", typed: "terraria*" },
  "stardew-valley": { name: "Stardew Valley", like: "lol", typed: "stardew*, stardew valley" },
  "among-us": { name: "Among Us", like: "lol", typed: "among us" },
  "football-manager": { name: "Football Manager", like: "lol", typed: "football manager*" },
  "euro-truck": { name: "Euro Truck Simulator 2", like: "lol", typed: "euro truck*, ets2, ets 2" },
  factorio: { name: "Factorio", like: "lol", typed: "factorio*" },
  "fall-guys": { name: "Fall Guys", like: "lol", typed: "fall guys" },
  "path-of-exile": { name: "Path of Exile", like: "lol", typed: "path of exile*, poe2" },
  metin2: { name: "Metin2", like: "lol", typed: "metin*, metin 2" },

  // Competitive shooters
  fortnite: { name: "Fortnite", like: "pubg", typed: "fortnite*, фортнайт*" },
  overwatch2: { name: "Overwatch 2", like: "valorant", typed: "overwatch*, овервотч*" },
  "rainbow-six": { name: "Rainbow Six Siege", like: "cs2", typed: "rainbow six*, r6, siege" },
  apex: { name: "Apex Legends", like: "pubg", typed: "apex*, apex legends, апекс*" },
  warzone: { name: "Call of Duty: Warzone", like: "pubg", typed: "warzone*, call of duty*, cod warzone, варзон*" },
  "black-ops": { name: "Call of Duty: Black Ops", like: "pubg", typed: "black ops*, modern warfare*" },
  "team-fortress": { name: "Team Fortress 2", like: "valorant", typed: "team fortress*, tf2" },
  "the-finals": { name: "The Finals", like: "pubg", typed: "the finals" },
  "marvel-rivals": { name: "Marvel Rivals", like: "pubg", typed: "marvel rivals" },
  "escape-from-tarkov": { name: "Escape from Tarkov", like: "pubg", typed: "tarkov*, escape from tarkov, тарков*" },
  dayz: { name: "DayZ", like: "pubg", typed: "dayz*" },
  rust: { name: "Rust", like: "pubg", typed: "rust" },
  "war-thunder": { name: "War Thunder", like: "pubg", typed: "war thunder*, вар тандер*" },
  battlefield: { name: "Battlefield", like: "pubg", typed: "battlefield*, battlefield 6, батлфілд*" },
  "destiny-2": { name: "Destiny 2", like: "pubg", typed: "destiny*, destiny 2" },
  "sea-of-thieves": { name: "Sea of Thieves", like: "pubg", typed: "sea of thieves" },
  palworld: { name: "Palworld", like: "pubg", typed: "palworld*" },
  helldivers2: { name: "Helldivers 2", like: "pubg", heavier: true, typed: "helldivers*" },
  stalker2: { name: "S.T.A.L.K.E.R. 2", like: "pubg", heavier: true, typed: "stalker*, сталкер*" },

  // Open worlds and single player
  "ea-fc": { name: "EA Sports FC", like: "gtav", typed: "fifa*, ea fc*, eafc*, fc 24, fc 25, fc 26, фіфа*, фифа*" },
  nba2k: { name: "NBA 2K", like: "gtav", typed: "nba*, nba 2k*" },
  f1: { name: "F1", like: "gtav", typed: "f1, f1 24, f1 25, formula 1" },
  "assetto-corsa": { name: "Assetto Corsa", like: "gtav", typed: "assetto*, assetto corsa*" },
  beamng: { name: "BeamNG.drive", like: "gtav", typed: "beamng*" },
  forza: { name: "Forza Horizon 5", like: "gtav", typed: "forza*, forza horizon*, форза*" },
  witcher3: {
    name: "The Witcher 3",
    like: "gtav",
    typed: "witcher*, the witcher*, witcher 3, the witcher 3, відьмак*, ведьмак*, vajak",
  },
  skyrim: { name: "Skyrim", like: "gtav", typed: "skyrim*, скайрім*, скайрим*" },
  fallout4: { name: "Fallout 4", like: "gtav", typed: "fallout*, фолаут*" },
  "elden-ring": { name: "Elden Ring", like: "gtav", typed: "elden ring*, elden, елден рінг*" },
  "god-of-war": { name: "God of War", like: "gtav", typed: "god of war*" },
  "horizon-zero-dawn": { name: "Horizon Zero Dawn", like: "gtav", typed: "horizon zero dawn*, zero dawn" },
  "assassins-creed": {
    name: "Assassin’s Creed",
    like: "gtav",
    heavier: true,
    typed: "assassins creed*, assassin s creed*, assassins, асасін*",
  },
  "baldurs-gate-3": {
    name: "Baldur’s Gate 3",
    like: "gtav",
    typed: "baldurs gate*, baldur s gate*, baldur*, baldurs gate 3, bg3, балдур*",
  },
  "diablo-4": { name: "Diablo IV", like: "gtav", typed: "diablo*, diablo 4, діабло*" },
  "cities-skylines": { name: "Cities: Skylines", like: "gtav", typed: "cities skylines*, skylines" },
  ark: { name: "ARK", like: "pubg", heavier: true, typed: "ark survival*, ark" },
  subnautica: { name: "Subnautica", like: "gtav", typed: "subnautica*" },
  "no-mans-sky": { name: "No Man’s Sky", like: "gtav", typed: "no mans sky, no man s sky" },
  "microsoft-flight": {
    name: "Microsoft Flight Simulator",
    like: "gtav",
    heavier: true,
    typed: "flight simulator*, msfs*",
  },

  // Heavier than any measured game
  cyberpunk: {
    name: "Cyberpunk 2077",
    like: "gtav",
    heavier: true,
    typed: "cyberpunk*, cyberpunk 2077, cyberpunk 2077 tel, кіберпанк*, киберпанк*, cp2077",
  },
  rdr2: {
    name: "Red Dead Redemption 2",
    like: "gtav",
    heavier: true,
    typed: "red dead*, red dead redemption*, rdr2, rdr 2, рдр*",
  },
  starfield: { name: "Starfield", like: "gtav", heavier: true, typed: "starfield*" },
  "alan-wake-2": { name: "Alan Wake 2", like: "gtav", heavier: true, typed: "alan wake*" },
  "hogwarts-legacy": {
    name: "Hogwarts Legacy",
    like: "gtav",
    heavier: true,
    typed: "hogwarts*, hogwarts legacy, гогвартс*",
  },
  "black-myth": { name: "Black Myth: Wukong", like: "gtav", heavier: true, typed: "black myth*, wukong*" },
  "monster-hunter": { name: "Monster Hunter Wilds", like: "gtav", heavier: true, typed: "monster hunter*" },
  "resident-evil": { name: "Resident Evil", like: "gtav", typed: "resident evil*" },
  "space-marine-2": { name: "Space Marine 2", like: "gtav", heavier: true, typed: "space marine*, warhammer*" },
  "kingdom-come-2": { name: "Kingdom Come: Deliverance II", like: "gtav", heavier: true, typed: "kingdom come*, kcd2" },
  gta6: {
    name: "GTA VI",
    like: "gtav",
    heavier: true,
    typed: "gta6, gta 6, gta vi, gtavi, гта 6, grand theft auto vi",
  },
} as const satisfies Record<string, Title>;

export type GameTitle = keyof typeof gameTitles;

/** A title with all its fields. */
export function titleOf(game: GameTitle): Title {
  return gameTitles[game];
}
