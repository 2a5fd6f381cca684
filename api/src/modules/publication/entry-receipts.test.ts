import { createPublicKey, verify } from 'node:crypto';
import { calls } from '@meritum/shared/contracts/calls';
import type { EntryReceiptsReply } from '@meritum/shared/contracts/log';
import { rootFrom } from '@meritum/shared/merit/ledger/merkle';
import { entryReceiptStatement } from '@meritum/shared/merit/log/entry-receipt';
import { deleteAccount, type Person } from '../../../testing/accounts';
import { suiteApp } from '../../../testing/app';
import { testComposer, testLogHead } from '../../../testing/mail-requests';
import { mailsTo } from '../../../testing/mails';
import { everyMailIsPending } from '../../../testing/pending-mails';
import {
  closed,
  decide,
  proposedVoid,
  publicResult,
  ratedContest,
  suiteOrganisers,
  technology,
  times,
} from '../../../testing/results';
import { allMails } from '../../composition/modules';

const suite = suiteApp();
everyMailIsPending(suite);
const admins = suiteOrganisers(suite);

const receiptsOf = async ({ authorized: headers }: Person): Promise<EntryReceiptsReply> =>
  (await suite().app.inject({ url: '/api/nominations/receipts', headers })).json();

async function isSigned({ keyId, signature, ...stated }: EntryReceiptsReply['receipts'][number]) {
  const { keys } = (await suite().app.inject('/api/season/rules')).json();
  const key = keys.find(({ id }: { id: string }) => id === keyId);
  const x = Buffer.from(key.publicKey, 'hex').toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const statement = Buffer.from(entryReceiptStatement(stated));
  return verify(null, statement, publicKey, Buffer.from(signature, 'hex'));
}

test('a nominator has a signed receipt at once, the same each time, and at closing the proof', async () => {
  const { Ada, Bo } = await ratedContest(suite().app, {
    Ada: [...times(17, 8), 9, 9, 9, 9],
    Bo: times(20, 6),
  });
  const { receipts } = await receiptsOf(Ada);
  const [receipt] = receipts;
  if (!receipt) throw new Error('There is no receipt');
  expect(receipts).toEqual([
    {
      ...receipt,
      ...technology,
      pseudonym: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/),
      proof: null,
    },
  ]);
  expect([await isSigned(receipt), await isSigned({ ...receipt, version: 'another' })]).toEqual([
    true,
    false,
  ]);
  expect((await receiptsOf(Ada)).receipts).toEqual(receipts);

  await closed(suite().app, admins()[0]);
  const { root } = await publicResult(suite().app);
  const proofs = [];
  for (const nominee of [Ada, Bo]) proofs.push((await receiptsOf(nominee)).receipts[0]?.proof);
  expect(proofs.map((proof) => proof && rootFrom(proof.commitment, proof))).toEqual([root, root]);
  expect(proofs[0]?.commitment).not.toBe(proofs[1]?.commitment);
  expect((await receiptsOf(Ada)).receipts).toEqual([{ ...receipt, proof: proofs[0] }]);
});

test('without a nomination under review there is no receipt', async () => {
  expect((await receiptsOf(admins()[0])).receipts).toEqual([]);
});

const compose = testComposer(allMails);

/** The mails of the closing to a nominator. */
async function proofMailsTo({ email }: Person) {
  const mails = await mailsTo(suite().app, email);
  return Promise.all(mails.filter(({ template }) => template === 'entry-proof').map(compose));
}

test('at closing each nominator is mailed the same receipt and proof once, also of a voided entry, and no rating', async () => {
  const { app } = suite();
  const [one, other] = admins();
  const nominees = await ratedContest(app, {
    Ada: [...times(10, 8), ...times(11, 9)],
    Bo: times(20, 6),
    Cy: times(20, 5),
    Di: [],
  });
  const voidId = await proposedVoid(app, one, nominees.Bo);
  await decide(app, other, 'voids/confirmation', { voidId });
  await deleteAccount(app, nominees.Cy);
  const withdrawn = await app.inject({
    method: 'POST',
    url: calls.withdrawTechNomination.path,
    headers: nominees.Di.authorized,
  });
  expect(withdrawn.statusCode).toBe(204);
  expect(await proofMailsTo(nominees.Ada)).toEqual([]);

  await closed(app, one);
  await closed(app, other);
  const { root } = await publicResult(app);
  for (const nominee of [nominees.Ada, nominees.Bo]) {
    const mails = await proofMailsTo(nominee);
    const received = await receiptsOf(nominee);
    expect(mails.map(({ attachment }) => JSON.parse(attachment?.json ?? ''))).toEqual([
      { ...received, logHead: testLogHead },
    ]);
    const [text = ''] = mails.map((mail) => mail.text);
    expect([text.includes(root), text.includes(received.receipts[0]?.pseudonym ?? '-')]).toEqual([
      true,
      true,
    ]);
    expect(text).not.toMatch(/Gold|Silver|Platinum|score|void/i);
  }
  for (const nominee of [nominees.Cy, nominees.Di]) expect(await proofMailsTo(nominee)).toEqual([]);
});
