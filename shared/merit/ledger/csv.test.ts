import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { forAll } from '../testing/for-all';
import { ledgerOf } from '../testing/ledgers';
import { named, sample } from '../testing/sample';
import { ledgerCsv } from './csv';
import { looksLikeFormula, withoutFormulas } from './formulas';
import type { SeasonToPublish } from './season';

/** A published season whose only entry has this name. */
function ledgerNaming(name: string) {
  const [ada] = sample.entries;
  return ledgerOf({ ...sample, entries: [{ ...ada, ...named(name) }] } as SeasonToPublish);
}

const characters = [...'=+-@\uff1d\uff0b\uff0d\uff20;\t\r\n"\', a1(', '\u200b', '\u0000', '=1+1'];
const anyName = fc.string({ unit: fc.constantFrom(...characters), minLength: 1, maxLength: 12 });

test('whatever an entry is called, the table is read back as it is, and no cell is a formula', () => {
  forAll([anyName], (name) => {
    const ledger = ledgerNaming(name);
    const [head, ...lines] = parse(ledgerCsv(ledger), { bom: true, record_delimiter: '\r\n' });
    expect(head?.join()).toBe(
      'Entry,Name,Ratings,Score,Tier,Innovation,Methodology,Execution,Results,Salt,Voided',
    );
    expect(lines).toEqual(
      [...ledger.rows.map((row) => ({ ...row, reason: '' })), ...ledger.voided].map(
        ({ entry, scores, salt, reason }) => [
          entry,
          withoutFormulas(name),
          '2',
          '8.87',
          'Gold',
          ...scores.map(String),
          salt,
          reason,
        ],
      ),
    );
    expect(lines.flat().filter(looksLikeFormula)).toEqual([]);
  });
});
