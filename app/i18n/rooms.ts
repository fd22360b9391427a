// The rooms of words. Keys are checked by the compiler against the Romanian files: a new room adds its two lines here.

import type letters from "./locales/ro/letters.json";
import type faults from "./locales/ro/faults.json";
import type catalogue from "./locales/ro/catalogue.json";
import type chat from "./locales/ro/chat.json";
import type home from "./locales/ro/home.json";
import type product from "./locales/ro/product.json";
import type shell from "./locales/ro/shell.json";
import type ui from "./locales/ro/ui.json";
import type compare from "./locales/ro/compare.json";

export type Rooms = {
  letters: typeof letters;
  faults: typeof faults;
  catalogue: typeof catalogue;
  chat: typeof chat;
  home: typeof home;
  product: typeof product;
  shell: typeof shell;
  ui: typeof ui;
  compare: typeof compare;
};

export type Room = keyof Rooms;
