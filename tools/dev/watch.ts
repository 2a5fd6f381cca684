import { watch } from 'node:fs';
import { join } from 'node:path';
import { root } from '../parts';

/** Editors write a file in several steps. */
const settle = 150;

/** Calls `changed` shortly after a source in the folders has changed. */
export function onChange(folders: readonly string[], changed: () => void): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders) {
    watch(join(root, folder), { recursive: true }, (_, file) => {
      if (!file || !/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) return;
      clearTimeout(timer);
      timer = setTimeout(changed, settle);
    });
  }
}
