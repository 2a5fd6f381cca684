import { fileUnreadable } from '@meritum/shared/client/readableFile';
import type { RecognitionReply } from '@meritum/shared/contracts/recognitions';
import { rootFrom } from '@meritum/shared/merit/ledger/merkle';
import { recognitionStatement } from '@meritum/shared/merit/ledger/recognition-statement';
import { signatureOfText } from '@meritum/shared/merit/ledger/signature';
import { formatDay } from '@meritum/shared/programme/days';
import { site } from '@meritum/shared/programme/site';
import type { CheckedStep } from '../verification/CheckSteps';
import { hashOfBytes } from '../verification/hash-of-file';
import { publishedResults } from '../verification/requests';
import { checkBadge, type Issuer } from './badge';
import { credentialIn } from './badge-file';
import { issuer, ofFile, recognition } from './requests';

export type Verdict =
  | 'genuine'
  /** The badge is ours, the picture around it is not as we made it. */
  | 'other picture'
  /** Nothing failed, but something could not be checked. */
  | 'not all checked'
  | 'changed'
  | 'not ours'
  /** Our own record fails a check. */
  | 'inconsistent'
  | 'revoked'
  | 'unknown'
  /** We signed it, and have its award no longer. */
  | 'gone';

/** What was checked: an award by its address, or a file. */
type Subject = 'award' | 'certificate' | 'letter' | 'badge' | 'file';

export interface Checked {
  subject: Subject;
  verdict: Verdict;
  /** The award as our record says it; null if it leads to none. */
  award: RecognitionReply | null;
  steps: readonly CheckedStep[];
  /** The file shows a name that the winner no longer has. */
  showsFormerName?: boolean;
}

const passed = (name: string, words: string): CheckedStep => ({ name, holds: words });
const failed = (name: string, words: string): CheckedStep => ({ name, fails: [words] });
const unsure = (name: string, words: string): CheckedStep => ({
  name,
  holds: words,
  isUnsure: true,
});

async function signatureStep(award: RecognitionReply, { keys }: Issuer): Promise<CheckedStep> {
  const name = 'Signature';
  const signed = await signatureOfText(recognitionStatement(award), award, keys);
  if (signed === 'ours')
    return passed(name, 'Our key signed this record: name, tier, category, season and score.');
  if (signed === 'not ours') return failed(name, 'None of our keys signed what the record says.');
  return unsure(name, 'This browser cannot check the signature of the record.');
}

/** Whether the entry's commitment is under the root that was published when judging closed. */
async function ledgerStep(award: RecognitionReply, signal: AbortSignal): Promise<CheckedStep> {
  const name = 'Ledger';
  const { proof, season, category } = award;
  const listed = (await publishedResults(signal)).find(
    (one) => one.season === season && one.category === category,
  );
  if (!proof || !listed) return unsure(name, 'There is no proof of inclusion for this entry.');
  const isHash = [proof.commitment, ...proof.path].every((one) => /^[0-9a-f]{64}$/.test(one));
  if (!isHash || rootFrom(proof.commitment, proof) !== listed.root)
    return failed(name, 'The proof of the entry does not lead to the root that was published.');
  return passed(
    name,
    'The entry was judged: its proof leads to the root that was published when judging closed.',
  );
}

const validityStep = ({ state, revokedAt }: RecognitionReply): CheckedStep =>
  state === 'revoked'
    ? failed(
        'Still valid',
        `Two organisers revoked it${revokedAt ? ` on ${formatDay(revokedAt)}` : ''}.`,
      )
    : passed('Still valid', 'It has not been revoked.');

interface Found {
  subject: Subject;
  id: string;
  /** Checked before the award is known. */
  before?: readonly CheckedStep[];
  /** What of the file contradicts the award. */
  against?(award: RecognitionReply): readonly CheckedStep[];
  ourKeys?: Issuer;
  hasOtherPicture?: boolean;
  showsFormerName?: boolean;
}

function verdictOf(award: RecognitionReply, steps: readonly CheckedStep[], of: Found): Verdict {
  if (award.state === 'revoked') return 'revoked';
  if (steps.some(({ fails }) => fails)) return 'inconsistent';
  if (of.hasOtherPicture) return 'other picture';
  return steps.some(({ isUnsure }) => isUnsure) ? 'not all checked' : 'genuine';
}

