// Finds the browser for the e2e tests: CHROMIUM_PATH, an installed one, or Debian's package, which it installs.

import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const USUAL_PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** The path of the program. Throws an error of one line if there is none and none can be installed. */
export function findChromium(): string {
  const named = process.env["CHROMIUM_PATH"];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  const found = USUAL_PLACES.find((place) => existsSync(place)) ?? installed();
  if (!found) {
    throw new Error(
      "The browser journeys need Chromium: install it (on Debian: apt-get install chromium) or set CHROMIUM_PATH.",
    );
  }
  return found;
}

function installed(): string | undefined {
  const mayInstall = process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!mayInstall) return undefined;
  console.info("Installing Chromium for the browser journeys (once)…");
  const quiet = { stdio: "ignore" as const };
  spawnSync("apt-get", ["update", "-qq"], quiet);
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], quiet);
  return USUAL_PLACES.find((place) => existsSync(place));
}
