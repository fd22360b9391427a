// What the contact form sends. Messages are codes: each has words in four languages.

import { z } from "zod";
import { LONGEST_MESSAGE } from "./contact-message.ts";

const LONGEST_NAME = 100;
const LONGEST_EMAIL = 200;

/** A name and an address end up in a letter's head: line breaks and other controls become spaces. */
const oneLine = z.string().transform((text) => text.replace(/[\p{Cc}\s]+/gu, " ").trim());

export const ContactForm = z.object({
  name: oneLine.pipe(z.string().min(2, "name-short").max(LONGEST_NAME, "too-long")),
  email: oneLine.pipe(z.string().max(LONGEST_EMAIL, "too-long").pipe(z.email("email-invalid"))),
  message: z.string().trim().min(10, "message-short").max(LONGEST_MESSAGE, "too-long"),
});
