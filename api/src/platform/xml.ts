/** Characters that XML 1.0 cannot contain. */
const invalidInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\r': '&#13;',
};

/** Text for an element or attribute, with the given characters escaped. */
export const escapedForXml = (text: string, signs: RegExp): string =>
  text.replace(invalidInXml, '').replace(signs, (sign) => entities[sign] ?? sign);
