import type { ZipMember } from './zip';

/** Limits over all relationships of a document, packed and unpacked. */
const maxRelationshipBytes = 2_097_152;
const maxRelationshipParts = 200;

/** Whether a part holds relationships; its name may be encoded. */
const isRelationships = (name: string): boolean =>
  /_rels[\\/]/i.test(
    name.replace(/%([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
  );

/** Links in both editions of the format; nothing is fetched until a reader follows one. */
const hyperlinks = [
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/hyperlink',
];

/** The XML of relationships as word processors write it: tags with attributes, nothing else. */
const declaration =
  /^\uFEFF?(?:<\?xml(?:\s+(?:version|standalone)=["'][\w.]+["']|\s+encoding=["']utf-8["'])*\s*\?>)?/i;
const tag = /\s*<\/?[\w:]+((?:\s+[\w:]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/y;
const attribute = /\s+([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy;

/** Whether a tag is a link or stays within the document. */
function isHarmless(attributes: string): boolean {
  let [type, target, mode] = ['', '', 'Internal'];
  for (const [, name, double, single] of attributes.matchAll(attribute)) {
    const value = double ?? single ?? '';
    if (name === 'Type') type = value;
    if (name === 'Target') target = value;
    if (name?.endsWith('TargetMode')) mode = value;
  }
  if (hyperlinks.includes(type)) return true;
  // Word imports such a page or mail together with everything that it links to.
  if (type.toLowerCase().endsWith('/afchunk')) return false;
  return mode === 'Internal' && !/[:\\]|^\/\/|&#/.test(target);
}

/** Whether a relationships part points at nothing outside; false for any other XML. */
function isInternal(xml: string): boolean {
  let at = declaration.exec(xml)?.[0].length ?? 0;
  const end = xml.trimEnd().length;
  while (at < end) {
    tag.lastIndex = at;
    const found = tag.exec(xml);
    if (!found || !isHarmless(found[1] ?? '')) return false;
    at = tag.lastIndex;
  }
  return true;
}

/**
 * Whether a .docx loads nothing from elsewhere when it is opened: attached templates, linked
 * pictures, objects and frames tell a server who reads the document, and may bring macros. False
 * also above the limits. Throws for damaged parts.
 */
export function isSelfContained(docx: readonly ZipMember[]): boolean {
  const parts = docx.filter(({ name }) => isRelationships(name));
  const bytes = parts.reduce((sum, part) => sum + part.bytes, 0);
  if (parts.length > maxRelationshipParts || bytes > maxRelationshipBytes) return false;
  return parts.every((part) => isInternal(part.read().toString('utf8')));
}
