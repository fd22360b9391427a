// The mark by which the server knows the shop's own inline scripts in a finished page (`app/server/own-scripts.server.ts`). Undefined in
// the browser, where nothing is marked.

import { createContext } from "react";

export const ScriptMarkContext = createContext<string | undefined>(undefined);
