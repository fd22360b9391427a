// What comes over the network when it is needed (the chat, the tray, a picture from near) is fetched by a plain import():
// the builder's own helper around it exists to fetch styles along with it, and the shop has one style sheet.

import type { Plugin } from "vite";

const HELPER = /vite\/preload-helper\.js$/;

export function plainImports(): Plugin {
  let isMade = false;
  return {
    name: "plain-imports",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform(_code, id) {
      if (!HELPER.test(id)) return null;
      isMade = true;
      return { code: "export const __vitePreload = (load) => load();", map: null };
    },
    generateBundle(_options, bundle) {
      if (!isMade) this.error("the builder no longer has the helper that is left out here");
      const styles = Object.keys(bundle).filter((name) => name.endsWith(".css"));
      if (styles.length > 1) this.error(`one style sheet, not ${styles.join(" and ")}: nothing would fetch the others`);
    },
  };
}
