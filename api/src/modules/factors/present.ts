import type { FactorsReply, PasskeySummary } from '@meritum/shared/contracts/factors';
import type { Factors } from './context';
import type { Passkey } from './factor';

const presentPasskey = ({
  _id,
  name,
  createdAt,
  lastUsedAt,
  disabledAt,
}: Passkey): PasskeySummary => ({
  id: _id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  disabled: disabledAt !== null,
});

/** Returns the second factors of an account without secrets. */
export async function presentFactors(
  { passkeys, totps, recoveryCodes, sealing }: Factors,
  accountId: string,
): Promise<FactorsReply> {
  const totp = await totps.activeOf(accountId);
  return {
    passkeys: (await passkeys.allOf(accountId)).map(presentPasskey),
    totp: totp && {
      addedAt: totp.addedAt.toISOString(),
      lastUsedAt: totp.lastUsedAt?.toISOString() ?? null,
      disabled: !sealing.opens(totp.secret),
    },
    recoveryCodesLeft: await recoveryCodes.leftOf(accountId),
  };
}
