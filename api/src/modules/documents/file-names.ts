import { limits } from '@meritum/shared/contracts/limits';

// Control characters, and those that turn the direction of writing ("exe.fdp" shown as "pdf.exe").
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;
const unsafe = /[<>:"/\\|?*]/g;

/** A file name that is safe in a path, in a header and on a screen; its extension is kept. */
export function safeFileName(given: string): string {
  const name = (given.split(/[/\\]/).pop() ?? '')
    .normalize('NFC')
    .replace(invisible, '')
    .replace(unsafe, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 ? name.slice(dot) : '';
  const stem = (dot > 0 ? name.slice(0, dot) : name) || 'document';
  const room = limits.documentNameCharacters - extension.length;
  return `${[...stem].join('').slice(0, room)}${extension}`;
}

/** Where a document is stored (ENT-017); the owner's address decides the folder (PERM-013). */
export function storagePath(owner: { email: string }, uploadedAt: Date, name: string): string {
  return `nominations/${owner.email}/${uploadedAt.getTime()}_${name}`;
}

/** `Content-Disposition` of a download: RFC 6266, with the full name in RFC 5987 form. */
export function attachment(name: string): string {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
