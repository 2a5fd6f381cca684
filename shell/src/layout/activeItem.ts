/** Whether a navigation item matches the path: Home exactly, the others by prefix (LAY-015 to LAY-017). */
export function isActive(to: string, path: string): boolean {
  return path === to || (to !== '/' && path.startsWith(to));
}
