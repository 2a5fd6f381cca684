import type {
  FileRecognitionReply,
  HandedOutFile,
  RecognitionReply,
} from '@meritum/shared/contracts/recognitions';
import type { PublicKey } from '@meritum/shared/contracts/season-rules';
import type { AuditedDocument } from '../../module-kit/audit-trail';
import type { Platform } from '../../module-kit/define-module';
import type { Caller } from '../../platform/authorisation/actor';
import type { People } from '../../platform/authorisation/two-organisers';
import { notFound } from '../../platform/errors/domain-error';
import type { Signer } from '../../platform/keys/signer';
import type { AssignmentsApi } from '../assignments/api';
import type { ContestsApi } from '../contests/api';
import { contestOf } from '../contests/contest-snapshot';
import { entryUnknown } from '../contests/errors';
import type { NominationsApi } from '../nominations/api';
import type { Nomination, WithoutEssay } from '../nominations/nomination';
import type { PublicationApi } from '../publication/api';
import type { SeasonsApi } from '../seasons/api';
import { type Award, awardOf } from './award';
import type { DrawCard } from './cards';
import { awardRevoked, noAward, recognitionUnknown } from './errors';
import type { Issuer } from './issuer';
import { fingerprintOf, newRecognition, type Recognised, type Recognition } from './recognition';
import type { RecognitionsStore } from './store';

export interface Recognising {
  stores: { recognitions: RecognitionsStore };
  deps: {
    log: { loggedKeys(): Promise<readonly PublicKey[]> };
    seasons: SeasonsApi;
    nominations: Pick<NominationsApi, 'findByIds' | 'listByOwner'>;
    assignments: Pick<AssignmentsApi, 'completedRecordOf' | 'servedBy'>;
    identity: People & { renamedOn(wanted: readonly string[]): Promise<ReadonlyMap<string, Date>> };
    contests: ContestsApi;
    publication: PublicationApi;
    profiles: { publishedProfile(recognitionId: string): Promise<string | undefined> };
  };
  platform: Platform;
  signer: Signer;
  issuer: Issuer;
  drawCard: DrawCard;
  /** Issuers at the site's former origins, which old badges name forever. */
  formerIssuers: readonly Issuer[];
  recordAudit(document: AuditedDocument): Promise<void>;
}

/** A contest by the name of its category, by default of the current season. */
export interface AskedContest {
  season?: string | undefined;
  category: string;
}

/** The caller's own award. */
export interface OwnAward {
  nomination: Nomination;
  award: Award;
  recognition: Recognition;
}

/** How often a free index is drawn; with half of them taken, every second draw succeeds. */
const draws = 64;

/** The recognition of an entry with an award. */
export const recognitionOf = (
  of: Recognising,
  { _id: nominationId, submittedBy: owner }: Pick<Nomination, '_id' | 'submittedBy'>,
): Promise<Recognition> => madeOnce(of, { nominationId, owner });

/** A recognition; the first of several simultaneous calls creates it. */
export async function madeOnce(
  { stores, platform }: Recognising,
  about: Recognised,
): Promise<Recognition> {
  for (let draw = 0; draw < draws; draw += 1) {
    const found = await stores.recognitions.findBySubject(about);
    if (found) return found;
    const made = newRecognition(about, platform.clock);
    if (await stores.recognitions.insert(made)) return made;
  }
  throw new Error('No place in the status list of badges is free');
}

/** The award as corrected, even before everything follows. */
const named = (award: Award, { following }: Recognition): Award =>
  following === undefined ? award : { ...award, ...following };

/** A recognition with its award. Throws not-found for unknown ids and erased winners. */
export async function recognised(
  of: Recognising,
  id: string,
): Promise<{ recognition: Recognition; award: Award; nomination: WithoutEssay }> {
  const recognition = await of.stores.recognitions.findById(id);
  if (!recognition?.nominationId) throw recognitionUnknown();
  const [nomination] = await of.deps.nominations.findByIds([recognition.nominationId]);
  const award = nomination && (await awardOf(of.deps, nomination));
  if (!award) throw recognitionUnknown();
  return { recognition, award: named(award, recognition), nomination };
}

const stateOf = ({ revokedAt }: Recognition) => (revokedAt ? 'revoked' : 'valid');

/** The public view of a recognition, by its id. Throws not-found. */
export async function publicRecognition(of: Recognising, id: string): Promise<RecognitionReply> {
  const { recognition, award, nomination } = await recognised(of, id);
  const { criteria: _, scale: __, designation: ___, publishedAt, ...said } = award;
  const profile = recognition.revokedAt ? undefined : await of.deps.profiles.publishedProfile(id);
  const contest = await of.deps.publication.closedContest(nomination);
  const commitment = contest?.entries.get(award.entry);
  const proof = commitment === undefined ? undefined : contest?.tree.proofOf(commitment);
  return {
    id,
    ...said,
    publishedAt: publishedAt.toISOString(),
    ...(profile && { profile }),
    state: stateOf(recognition),
    revokedAt: recognition.revokedAt?.toISOString() ?? null,
    proof:
      contest && commitment !== undefined && proof
        ? { root: contest.tree.root, commitment, ...proof, path: [...proof.path] }
        : null,
  };
}

/**
 * The award of the actor's own entry, with its recognition. Throws not-found without an entry,
 * failed-precondition without an award or once it is revoked.
 */
export async function ownAward(
  of: Recognising,
  { accountId }: Caller,
  asked: AskedContest,
): Promise<OwnAward> {
  const { contest } = await contestOf(of, asked);
  const nomination = (await of.deps.nominations.listByOwner(accountId)).find(
    (one) => one.season === contest.season && one.category === contest.category,
  );
  if (!nomination) throw entryUnknown();
  const award = await awardOf(of.deps, nomination);
  if (!award) throw noAward();
  const recognition = await recognitionOf(of, nomination);
  if (recognition.revokedAt) throw awardRevoked();
  return { nomination, award: named(award, recognition), recognition };
}

/**
 * Records the fingerprint of a file before its winner gets it, so that others can check the file.
 * Only for files with the same bytes each time, otherwise the list would grow.
 */
export async function handedOut<File extends string | Buffer>(
  { stores }: Recognising,
  { recognition }: Pick<OwnAward, 'recognition'>,
  kind: HandedOutFile,
  file: File,
): Promise<File> {
  const { _id, papers = [] } = recognition;
  const made = fingerprintOf(recognition, kind, file);
  if (!papers.some(({ sha256, naming }) => sha256 === made.sha256 && naming === made.naming))
    await stores.recognitions.addFile(_id, made);
  return file;
}

/** The recognition that one of our files belongs to. Throws not-found for any other file. */
export async function recognitionOfFile(
  { stores }: Recognising,
  sha256: string,
): Promise<FileRecognitionReply> {
  const found = await stores.recognitions.findByFile(sha256);
  const file = found?.papers?.find((one) => one.sha256 === sha256);
  if (!found || !file) throw notFound('This is not an award file of ours, or was altered.');
  const { kind, naming = 0 } = file;
  return {
    id: found._id,
    kind,
    state: stateOf(found),
    // A badge contains no name.
    showsFormerName: kind !== 'badge' && naming < (found.naming ?? 0),
  };
}
