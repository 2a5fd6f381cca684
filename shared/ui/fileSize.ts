const units = ['bytes', 'KB', 'MB', 'GB'] as const;

/** Returns a readable file size, in the binary units of our limits: `10485760` is `10 MB`. */
export function fileSize(bytes: number): string {
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  const amount = bytes / 1024 ** power;
  return `${Number(amount.toFixed(amount < 10 && power > 0 ? 1 : 0))} ${units[power]}`;
}
