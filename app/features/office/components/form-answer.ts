/** Errors and typed values of the last form, to show it again. */
export type FormAnswer = { errors: Record<string, string>; typed: Record<string, string> };
