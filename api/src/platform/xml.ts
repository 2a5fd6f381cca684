/** Characters that XML 1.0 cannot contain. */
const invalidInXml = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** Text escaped for an element, or for an attribute in double quotes. */
export const xml = (text: string): string =>
  text.replace(invalidInXml, '').replace(/[&<>"\r]/g, (sign) => entities[sign] ?? sign);
