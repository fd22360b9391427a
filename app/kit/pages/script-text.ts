/**
 * Data as the text of a script element: escaped so that no "<" of a title ends the element and no line separator ends
 * the line.
 */
export function scriptText(data: object): string {
  return JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
