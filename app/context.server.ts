// The router context of every loader and action.

import { createContext } from "react-router";
import type { Language } from "./i18n/languages.ts";
import type { Shop } from "./composition.server.ts";

export const shopContext = createContext<Shop>();
export const languageContext = createContext<Language>();
