// The tools of the MCP server, in the order of a purchase; the shop's own come last.

import { askShop } from "./tools/ask-shop.server.ts";
import { cancelCart, createCart, getCart, updateCart } from "./tools/cart.server.ts";
import { getProduct, lookupCatalog, searchCatalog } from "./tools/catalog.server.ts";
import { checkCompatibility } from "./tools/check-compatibility.server.ts";
import {
  cancelCheckout,
  completeCheckout,
  createCheckout,
  getCheckout,
  updateCheckout,
} from "./tools/checkout.server.ts";
import { estimateFps } from "./tools/estimate-fps.server.ts";
import { getOrder } from "./tools/orders.server.ts";
import { quoteMyPc } from "./tools/quote-my-pc.server.ts";
import { upgradesForMyPc } from "./tools/upgrades-for-my-pc.server.ts";
import { verifyPassport } from "./tools/verify-passport.server.ts";
import type { AgentTool } from "./tools/tool.ts";

export const agentTools: readonly AgentTool[] = [
  searchCatalog,
  lookupCatalog,
  getProduct,
  createCart,
  getCart,
  updateCart,
  cancelCart,
  createCheckout,
  getCheckout,
  updateCheckout,
  completeCheckout,
  cancelCheckout,
  getOrder,
  checkCompatibility,
  estimateFps,
  upgradesForMyPc,
  quoteMyPc,
  verifyPassport,
  askShop,
];
