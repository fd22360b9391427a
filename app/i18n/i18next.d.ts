// Keys are checked by the compiler against the Romanian words. A new room of words adds its two lines here.

import "i18next";
import type shell from "./locales/ro/shell.json";
import type ui from "./locales/ro/ui.json";

declare module "i18next" {
  interface Resources {
    shell: typeof shell;
    ui: typeof ui;
  }
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: Resources;
  }
}
