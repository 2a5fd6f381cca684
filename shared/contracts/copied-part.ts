/**
 * The id or slug at the end of a copied address, without a full stop, bracket, line break or
 * zero-width space after it. Ours consist of letters, digits, `-` and `_`.
 */
export const copiedPart = (text: string): string => text.replace(/[^\w-]/g, '');