async function checkFound(of: Found, signal: AbortSignal): Promise<Checked> {
  const { subject, id, before = [], showsFormerName = false } = of;
  const [award, ourKeys] = await Promise.all([
    recognition(id, signal),
    of.ourKeys ?? issuer(signal),
  ]);
  if (!award) {
    const steps = [...before, failed('Record', 'We have no award on record at this address.')];
    return { subject, verdict: before.length > 0 ? 'gone' : 'unknown', award, steps };
  }
  const against = of.against?.(award) ?? [];
  if (against.length > 0)
    return { subject, verdict: 'not ours', award: null, steps: [...before, ...against] };
  const steps = [
    ...before,
    ...(await Promise.all([signatureStep(award, ourKeys), ledgerStep(award, signal)])),
    validityStep(award),
  ];
  return { subject, verdict: verdictOf(award, steps, of), award, steps, showsFormerName };
}

/** Checks the award of an id. Throws ClientError. */
export const checkAward = (id: string, signal: AbortSignal): Promise<Checked> =>
  checkFound({ subject: 'award', id }, signal);

const notOurs = (subject: Subject, why: string): Checked => ({
  subject,
  verdict: 'not ours',
  award: null,
  steps: [failed('File', why)],
});

/** Whether a badge says the award that is on record: after a leak of our key it might not. */
const sameAward =
  (named: string) =>
  ({ tier, category, seasonName }: RecognitionReply): CheckedStep[] =>
    named === `${site.productName} ${tier}: ${category}, ${seasonName}`
      ? []
      : [failed('Award', `The badge says “${named}”, which is not what our record says.`)];

async function checkSigned(
  { jwt, isPicture }: { jwt: string; isPicture: boolean },
  bytes: Uint8Array<ArrayBuffer>,
  signal: AbortSignal,
): Promise<Checked> {
  const ourKeys = await issuer(signal);
  const badge = await checkBadge(jwt, ourKeys);
  if (badge.kind === 'not ours') return notOurs('badge', badge.why);
  if (badge.kind === 'changed') {
    const steps = [
      failed('Badge', 'It names our key, but our key has not signed what it says now.'),
    ];
    return { subject: 'badge', verdict: 'changed', award: null, steps };
  }
  const signed =
    badge.kind === 'ours'
      ? passed('Badge', 'Our key signed it, and nothing in it was changed since.')
      : unsure('Badge', 'This browser cannot check the signature of the badge.');
  // The signature covers all of a signed text, but nothing of a picture that has one inside.
  const file = isPicture ? await ofFile(await hashOfBytes(bytes), signal) : null;
  const hasOtherPicture = isPicture && file?.id !== badge.id;
  const picture = hasOtherPicture
    ? unsure(
        'Picture',
        'It is not the picture that we made, byte for byte: trust the badge inside, shown here, and not what the picture shows.',
      )
    : passed('Picture', 'It is byte for byte the picture that we made.');
  const before = isPicture ? [signed, picture] : [signed];
  const against = sameAward(badge.name);
  return checkFound(
    { subject: 'badge', id: badge.id, before, against, ourKeys, hasOtherPicture },
    signal,
  );
}

/** The most bytes of a file that are read. */
const mostBytes = 20_000_000;

/**
 * Checks a file, which stays in the browser: the signature of a badge, or that it is byte for byte
 * one that we handed out. Throws ClientError.
 */
export async function checkFile(file: File, signal: AbortSignal): Promise<Checked> {
  if (file.size > mostBytes) return notOurs('file', 'It is larger than any file that we make.');
  const content = await file.arrayBuffer().catch(() => {
    throw fileUnreadable();
  });
  const bytes = new Uint8Array(content);
  const inside = credentialIn(bytes);
  if (inside.kind === 'refused') return notOurs('badge', inside.why);
  if (inside.kind === 'credential') return checkSigned(inside, bytes, signal);
  const found = await ofFile(await hashOfBytes(bytes), signal);
  if (!found)
    return notOurs(
      'file',
      'No certificate, letter or badge of an award is the same, byte for byte.',
    );
  const words = `It is byte for byte the ${found.kind} that we made.`;
  const { kind: subject, id, showsFormerName } = found;
  const before = [passed('File', words)];
  return checkFound({ subject, id, before, showsFormerName }, signal);
}
