import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf } from '@meritum/shared/merit/ledger/commitment';
import type { Ledger } from '@meritum/shared/merit/ledger/ledger';
import { publishLedger } from '@meritum/shared/merit/ledger/publish';
import { verifyLedger } from '@meritum/shared/merit/ledger/verify';
import { decided } from '@meritum/shared/merit/testing/decision';
import { arbitrarySeason } from '@meritum/shared/merit/testing/seasons';
import { bundleVerifier } from '../../shell/build/verifier';
import { root } from '../parts';
import { asJson } from './report';

const folder = mkdtempSync(join(tmpdir(), 'ledgers-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ran = (program: string, args: readonly string[]) => {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  if (error) throw error;
  return { status, stdout, stderr };
};
const fromSources = (...args: string[]) =>
  ran(process.execPath, ['--import', 'tsx', 'tools/verify/verify-ledger.ts', ...args]);

/** The one file that the site offers. */
const program = join(folder, 'verify-ledger.mjs');
beforeAll(async () => writeFileSync(program, await bundleVerifier()));
const command = (...args: string[]) => ran(process.execPath, [program, ...args]);
const python = (...args: string[]) => ran('python3', ['docs/verify_ledger.py', ...args]);

/** Without Python the second implementation cannot be held against ours; the title says so. */
const hasPython = spawnSync('python3', ['--version']).status === 0;

function written(name: string, ...ledgers: readonly unknown[]): string {
  const file = join(folder, name);
  writeFileSync(file, ledgers.map((one) => JSON.stringify(one)).join('\n'));
  return file;
}

const ledgers = Array.from({ length: 1000 }, (_, seed) => publishLedger(arbitrarySeason(seed)));
const aSeason = ledgers.find(
  ({ entries, rows }) => rows.length > 9 && entries.some(({ tier }) => tier),
) as Ledger;

/** A ledger in which one digit of one rating's first score is another. */
const tampered = ({ rows: [first, ...others], ...rest }: Ledger): Ledger => ({
  ...rest,
  rows: [
    {
      ...(first as Ledger['rows'][0]),
      scores: (first?.scores ?? []).map((one, at) => (at ? one : (one % 9) + 1)),
    },
    ...others,
  ],
});

/** Another number of acts, another signature, and the same passkey twice. */
const changes = ({ decision }: Awaited<ReturnType<typeof decided>>) => {
  const { statement, signatures } = decision;
  const [one, other] = signatures;
  const swapped = one && other && { ...one, signature: other.signature };
  return [
    { statement: statement.replace('"times":2', '"times":3'), signatures },
    { statement, signatures: [swapped, other] },
    { statement, signatures: [one, one] },
  ];
};

const others = [
  { name: 'the command', run: command },
  ...(hasPython ? [{ name: 'the Python file', run: python }] : []),
];
const title = hasPython ? '%s' : '%s (without the Python file: there is no python3 here)';

describe.each(others.map((one) => [one.name, one.run] as const))(title, (_, run) => {
  test('computes the same tiers, scores and hashes as the server for 1,000 random seasons', () => {
    const { status, stdout } = run('--json', written('seasons.jsonl', ...ledgers));
    const again = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
    expect(again).toEqual(
      ledgers.map(({ rulesHash, root: published, entries }) => ({
        valid: true,
        rulesHash,
        root: published,
        entries: entries.map(({ name: _name, pseudonym, ratings, score, tier }) => ({
          pseudonym,
          ratings,
          score,
          tier,
        })),
      })),
    );
    expect(status).toBe(0);
  });

  test('checks rules with and without a largest load', () => {
    const { rules, ...season } = arbitrarySeason(1);
    const both = [rules, { ...rules, largestLoadHundredths: 200 }].map((one) =>
      publishLedger({ ...season, rules: one }),
    );
    const { status, stdout } = run('--json', written('rules.jsonl', ...both));
    expect(stdout.trimEnd().split('\n')).toEqual(both.map((one) => asJson(verifyLedger(one))));
    expect(status).toBe(0);
  });

  test('finds one changed digit in each of 300 seasons', () => {
    const changed = ledgers
      .filter(({ rows }) => rows.length > 0)
      .slice(0, 300)
      .map(tampered);
    const { status, stdout } = run('--json', written('tampered.jsonl', ...changed));
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toEqual(changed.map((one) => asJson(verifyLedger(one))));
    expect(lines.filter((line) => line.startsWith('{"valid":false,'))).toHaveLength(300);
    expect(status).toBe(1);
  });

  test('checks what two organisers signed, and finds one changed digit of it', async () => {
    const signed = await Promise.all([0, 1, 2].map(() => decided(aSeason, 'ES256', 'ES256')));
    const changed = signed.map((ledger, at) => ({ ...ledger, decision: changes(ledger)[at] }));
    const file = written('signed.jsonl', ...signed, await decided(aSeason, 'RS256'), ...changed);
    const { status, stdout } = run('--json', file);
    const valid = stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.startsWith('{"valid":true,'));
    expect([status, valid]).toEqual([1, [true, true, true, true, false, false, false]]);
    const words = run(written('signed.json', signed[0]));
    expect(words.stdout.toLowerCase()).toContain('judges verified: 2, by 2 organisers');
    expect([words.status, words.stdout.trimEnd().split('\n').at(-1)]).toEqual([
      0,
      'Everything holds.',
    ]);
  });

  test('says whether a ledger has the published root and rules', () => {
    const file = written('one.json', aSeason);
    const { root: published, rulesHash } = aSeason;
    const good = run(file, '--root', published, '--rules-hash', rulesHash);
    const bad = run(file, '--root', rulesHash, '--rules-hash', published);
    expect([good.status, good.stdout.trimEnd().split('\n').at(-1)]).toEqual([
      0,
      'Everything holds.',
    ]);
    expect([bad.status, bad.stdout.match(/published/g)?.length]).toEqual([1, 2]);
  });
});

test("the command finds a judge's rating by its receipt", () => {
  const row = aSeason.rows[0] as Ledger['rows'][0];
  const commitment = commitmentOf({ rulesHash: aSeason.rulesHash, ...row });
  const file = written('receipt.json', aSeason);
  const { status, stdout } = command(file, '--receipt', `${commitment}:${row.salt.slice(32)}`);
  expect([status, stdout.trimEnd().split('\n').at(-1)]).toEqual([
    0,
    `Receipt: the rating of ${row.entry}, ${row.scores.join(' ')}, is in the ledger.`,
  ]);
});

test('the command shows its usage and refuses what is not a ledger', () => {
  const usage = fromSources();
  const notOne = command(written('none.json', { ...aSeason, rows: [{}] }));
  expect([usage.status, usage.stderr.split('\n')[0]]).toEqual([
    2,
    'Usage: npx tsx tools/verify/verify-ledger.ts [options] <ledger.json>',
  ]);
  expect([notOne.status, notOne.stderr]).toEqual([1, 'This is not a ledger; see /rows/0/entry.\n']);
});
