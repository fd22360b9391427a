import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { wordFiles } from "./scripts/word-files.ts";

// Few files compress better than many, and each file's name stands in the line of every route that uses it (docs/decisions/0160): what
// changes with our dependencies only, what every page and the lists have, and small modules of at least three files.
// `npm run bench` tells what a group weighs on the list page.
const groups = [
  { name: "platform", test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
  {
    name: "shop",
    test: /[\\/]app[\\/](root\.tsx|i18n[\\/]|shell[\\/](?!suggestions|not-found)|features[\\/]catalogue[\\/]components[\\/]|shared[\\/](catalogue|session)[\\/]|kit[\\/](pages[\\/](breadcrumbs|company|head|page)|chip|empty|field|notice|pagination)\.tsx?)|[\\/]shop[\\/]catalogue[\\/]/,
    priority: 2,
  },
  { name: "parts", test: /[\\/](app|base|shop)[\\/]/, minShareCount: 3, priority: 0 },
];

/** A shared file is named after its group alone, not after all who share it: every page carries these names. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split("~")[0]}-[hash].js`;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), wordFiles()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames } } } } },
});
