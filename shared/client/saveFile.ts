/** Downloads a file that exists only in this browser. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  followDownload(address, name);
  // Some browsers start reading only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Follows a link to a file, which gets the server's name by default. */
export function followDownload(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}
