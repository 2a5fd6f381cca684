import type { DocumentNotice } from '@meritum/shared/contracts/nominations';
import type { ZipMember } from './zip';

/** Limit of the XML that is read of a Word file, in bytes; a book has a tenth of it. */
const maxText = 33_554_432;

const said: [DocumentNotice, RegExp][] = [
  ['comments', /<(?:\w+:)?comment\s/],
  ['changes', /<(?:\w+:)?(?:ins|del|moveFrom|moveTo)\s[^<>]*author=/],
];

/** The XML of a Word file's texts; empty above the limit. Throws for damaged parts. */
export function textsOf(members: readonly ZipMember[]): string[] {
  const texts = members.filter(({ name }) => /^word\/[^/]+\.xml$/i.test(name));
  if (texts.reduce((sum, { bytes }) => sum + bytes, 0) > maxText) return [];
  return texts.map((member) => member.read().toString('utf8'));
}

/** Notices for the owner of a Word file: comments and tracked changes. */
export function wordNotices(members: readonly ZipMember[]): DocumentNotice[] {
  const texts = textsOf(members);
  return said.flatMap(([notice, tag]) => (texts.some((xml) => tag.test(xml)) ? [notice] : []));
}
