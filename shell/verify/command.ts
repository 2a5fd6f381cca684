import { basename } from 'node:path';

/** The command that started a program: from the repository or as a downloaded file. */
export function commandOf(program: string): string {
  const own = basename(process.argv[1] ?? '');
  return own.endsWith('.mjs') ? `node ${own}` : `npx tsx shell/verify/${program}.ts`;
}

/** Exits with 0 if everything holds, 1 if not or if `unsound` says so, 2 on other errors. */
export async function run(
  check: () => boolean | Promise<boolean>,
  unsound: new (...given: never[]) => Error,
): Promise<void> {
  try {
    process.exitCode = (await check()) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof unsound ? 1 : 2;
  }
}
