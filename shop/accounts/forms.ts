// The forms of accounts. Messages are codes: each has words in four languages.

import { z } from "zod";
import { emailAddress, oneLine, personName } from "../../base/typed-fields.ts";
import { LONGEST, SHORTEST_KNOWN, SHORTEST_NEW } from "./passwords/password.ts";

const LONGEST_NAME = 100;

const fullName = personName({ max: LONGEST_NAME, short: "full-name-short" }); // spec 5
const knownPassword = z.string().min(SHORTEST_KNOWN, "password-short-known").max(LONGEST, "password-long");
const newPassword = z.string().min(SHORTEST_NEW, "password-short").max(LONGEST, "password-long");

export const LoginForm = z.object({ email: emailAddress, password: knownPassword });

type Twice = { password: string; confirmPassword: string };
const isSameTwice = (form: Twice) => form.password === form.confirmPassword;
const differs = { message: "passwords-differ", path: ["confirmPassword"] };

export const SignupForm = z
  .object({
    name: fullName,
    email: emailAddress,
    password: newPassword,
    confirmPassword: z.string(),
    acceptTerms: z.literal("on", "terms-required"),
  })
  .refine(isSameTwice, { ...differs, when: () => true });

export const ResetForm = z.object({ email: emailAddress });

export const NewPasswordForm = z
  .object({ password: newPassword, confirmPassword: z.string() })
  .refine(isSameTwice, differs);

export const ConfirmForm = z.object({ password: knownPassword });

export const NameForm = z.object({ name: fullName });

export const EmailForm = z.object({ email: emailAddress, password: knownPassword });

export const PasswordForm = z
  .object({ currentPassword: knownPassword, password: newPassword, confirmPassword: z.string() })
  .refine(isSameTwice, differs);

export const CodeForm = z.object({ code: oneLine.pipe(z.string().min(6, "code-required").max(20, "code-required")) });

/** `answer`: what the browser's authenticator answered, as JSON. */
export const PasskeyForm = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("add-passkey"),
    name: oneLine.pipe(z.string().min(1, "name-required").max(60, "too-long")),
    answer: z.string().max(16_000, "form-invalid"),
  }),
  z.object({ intent: z.literal("remove-passkey"), passkey: z.string().max(1400, "form-invalid") }),
]);

export const StaffForm = z.object({ name: fullName, email: emailAddress });
