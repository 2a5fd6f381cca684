import { fileUnreadable } from '@meritum/shared/client/readableFile';
import type { PublishedCounts } from '@meritum/shared/contracts/published-results';
import type { Winner } from '@meritum/shared/contracts/winners';
import type { Ledger } from '@meritum/shared/merit/ledger/ledger';
import { NotALedger, parseLedger } from '@meritum/shared/merit/ledger/parse-ledger';
import type { PublishedBefore } from '@meritum/shared/merit/ledger/verify';
import { hashOfBytes } from './hash-of-file';
import {
  type Contest,
  type ContestJudge,
  directoryOf,
  judgesOf,
  ledgerText,
  type PublishedResult,
  publishedResults,
} from './requests';
import { sampleLedger, tamperedSample } from './sample';

export interface Evidence {
  ledger: Ledger;
  before: PublishedBefore;
  /** The published ledger, if the checked one comes from elsewhere. */
  published?: Ledger;
  winners?: readonly Winner[];
  judges?: readonly ContestJudge[];
  counts?: PublishedCounts;
  isSample?: boolean;
  file?: LedgerFile;
}

/** SHA-256 of a ledger's text and of the published one, in hexadecimal. */
interface LedgerFile {
  hash: string;
  published: string | undefined;
  /** Whether it is a visitor's file, which may be older than the erasing of an entry. */
  isKept: boolean;
}

const maxBytes = 64_000_000;

const beforeOf = ({ root, rulesHash }: PublishedBefore) => ({ root, rulesHash });

const beforeIn = ({ published, ...result }: PublishedResult): PublishedBefore => ({
  ...beforeOf(result),
  voidsRoot: published?.voidsRoot,
});

const hashOfFile = (text: string) => hashOfBytes(new TextEncoder().encode(text));

/** Fetches a ledger's text and its published hash. Throws ClientError. */
async function listedText(result: PublishedResult, signal: AbortSignal) {
  const text = await ledgerText(result, signal);
  return { text, hash: await hashOfFile(text), published: result.published?.ledgerHash };
}

/** The current hash, because the list may be older than the erasing of an entry. */
async function listedTextNow(contest: PublishedResult, signal: AbortSignal) {
  const results = await publishedResults(signal);
  return listedText(results.find((one) => isSameContest(one, contest)) ?? contest, signal);
}

const isSameContest = (one: Contest, other: Contest): boolean =>
  one.season === other.season && one.category === other.category;

/** Fetches a published ledger with its evidence. Throws ClientError. */
export async function publishedEvidence(
  result: PublishedResult,
  signal: AbortSignal,
): Promise<Evidence> {
  const [first, winners, judges] = await Promise.all([
    listedText(result, signal),
    directoryOf(result, signal),
    judgesOf(result, signal),
  ]);
  const isListed = first.hash === first.published;
  const { text, hash, published } = isListed ? first : await listedTextNow(result, signal);
  const file = { hash, published, isKept: false };
  return {
    ledger: parseLedger(text),
    before: beforeIn(result),
    winners,
    judges,
    file,
    ...countsOf(result),
  };
}

const countsOf = ({ published }: PublishedResult) => published && { counts: published.counts };

const isOf = ({ rules }: Ledger, contest: Contest): boolean => isSameContest(rules, contest);

async function textOf(file: File): Promise<string> {
  if (file.size > maxBytes) throw new NotALedger('This file is too large to be a ledger.');
  return file.text().catch(() => {
    throw fileUnreadable();
  });
}

/** A visitor's file, which stays in the browser, with its contest's published evidence. */
export async function fileEvidence(
  file: File,
  results: readonly PublishedResult[],
  signal: AbortSignal,
): Promise<Evidence> {
  const text = await textOf(file);
  const ledger = parseLedger(text);
  const sample = sampleLedger();
  if (isOf(ledger, sample.rules)) return { ...against(ledger, sample), isSample: true };
  const result = results.find((one) => isOf(ledger, one));
  const hash = await hashOfFile(text);
  const kept = (listed?: string): LedgerFile => ({ hash, published: listed, isKept: true });
  if (!result) return { ledger, before: {}, file: kept() };
  if (!result.published) return { ledger, before: beforeIn(result), file: kept() };
  const listed = await ledgerText(result, signal);
  return {
    ledger,
    before: beforeIn(result),
    published: parseLedger(listed),
    ...countsOf(result),
    file: kept(await hashOfFile(listed)),
  };
}

const against = (ledger: Ledger, published: Ledger): Evidence => ({
  ledger,
  before: beforeOf(published),
  published,
});

export function sampleEvidence(kind: 'whole' | 'tampered'): Evidence {
  const sample = sampleLedger();
  return { ...against(kind === 'whole' ? sample : tamperedSample(), sample), isSample: true };
}
