import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { wordFiles } from "./scripts/word-files.ts";

// Few files compress better than many, and the manifest repeats each file's name for every route that uses it (docs/decisions/0160).
// Groups: dependencies, what every page and the lists need, and small modules that at least three chunks share.
// `npm run bench` prints what a group weighs on the list page.
const groups = [
  { name: "platform", test: /[\\/]node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/, priority: 3 },
  {
    name: "shop",
    test: /[\\/]app[\\/](root\.tsx|i18n[\\/]|shell[\\/](?!suggestions|not-found)|features[\\/]catalogue[\\/]components[\\/]|shared[\\/](catalogue|session)[\\/]|kit[\\/](pages[\\/](breadcrumbs|company|head|page)|chip|empty|field|notice|pagination)\.tsx?)|[\\/]shop[\\/]catalogue[\\/](?!editing|bench)/,
    priority: 2,
  },
  { name: "parts", test: /[\\/](app|base|shop)[\\/](?!features[\\/]office[\\/])/, minShareCount: 3, priority: 1 },
  { name: "office", test: /[\\/]app[\\/]features[\\/]office[\\/]/, minShareCount: 2, priority: 0 },
];

/** A shared file is named after its group alone, not after all its users: every page contains these names. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split("~")[0]}-[hash].js`;

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), wordFiles()],
  build: { target: "es2022", assetsInlineLimit: 0, modulePreload: false },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups }, chunkFileNames } } } } },
});
