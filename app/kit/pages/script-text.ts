/** Data as the text of a script: no "<" of a title can end the element, no line separator its line. */
export function scriptText(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
