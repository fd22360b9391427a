import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { lighterRouter } from "./scripts/lighter-router.ts";
import { plainImports } from "./scripts/plain-imports.ts";
import { wordFiles } from "./scripts/word-files.ts";

// Few files pack better than many (docs/decisions/0011): what changes with our dependencies only, what every page has, and
// the catalogue with the parts of the kit that its list uses. `npm run bench` tells what a group weighs on the list page.
const groups = [
  { name: "platform", test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
  { name: "shop", test: /[\\/]app[\\/](root\.tsx|i18n[\\/]|ui[\\/]shell[\\/])/, priority: 2 },
  { name: "catalogue", test: /[\\/]app[\\/]ui[\\/](catalogue[\\/]|(breadcrumbs|chip|empty|field|head|notice|page|pagination)\.tsx)|[\\/]shop[\\/]catalogue[\\/]/, priority: 1 },
];

/** A shared file is named after its group alone, not after all who share it: every page carries these names. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split("~")[0]}-[hash].js`;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), lighterRouter(), plainImports(), wordFiles()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames } } } } },
});
