import type { FactorsReply, PasskeySummary } from '@meritum/shared/contracts/factors';
import type { Factors } from './context';
import type { Passkey } from './factor';

const presentPasskey = (passkey: Passkey): PasskeySummary => ({
  id: passkey._id,
  name: passkey.name,
  createdAt: passkey.createdAt.toISOString(),
  lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
  disabled: passkey.disabledAt !== null,
});

export async function presentFactors(
  { stores, sealing }: Factors,
  accountId: string,
): Promise<FactorsReply> {
  const totp = await stores.totps.findActive(accountId);
  return {
    passkeys: (await stores.passkeys.listByOwner(accountId)).map(presentPasskey),
    totp: totp && {
      addedAt: totp.addedAt.toISOString(),
      lastUsedAt: totp.lastUsedAt?.toISOString() ?? null,
      disabled: !sealing.opens(totp.secret),
    },
    recoveryCodesLeft: await stores.recoveryCodes.countLeft(accountId),
  };
}
