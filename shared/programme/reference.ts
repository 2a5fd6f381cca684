/** How a submission is called on the telephone and in mails: short, and the same everywhere. */
export function referenceOf(nominationId: string): string {
  const letters = nominationId.replace(/[^\da-z]/gi, '').toUpperCase();
  return `N-${letters.slice(0, 4)}-${letters.slice(4, 8)}`;
}
