/** @jest-environment node */
import { answersTo } from '@meritum/shared/merit/ledger/answers';
import { commitmentOf } from '@meritum/shared/merit/ledger/commitment';
import { treeOf } from '@meritum/shared/merit/ledger/commitment-tree';
import type { Ledger } from '@meritum/shared/merit/ledger/ledger';
import { commitmentsOf } from '@meritum/shared/merit/ledger/publish';
import { verifyLedger } from '@meritum/shared/merit/ledger/verify';
import { voidsStatement } from '@meritum/shared/merit/ledger/voids-signature';
import { entryReceiptStatement } from '@meritum/shared/merit/log/entry-receipt';
import { decided } from '@meritum/shared/merit/testing/decision';
import { ledgerOf, unsigned } from '@meritum/shared/merit/testing/ledgers';
import { answeredReceipts } from '@meritum/shared/merit/testing/receipts';
import { sample } from '@meritum/shared/merit/testing/sample';
import { arbitrarySeason } from '@meritum/shared/merit/testing/seasons';
import { tamperings } from '@meritum/shared/merit/testing/tamperings';
import { asJson } from './report';
import { hasPython, offered, ran, written } from './testing/programs';
import { signer } from './testing/signer';

const command = offered('verify-ledger');
const python = (...args: string[]) => ran('python3', 'docs/verify_ledger.py', ...args);

const publicKey = (keys: ReturnType<typeof signer>['keys']) =>
  keys.flatMap((key) => ['--public-key', key.publicKey]);

const linesOf = ({ stdout }: { stdout: string }) => stdout.trimEnd().split('\n');
const validOf = (lines: readonly string[] = []) =>
  lines.map((line) => (JSON.parse(line) as { valid: boolean }).valid);

