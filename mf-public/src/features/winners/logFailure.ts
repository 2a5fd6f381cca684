/** ERR-030 requires a console line and nothing else; no other public page writes one. */
export function logFailure(error: unknown): void {
  console.log('The list of winners could not be loaded:', error);
}
