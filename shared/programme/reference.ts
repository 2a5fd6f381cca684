/** Returns the short reference of a submission, for mails and phone calls. */
export function referenceOf(nominationId: string): string {
  const letters = nominationId.replace(/[^\da-z]/gi, '').toUpperCase();
  return `N-${letters.slice(0, 4)}-${letters.slice(4, 8)}`;
}
