// The nonce by which the server finds the shop's own inline scripts in a finished page
// (`app/server/inline-scripts.server.ts`). Undefined in the browser.

import { createContext } from "react";

export const ScriptNonceContext = createContext<string | undefined>(undefined);
