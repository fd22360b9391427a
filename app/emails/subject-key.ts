/** Whether a key of an e-mail's words is that of its subject. */
export function isSubject(key: string): boolean {
  return /\.subject(\.|$)/.test(key);
}
