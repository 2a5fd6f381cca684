/** @jest-environment node */
import { answersTo } from '@meritum/shared/merit/ledger/answers';
import { treeOf } from '@meritum/shared/merit/ledger/commitment-tree';
import type { Ledger } from '@meritum/shared/merit/ledger/ledger';
import { commitmentsOf } from '@meritum/shared/merit/ledger/publish';
import { type Verification, verifyLedger } from '@meritum/shared/merit/ledger/verify';
import { entryReceiptStatement } from '@meritum/shared/merit/log/entry-receipt';
import { confirmed, ledgerOf } from '@meritum/shared/merit/testing/ledgers';
import { answeredReceipts } from '@meritum/shared/merit/testing/receipts';
import { sample } from '@meritum/shared/merit/testing/sample';
import { arbitrarySeason } from '@meritum/shared/merit/testing/seasons';
import { tamperings } from '@meritum/shared/merit/testing/tamperings';
import { hasPython, ran, written } from './testing/programs';
import { signer } from './testing/signer';

const run = (...args: string[]) => ran('python3', 'docs/verify_ledger.py', ...args);
// Without Python there is no second implementation to compare ours with.
const withPython = hasPython ? test : test.skip;
const describeWithPython = hasPython ? describe : describe.skip;

/** The Python program's line for a ledger, made from our own verification. */
function asJson({ isValid: valid, rulesHash, root, voidsRoot, counts, ...found }: Verification) {
  const voids = found.voids.map(({ kind, entry, reason, ratings }) => ({
    ...{ kind, entry, reason, ratings },
  }));
  const entries = found.entries.map(({ pseudonym, ratings, score, tier, withVoided }) => ({
    ...{ pseudonym, ratings, score, tier, withVoided },
  }));
  return JSON.stringify({ valid, rulesHash, root, voidsRoot, counts, voids, entries });
}

const publicKey = (keys: ReturnType<typeof signer>['keys']) =>
  keys.flatMap((key) => ['--public-key', key.publicKey]);

const linesOf = ({ stdout }: { stdout: string }) => stdout.trimEnd().split('\n');
const validOf = (lines: readonly string[] = []) =>
  lines.map((line) => (JSON.parse(line) as { valid: boolean }).valid);

/** `SEASONS=1000` compares more. */
const ledgers = Array.from({ length: Number(process.env.SEASONS ?? 100) }, (_, seed) =>
  ledgerOf(arbitrarySeason(seed)),
);
/** A season with an award, a withheld rating and more than nine others. */
const aSeason = arbitrarySeason(4);
const aLedger = ledgerOf(aSeason);

/** Changes one digit of the first rating's first score. */
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

/** Seasons in which each way to tamper is possible. */
const tamperable = () =>
  ledgers.filter(
    (one) =>
      one.voided.length > 0 &&
      one.entries.filter(({ name }) => name).length > 1 &&
      one.sealed.some(({ state }) => state === 'voided'),
  );

const sampleLedger = ledgerOf(sample);

/** One run for all, because the program takes longer to start than to check a season. */
const groups = {
  random: ledgers,
  tampered: ledgers
    .filter(({ rows }) => rows.length > 0)
    .slice(0, 100)
    .map(tampered),
  restated: [aLedger].map((one) => ({
    ...one,
    statement: one.statement.replace(one.root, one.rulesHash),
  })),
  forged: [sampleLedger, ...tamperable()].flatMap((each) =>
    tamperings.map(([, change]) => confirmed(change(each))),
  ),
};

describeWithPython('the Python file', () => {
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

  test('says how often each kind of act happened, and finds a statement about other data', () => {
    const words = run(written('acts.json', aLedger));
    expect(words.stdout.toLowerCase()).toContain('judges verified: 2, by 2 organisers');
    expect([words.status, linesOf(words).at(-1)]).toEqual([0, 'All checks passed.']);
    expect(validOf(lines.restated)).toEqual([false]);
  });

  test('finds each of the ways to tamper, in a season where it is possible', () => {
    // Only the published root tells a consistent list with other reasons from the real one.
    expect(validOf(lines.forged)).toEqual(groups.forged.map((one) => verifyLedger(one).isValid));
    expect(tamperable().length).toBeGreaterThan(2);
    const outside = groups.forged
      .slice(0, tamperings.length)
      .filter((one) => verifyLedger(one).isValid)
      .map((one) => run(written('one.json', one), '--voids-root', sampleLedger.voidsRoot).status);
    expect(outside).toEqual([1]);
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
    ['statement', undefined],
  ])('refuses a ledger whose %s is %s', (member, value) => {
    const refused = run(written('other.json', { ...aLedger, [member]: value }));
    expect([refused.status, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toMatch(new RegExp(`^This is not a ledger.*${member}`));
  });

  test('refuses a line break in what is hashed, which would give two ratings one hash', () => {
    const [row, ...rows] = aLedger.rows;
    const broken = { ...aLedger, rows: [{ ...row, salt: `5\n${row?.salt}` }, ...rows] };
    const refused = run(written('broken.json', broken));
    expect([refused.status, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toMatch(/^This is not a ledger.*line break/);
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

withPython('the Python file answers every kind of receipt as the page does', () => {
  const { keys, signed } = signer();
  const answered = answeredReceipts(signed);
  const receipts = answered.map(([receipt]) => receipt);
  const file = written('every-kind.json', sampleLedger);
  const asked = ['--receipt', written('receipts.json', { receipts }), ...publicKey(keys)];
  const lines = ({ stdout }: { stdout: string }) =>
    [...stdout.matchAll(/^Receipt \w{8}: (.*)$/gm)].map(([, words]) => words);
  const expected = answered.map(([, words]) => words);
  expect(lines(run(file, ...asked))).toEqual(expected);
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
    // One of these proofs is of the entry itself; the others prove something else.
    ...names.slice(0, 1).flatMap((name) => proofs.map((proof) => held(name, { proof }))),
    ...names.slice(0, 1).map((name) => held(name, { proof: { ...proofs[0], index: 9 } })),
    held('ZZZZ-ZZZZ'),
    held('ZZZZ-ZZZZ', { version: 'b' }),
    held('ZZZZ-ZZZZ', { signature: 'none' }),
    held('ZZZZ-ZZZZ', { category: 'Another' }),
  ];
  return { receipts, keys };
}

withPython(
  "the Python file answers every kind of nominator's receipt as the page does",
  async () => {
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
    expect(run(file, ...asked).stdout.match(/^Entry [0-9A-Z-]{9}: .*$/gm)).toEqual(expected);
  },
);

withPython(
  'the Python file checks signatures as RFC 8032 says: its first test vectors, and no changed bit',
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

withPython('the Python file reads files that an editor begins with a byte order mark', () => {
  const { keys, signed } = signer();
  const receipts = answeredReceipts(signed).map(([receipt]) => receipt);
  const [ledger = '', held = ''] = [sampleLedger, { receipts }].map((content, at) =>
    written(`mark-${at}.json`, `\ufeff${JSON.stringify(content)}`),
  );
  const { stderr, stdout } = run(ledger, '--receipt', held, ...publicKey(keys));
  expect([stderr, stdout.match(/^Receipt/gm)?.length]).toEqual(['', receipts.length]);
});

withPython('the Python file says in a sentence that it cannot read a file', () => {
  const { status, stderr } = run('no-such-file.json');
  expect([status, stderr]).toEqual([2, expect.stringContaining('no-such-file.json')]);
  expect(stderr).not.toContain('Traceback');
});
