/**
 * The id or slug at the end of a copied address without what stuck to it: a full stop, a bracket, a
 * line break, a zero-width space. Ours consist of letters, digits, `-` and `_`.
 */
export const copiedPart = (text: string): string => text.replace(/[^\w-]/g, '');
