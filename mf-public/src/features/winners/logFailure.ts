/** ERR-030 requires exactly one console line; no other public page writes any. */
export function logFailure(error: unknown): void {
  console.log('The list of winners could not be loaded:', error);
}
