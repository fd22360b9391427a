/** The name that `GET /v1/about` returns, so that a shop can identify the process on the port. */
export const ABOUT = "pcbis-sandbox-card";
