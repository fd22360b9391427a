// Every operation of the staff API: its address, scopes and shapes. The routes parse by this table, and the OpenAPI document
// is made from it.

import type { z } from "zod";
import type { ApiScope } from "../../../../shop/integrations/api-token.ts";
import { staffApiPaths } from "../../../office-links.ts";
import {
  listingChange,
  listingPage,
  listingShape,
  listingsQuery,
  nothing,
  orderPage,
  orderShape,
  ordersQuery,
  shipment,
  unitChange,
  unitPage,
  unitShape,
  unitsQuery,
  writeOff,
} from "./schemas.ts";

export type Operation = {
  method: "GET" | "PATCH" | "POST";
  path: string;
  summary: string;
  /** A token needs one of them. */
  scopes: readonly ApiScope[];
  query?: z.ZodObject;
  body?: z.ZodType;
  answer: z.ZodType;
  /** Whether If-Match must name the version that was read. */
  isConditional?: true;
};

export const operations = {
  listListings: {
    method: "GET",
    path: staffApiPaths.listings,
    summary: "Published listings in the order of their last change; `next` is the cursor of the next page",
    scopes: ["stock.read"],
    query: listingsQuery,
    answer: listingPage,
  },
  readListing: {
    method: "GET",
    path: staffApiPaths.listing,
    summary: "One listing, with the ETag that a change needs",
    scopes: ["stock.read"],
    answer: listingShape,
  },
  changeListing: {
    method: "PATCH",
    path: staffApiPaths.listing,
    summary: "Change price (prices.write) or title, withdraw, or put on sale again (stock.write)",
    scopes: ["prices.write", "stock.write"],
    body: listingChange,
    answer: listingShape,
    isConditional: true,
  },
  listUnits: {
    method: "GET",
    path: staffApiPaths.units,
    summary: "Units of any state in the order of their codes",
    scopes: ["stock.read"],
    query: unitsQuery,
    answer: unitPage,
  },
  readUnit: {
    method: "GET",
    path: staffApiPaths.unit,
    summary: "One unit, with the ETag that a change needs",
    scopes: ["stock.read"],
    answer: unitShape,
  },
  changeUnit: {
    method: "PATCH",
    path: staffApiPaths.unit,
    summary: "Correct serial number, grade or place",
    scopes: ["stock.write"],
    body: unitChange,
    answer: unitShape,
    isConditional: true,
  },
  writeOffUnit: {
    method: "POST",
    path: staffApiPaths.writeOff,
    summary: "Write off a unit in stock that nobody has",
    scopes: ["stock.write"],
    body: writeOff,
    answer: unitShape,
  },
  listOrders: {
    method: "GET",
    path: staffApiPaths.orders,
    summary: "Orders in the order in which they were placed",
    scopes: ["orders.read"],
    query: ordersQuery,
    answer: orderPage,
  },
  readOrder: {
    method: "GET",
    path: staffApiPaths.order,
    summary: "One order, without personal data of its buyer",
    scopes: ["orders.read"],
    answer: orderShape,
  },
  prepareOrder: {
    method: "POST",
    path: staffApiPaths.prepare,
    summary: "Begin to prepare an order that is paid, or has cash on delivery",
    scopes: ["orders.write"],
    body: nothing,
    answer: orderShape,
  },
  shipOrder: {
    method: "POST",
    path: staffApiPaths.ship,
    summary: "Hand a prepared order to a courier; for a pickup the body is empty",
    scopes: ["orders.write"],
    body: shipment,
    answer: orderShape,
  },
  deliverOrder: {
    method: "POST",
    path: staffApiPaths.deliver,
    summary: "Mark a sent order as delivered",
    scopes: ["orders.write"],
    body: nothing,
    answer: orderShape,
  },
} as const satisfies Record<string, Operation>;
export type OperationName = keyof typeof operations;
