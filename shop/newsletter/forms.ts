// The form of the newsletter.

import { z } from "zod";

const LONGEST_EMAIL = 200;

export const SubscribeForm = z.object({
  email: z.string("email-invalid").trim().toLowerCase().max(LONGEST_EMAIL, "too-long").pipe(z.email("email-invalid")),
});
