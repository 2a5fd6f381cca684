import type { PaperSize } from '@meritum/shared/contracts/papers';
import type { Caller } from '../../platform/authorisation/actor';
import { serviceCertificate, serviceLetter, serviceOf } from '../assignments/papers/papers';
import { verificationAddress } from './credential';
import { recognitionUnknown } from './errors';
import type { ServicePage } from './page';
import { handedOut, madeOnce, type Recognising } from './recognitions';

const papers = {
  'certificate of service': serviceCertificate,
  'reference letter of a judge': serviceLetter,
} as const;

interface Asked {
  kind: keyof typeof papers;
  size: PaperSize;
  season: string | undefined;
}

/**
 * Draws a paper of a judge's service and records its fingerprint. Throws permission-denied and
 * not-found; failed-precondition before everything is rated.
 */
export async function servicePaper(
  of: Recognising,
  actor: Caller,
  { kind, size, season: named }: Asked,
  signal?: AbortSignal,
) {
  const record = await of.deps.assignments.completedRecordOf(actor, named);
  const season = record.season.id;
  const owner = actor.accountId;
  const recognition = await madeOnce(of, { judge: owner, season, owner });
  const { _id: id } = recognition;
  const verification = { id, address: verificationAddress(of.issuer, id) };
  const pdf = await of.platform.drawPaper(papers[kind](record, size, verification), signal);
  return { season, pdf: await handedOut(of, { recognition }, kind, pdf) };
}

/**
 * A judge's service, by its number on the papers. The number of rated entries is missing until the
 * results are published. Throws not-found.
 */
export async function publicService(of: Recognising, id: string): Promise<ServicePage> {
  const { judge, season } = (await of.stores.recognitions.findById(id)) ?? {};
  const record = judge && season && (await of.deps.assignments.servedBy(judge, season));
  if (!record) throw recognitionUnknown();
  const { name, categories, evaluations, season: seasonName } = serviceOf(record);
  const results = await of.deps.contests.listResults(season);
  const isPublished = record.evaluations.every(({ category }) =>
    results.some((result) => result.category === category && result.state === 'published'),
  );
  return { name, seasonName, categories, ...(isPublished && { evaluations }) };
}
