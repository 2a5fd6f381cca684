import type { Winner } from '@meritum/shared/contracts/winners';
import type { Ledger } from '@meritum/shared/merit/ledger/ledger';
import { NotALedger, parseLedger } from '@meritum/shared/merit/ledger/parse-ledger';
import type { PublishedBefore } from '@meritum/shared/merit/ledger/verify';
import { type Contest, directoryOf, ledgerText, type PublishedResult } from './requests';
import { sampleLedger, tamperedSample } from './sample';

/** A ledger, and what there is to hold it against. */
export interface Evidence {
  ledger: Ledger;
  before: PublishedBefore;
  /** The ledger as it was published, where the one that is checked comes from somewhere else. */
  published?: Ledger;
  /** The directory of winners, where the ledger is a published one. */
  winners?: readonly Winner[];
  isSample?: boolean;
}

const mostBytes = 64_000_000;

const beforeOf = ({ root, rulesHash }: PublishedBefore) => ({ root, rulesHash });

/** A published ledger with its root, its rules' hash and the directory. Throws ClientError. */
export async function publishedEvidence(
  result: PublishedResult,
  signal: AbortSignal,
): Promise<Evidence> {
  const [text, winners] = await Promise.all([
    ledgerText(result, signal),
    directoryOf(result, signal),
  ]);
  return { ledger: parseLedger(text), before: beforeOf(result), winners };
}

const isOf = ({ rules }: Ledger, { season, category }: Contest): boolean =>
  rules.season === season && rules.category === category;

async function textOf(file: File): Promise<string> {
  if (file.size > mostBytes) throw new NotALedger('This file is larger than any ledger.');
  return file.text();
}

/** A visitor's file, which stays in the browser, with what was published of its contest, if anything. */
export async function fileEvidence(
  file: File,
  results: readonly PublishedResult[],
  signal: AbortSignal,
): Promise<Evidence> {
  const ledger = parseLedger(await textOf(file));
  const sample = sampleLedger();
  if (isOf(ledger, sample.rules)) return { ...against(ledger, sample), isSample: true };
  const result = results.find((one) => isOf(ledger, one));
  if (!result) return { ledger, before: {} };
  if (!result.published) return { ledger, before: beforeOf(result) };
  const published = parseLedger(await ledgerText(result, signal));
  return { ledger, before: beforeOf(result), published };
}

const against = (ledger: Ledger, published: Ledger): Evidence => ({
  ledger,
  before: beforeOf(published),
  published,
});

/** The sample, whole or with one digit changed. */
export function sampleEvidence(kind: 'whole' | 'tampered'): Evidence {
  const sample = sampleLedger();
  return { ...against(kind === 'whole' ? sample : tamperedSample(), sample), isSample: true };
}
