/** What `GET /v1/about` says, so that a shop knows whom it found on the port. */
export const ABOUT = "pcbis-sandbox-card";
