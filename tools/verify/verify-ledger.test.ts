import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf } from '@meritum/shared/merit/ledger/commitment';
import type { Ledger, LedgerOfFormat2 } from '@meritum/shared/merit/ledger/ledger';
import { publishLedger } from '@meritum/shared/merit/ledger/publish';
import { verifyLedger } from '@meritum/shared/merit/ledger/verify';
import { sample, sample2 } from '@meritum/shared/merit/testing/sample';
import { arbitrarySeason, arbitrarySeason2 } from '@meritum/shared/merit/testing/seasons';
import { tamperings } from '@meritum/shared/merit/testing/tamperings';
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

/** Half of each format. */
const ledgers = Array.from({ length: 1000 }, (_, seed) =>
  publishLedger(seed % 2 === 0 ? arbitrarySeason(seed) : arbitrarySeason2(seed)),
);
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
      ledgers.map(({ rulesHash, root: published, entries, ...ledger }) => ({
        valid: true,
        rulesHash,
        root: published,
        voidsRoot: 'voidsRoot' in ledger ? ledger.voidsRoot : null,
        counts: expect.anything(),
        voids: expect.anything(),
        entries: entries.map(
          ({ name: _name, nameHash: _hash, nameSalt: _salt, ...outcome }) => outcome,
        ),
      })),
    );
    expect(stdout.trimEnd().split('\n')).toEqual(ledgers.map((one) => asJson(verifyLedger(one))));
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

  test('finds each of the ways to tamper with format 2, in a season where it is possible', () => {
    const seasons = [
      publishLedger(sample2),
      ...ledgers.filter(
        (one) =>
          one.format === 'meritum-ledger/2' &&
          one.voided.length > 0 &&
          one.entries.filter(({ name }) => name).length > 1 &&
          one.sealed.some(({ state }) => state === 'voided'),
      ),
    ] as LedgerOfFormat2[];
    const changed = seasons.flatMap((one) => tamperings.map(([, change]) => change(one)));
    const file = written('forged.jsonl', ...changed);
    const lines = run('--json', file).stdout.trimEnd().split('\n');
    const found = lines.map((line) => (JSON.parse(line) as { valid: boolean }).valid);
    // What was published tells a consistent list of other reasons from the real one.
    const foundInside = changed.map((one) => verifyLedger(one).isValid);
    expect([found, seasons.length > 5]).toEqual([foundInside, true]);
    const [first] = seasons;
    const outside = changed
      .slice(0, tamperings.length)
      .filter((one) => verifyLedger(one).isValid)
      .map((one) => run(written('one.json', one), '--voids-root', first?.voidsRoot ?? '').status);
    expect(outside).toEqual([1]);
  });

  test('says what format 1 does not prove, and both results where ratings were voided', () => {
    const words = (season: typeof sample2) =>
      run(written('words.json', publishLedger(season))).stdout;
    expect(words(sample)).toContain('This ledger is of format 1: it proves');
    const second = words(sample2);
    expect(second).not.toContain('format 1');
    expect(second).toMatch(/ZZZZ-0000 .*8\.87.*Gold.*with its voided ratings 6\.25 no award/);
    expect(second).toContain('Voided of ZZZZ-0000: 1 ratings (conflict)');
    expect(second).toContain('Voided of CCCC-0000: the whole entry, 1 ratings (ineligible)');
    expect(second).toContain('voided: 1 entries, 2 ratings; erased: 0 entries, 0 ratings.');
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
