// The form of the newsletter.

import { z } from "zod";
import { emailAddress } from "../../base/typed-fields.ts";

export const SubscribeForm = z.object({
  email: emailAddress,
});
