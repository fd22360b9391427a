// Keys are checked by the compiler against the Romanian words. A new room of words adds its two lines here.

import "i18next";
import type shell from "./locales/ro/shell.json";

declare module "i18next" {
  interface Resources {
    shell: typeof shell;
  }
  interface CustomTypeOptions {
    defaultNS: "shell";
    resources: Resources;
  }
}