/** `SEASONS=1000` compares more. */
const ledgers = Array.from({ length: Number(process.env.SEASONS ?? 100) }, (_, seed) =>
  ledgerOf(arbitrarySeason(seed)),
);
/** It has an award, a withheld rating and more than nine others. */
const aSeason = arbitrarySeason(4);
const aLedger = ledgerOf(aSeason);

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
const changes = ({ decision }: Ledger) => {
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

/** Seasons in which each way to tamper is possible. */
const tamperable = () =>
  ledgers.filter(
    (one) =>
      one.voided.length > 0 &&
      one.entries.filter(({ name }) => name).length > 1 &&
      one.sealed.some(({ state }) => state === 'voided'),
  );

const sampleLedger = ledgerOf(sample);

/** Asked in one run, as a program takes longer to start than to check a season. */
let groups: Record<'random' | 'tampered' | 'signed' | 'forged' | 'unsigned', Ledger[]>;
beforeAll(async () => {
  const signed = await Promise.all(
    [aLedger, sampleLedger, sampleLedger].map((ledger) => decided(ledger, 'ES256', 'ES256')),
  );
  const changed = signed.map((ledger, at) => ({ ...ledger, decision: changes(ledger)[at] }));
  const strict = { ...sample, rules: { ...sample.rules, passkeySignatures: 2 } };
  const both = await decided(ledgerOf(strict), 'ES256', 'ES256');
  const { signatures } = both.decision;
  const one = { ...both.decision, signatures: signatures.slice(0, 1) };
  groups = {
    random: ledgers,
    tampered: ledgers
      .filter(({ rows }) => rows.length > 0)
      .slice(0, 100)
      .map(tampered),
    signed: [...signed, await decided(aLedger, 'RS256'), ...changed] as Ledger[],
    // A forger can also write an unsigned decision.
    forged: [sampleLedger, ...tamperable()].flatMap((each) =>
      tamperings.map(([, change]) => unsigned(change(each))),
    ),
    unsigned: [both, { ...both, decision: one }, ledgerOf(strict)],
  };
});

describe.each(others.map((one) => [one.name, one.run] as const))(title, (_, run) => {
  const lines: Partial<Record<keyof typeof groups, string[]>> = {};
  beforeAll(() => {
    const all = linesOf(run('--json', written('all.jsonl', ...Object.values(groups).flat())));
    for (const name of Object.keys(groups) as (keyof typeof groups)[])
      lines[name] = all.splice(0, groups[name].length);
  });

  test.each(['random', 'tampered'] as const)('says of a ledger what the page says: %s', (name) => {
    expect(lines[name]).toEqual(groups[name].map((one) => asJson(verifyLedger(one))));
    expect(new Set(validOf(lines[name]))).toEqual(new Set([name !== 'tampered']));
  });

  test('checks what two organisers signed, and finds one changed digit of it', () => {
    expect(validOf(lines.signed)).toEqual([true, true, true, true, false, false, false]);
    const words = run(written('signed.json', groups.signed[0]));
    expect(words.stdout.toLowerCase()).toContain('judges verified: 2, by 2 organisers');
    expect([words.status, linesOf(words).at(-1)]).toEqual([0, 'All checks passed.']);
  });

  test('finds each of the ways to tamper, in a season where it is possible', () => {
    // What was published tells a consistent list of other reasons from the real one.
    expect(validOf(lines.forged)).toEqual(groups.forged.map((one) => verifyLedger(one).isValid));
    expect(tamperable().length).toBeGreaterThan(2);
    const outside = groups.forged
      .slice(0, tamperings.length)
      .filter((one) => verifyLedger(one).isValid)
      .map((one) => run(written('one.json', one), '--voids-root', sampleLedger.voidsRoot).status);
    expect(outside).toEqual([1]);
  });

  test('finds fewer signatures by passkeys than the rules say', () => {
    expect(validOf(lines.unsigned)).toEqual([true, false, false]);
  });

  test('checks our signature of the list of voids', () => {
    const { keys, signed } = signer();
    const { rules, rulesHash, voidsRoot } = sampleLedger;
    const { season, category } = rules;
    const signatureOf = (root: string) =>
      signed(voidsStatement({ season, category, rulesHash, voidsRoot: root })).signature;
    const key = publicKey(keys);
    const checked = (signature: string, ...more: string[]) => {
      const file = written('signed.json', sampleLedger);
      const { status, stdout } = run(file, '--voids-signature', signature, ...more);
      const words = 'The list of voids is signed with this key.';
      return [status, stdout.includes(words), stdout.includes('is not one of these voids')];
    };
    expect(checked(signatureOf(voidsRoot), ...key)).toEqual([0, true, false]);
    expect(checked(signatureOf('0'.repeat(64)), ...key)).toEqual([1, false, true]);
    expect(checked(signatureOf(voidsRoot))[0]).toBe(2);
  });

  test('says both results where ratings were voided', () => {
    const words = run(written('words.json', sampleLedger)).stdout;
    expect(words).toMatch(/ZZZZ-0000 .*8\.87.*Gold.*with its voided ratings 6\.25 no award/);
    expect(words).toContain('Voided of ZZZZ-0000: 1 ratings (conflict)');
    expect(words).toContain('Voided of CCCC-0000: the whole entry, 1 ratings (ineligible)');
    expect(words).toContain('voided: 1 entries, 2 ratings; erased: 0 entries, 0 ratings.');
  });

  test.each([
    ['format', 'meritum-ledger/1'],
    ['decision', undefined],
  ])('refuses a ledger whose %s is %s', (member, value) => {
    const refused = run(written('other.json', { ...aLedger, [member]: value }));
    expect([refused.status, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toMatch(new RegExp(`^This is not a ledger.*${member}`));
  });

  test('says whether a ledger has the published root and rules', () => {
    const file = written('one.json', aLedger);
    const { root: published, rulesHash } = aLedger;
    const good = run(file, '--root', published, '--rules-hash', rulesHash);
    const bad = run(file, '--root', rulesHash, '--rules-hash', published);
    expect([good.status, linesOf(good).at(-1)]).toEqual([0, 'All checks passed.']);
    expect([bad.status, bad.stdout.match(/published/g)?.length]).toEqual([1, 2]);
  });
});

test("the command finds a judge's rating by a copied receipt", () => {
  const row = aLedger.rows[0] as Ledger['rows'][0];
  const commitment = commitmentOf({ rulesHash: aLedger.rulesHash, ...row });
  const file = written('receipt.json', aLedger);
  const result = command(file, '--receipt', `${commitment}:${row.salt.slice(32)}`);
  expect([result.status, linesOf(result).at(-1)]).toEqual([
    0,
    `Receipt ${commitment.slice(0, 8)}: In the ledger: entry ${row.entry}, ${row.scores.join(', ')}. This receipt does not say what you gave, so compare the numbers yourself.`,
  ]);
});

test(`command${hasPython ? ' and Python file' : ''} answer every kind of receipt as the page does`, () => {
  const { keys, signed } = signer();
  const answered = answeredReceipts(signed);
  const receipts = answered.map(([receipt]) => receipt);
  const file = written('every-kind.json', sampleLedger);
  const asked = ['--receipt', written('receipts.json', { receipts }), ...publicKey(keys)];
  const lines = ({ stdout }: { stdout: string }) =>
    [...stdout.matchAll(/^Receipt \w{8}: (.*)$/gm)].map(([, words]) => words);
  const expected = answered.map(([, words]) => words);
  for (const { name, run } of others)
    expect([name, lines(run(file, ...asked))]).toEqual([name, expected]);
});

/** Nominators' receipts of every kind for a season, and the key. */
function entryReceiptsOfAllKinds({ entries, rules, ...rest }: typeof sample) {
  const commitments = commitmentsOf({ entries, rules, ...rest });
  const names = entries.map(({ pseudonym }) => pseudonym);
  const { keys, signed } = signer();
  const tree = treeOf(commitments);
  const { season, category } = rules;
  const held = (pseudonym: string, over: object = {}) => {
    const stated = { pseudonym, version: 'a', at: '2025-08-04T09:30:00.000Z' };
    const signature = signed(entryReceiptStatement(stated));
    return { season, category, ...stated, ...signature, proof: null, ...over };
  };
  const proofs = commitments.map((commitment) => ({
    ...tree.proofOf(commitment),
    ...{ root: tree.root, commitment },
  }));
  const receipts = [
    ...names.map((name) => held(name)),
    // One of these is of the entry itself; the others prove something else.
    ...names.slice(0, 1).flatMap((name) => proofs.map((proof) => held(name, { proof }))),
    ...names.slice(0, 1).map((name) => held(name, { proof: { ...proofs[0], index: 9 } })),
    held('ZZZZ-ZZZZ'),
    held('ZZZZ-ZZZZ', { version: 'b' }),
    held('ZZZZ-ZZZZ', { signature: 'none' }),
    held('ZZZZ-ZZZZ', { category: 'Another' }),
  ];
  return { receipts, keys };
}

test(`page, command${hasPython ? ' and Python file' : ''} answer every kind of nominator's receipt alike`, async () => {
  const [first, second, ...rest] = sample.entries;
  const erased = second ? [{ ...second, isErased: true }] : [];
  const season = { ...sample, entries: [...(first ? [first] : []), ...erased, ...rest] };
  const ledger = ledgerOf(season);
  const { receipts, keys } = entryReceiptsOfAllKinds(season);
  const { root } = ledger;
  const answers = await answersTo(JSON.stringify({ receipts }), {
    ledger,
    root,
    keysOf: () => keys,
  });
  const words = answers.map((one) => one.words);
  const [listed, fails] = [
    /^In the ledger with \d rating/,
    /proof in your receipt is of something/,
  ];
  const beginnings = [listed, /deleted on request/, listed, /but voided \(ineligible\)/];
  expect(words.slice(0, 4)).toEqual(beginnings.map((one) => expect.stringMatching(one)));
  expect(words.slice(4, -5).filter((one) => !fails.test(one))).toEqual(words.slice(0, 1));
  expect(words.slice(-5)).toEqual(
    [fails, /^Signed by us/, ...Array(2).fill(/not signed by us/), /^For another season/].map(
      (one) => expect.stringMatching(one),
    ),
  );
  const expected = answers.map((one) => `Entry ${one.name}: ${one.words}`);
  const file = written('entries.json', ledger);
  const held = written('held.json', { receipts });
  const asked = ['--receipt', held, ...publicKey(keys)];
  for (const { name, run } of others) {
    const { stdout } = run(file, ...asked);
    expect([name, stdout.match(/^Entry [0-9A-Z-]{9}: .*$/gm)]).toEqual([name, expected]);
  }
});

test.each(hasPython ? ['the Python file'] : [])(
  '%s checks signatures as RFC 8032 says: its first test vectors, and no changed bit',
  () => {
    const vectors = [
      [
        'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
        '',
        'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
      ],
      [
        '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
        'r',
        '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
      ],
    ];
    const program = `
import json, sys
sys.path.insert(0, "docs")
from verify_ledger import is_signed
for key, text, signature in json.loads(sys.argv[1]):
    flipped = ["%0128x" % (int(signature, 16) ^ (1 << bit)) for bit in (0, 200, 400, 511)]
    print(is_signed(key, text, signature), [is_signed(key, text, one) for one in flipped],
          is_signed(key, text + "x", signature), is_signed(key, text, "zz"), is_signed("", text, signature))
`;

    expect(linesOf(ran('python3', '-B', '-c', program, JSON.stringify(vectors)))).toEqual(
      Array(2).fill('True [False, False, False, False] False False False'),
    );
  },
);

test('the command shows its usage and refuses what is not a ledger', () => {
  const usage = ran(process.execPath, '--import', 'tsx', 'shell/verify/verify-ledger.ts');
  const notOne = command(written('none.json', { ...aLedger, rows: [{}] }));
  expect([usage.status, usage.stderr.split('\n')[0]]).toEqual([
    2,
    'Usage: npx tsx shell/verify/verify-ledger.ts [options] <ledger.json>',
  ]);
  expect([notOne.status, notOne.stderr]).toEqual([1, 'This is not a ledger; see /rows/0/entry.\n']);
});

test.each(others)('$name reads files that an editor begins with a byte order mark', ({ run }) => {
  const { keys, signed } = signer();
  const receipts = answeredReceipts(signed).map(([receipt]) => receipt);
  const [ledger = '', held = ''] = [sampleLedger, { receipts }].map((content, at) =>
    written(`mark-${at}.json`, `\ufeff${JSON.stringify(content)}`),
  );
  const { stderr, stdout } = run(ledger, '--receipt', held, ...publicKey(keys));
  expect([stderr, stdout.match(/^Receipt/gm)?.length]).toEqual(['', receipts.length]);
});

test.each(others)('$name says in a sentence that it cannot read a file', ({ run }) => {
  const { status, stderr } = run('no-such-file.json');
  expect([status, stderr]).toEqual([2, expect.stringContaining('no-such-file.json')]);
  expect(stderr).not.toContain('Traceback');
});
