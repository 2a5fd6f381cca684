import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { accountNamed, eraseAccount as erase } from '../modules/account/deletion';
import { archiveOf, exportAccount as filesOf } from '../modules/account/export';
import { addressesOf } from '../modules/identity/addresses';
import { onDatabase } from './on-database';

const usage = 'Usage: erase-account <e-mail or id of the account> <how the person was identified>';

/** `meritum erase-account <e-mail or id> <reason>`: erases an account and all personal data. */
export async function eraseAccount([named, reason]: readonly string[]): Promise<void> {
  if (!named || !reason) throw new Error(usage);
  await onDatabase(async ({ account }) => {
    await erase(account, { named, reason });
    console.log('The account has been erased. What still runs is erased within 15 minutes.');
  });
}

const exportUsage = 'Usage: export-account <e-mail or id of the account> <file to write>';

/** `meritum export-account <e-mail or id> <file>`: writes all data of an account into a zip file. */
export async function exportAccount([named, file]: readonly string[]): Promise<void> {
  if (!named || !file) throw new Error(exportUsage);
  await onDatabase(async ({ account }) => {
    const found = await accountNamed(account, named);
    const { _id, email } = found;
    const files = await filesOf(account, { _id, email, addresses: addressesOf(found) });
    const zip = archiveOf(files, account.platform.clock());
    await pipeline(zip, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
    console.log(`All data of the account is in ${file}.`);
  });
}
