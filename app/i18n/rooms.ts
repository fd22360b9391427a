// The rooms of words. Keys are checked by the compiler against the Romanian files: a new room adds its two lines here.

import type account from "./locales/ro/account.json";
import type cart from "./locales/ro/cart.json";
import type checkout from "./locales/ro/checkout.json";
import type letters from "./locales/ro/letters.json";
import type faults from "./locales/ro/faults.json";
import type catalogue from "./locales/ro/catalogue.json";
import type chat from "./locales/ro/chat.json";
import type home from "./locales/ro/home.json";
import type papers from "./locales/ro/papers.json";
import type product from "./locales/ro/product.json";
import type refusals from "./locales/ro/refusals.json";
import type shell from "./locales/ro/shell.json";
import type syndication from "./locales/ro/syndication.json";
import type ui from "./locales/ro/ui.json";
import type compare from "./locales/ro/compare.json";
import type tray from "./locales/ro/tray.json";
import type about from "./locales/ro/about.json";
import type configurator from "./locales/ro/configurator.json";
import type legal from "./locales/ro/legal.json";
import type sell from "./locales/ro/sell.json";
import type auth from "./locales/ro/auth.json";
import type accountLetters from "./locales/ro/account-letters.json";
import type office from "./locales/ro/office.json";
import type contact from "./locales/ro/contact.json";
import type alerts from "./locales/ro/alerts.json";
import type favourites from "./locales/ro/favourites.json";

export type Rooms = {
  auth: typeof auth;
  "account-letters": typeof accountLetters;
  office: typeof office;
  contact: typeof contact;
  sell: typeof sell;
  legal: typeof legal;
  configurator: typeof configurator;
  about: typeof about;
  account: typeof account;
  cart: typeof cart;
  checkout: typeof checkout;
  letters: typeof letters;
  faults: typeof faults;
  catalogue: typeof catalogue;
  chat: typeof chat;
  home: typeof home;
  papers: typeof papers;
  product: typeof product;
  refusals: typeof refusals;
  shell: typeof shell;
  syndication: typeof syndication;
  ui: typeof ui;
  compare: typeof compare;
  tray: typeof tray;
  alerts: typeof alerts;
  favourites: typeof favourites;
};

export type Room = keyof Rooms;
