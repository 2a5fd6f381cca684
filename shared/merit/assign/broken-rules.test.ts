import { brokenRules } from './broken-rules';
import { planAssignments } from './plan';
import { inputOf, judgeWith, nominationWith } from './testing/seasons';

const input = inputOf({
  nominations: [nominationWith({ id: 'n', employers: ['acme'] }), nominationWith({ id: 'm' })],
  judges: [
    judgeWith({ id: 'colleague', employers: ['acme'] }),
    judgeWith({ id: 'gone', active: false }),
    judgeWith({ id: 'busy', capacity: 1 }),
  ],
  forbidden: [{ judge: 'busy', nomination: 'm', kind: 'recused' }],
});

test.each([
  ['a colleague', ['colleague n'], ['colleague for n: same organization']],
  ['one who stepped back', ['busy m'], ['busy for m: recused']],
  ['one who is inactive', ['gone m'], ['gone for m: not taking part']],
  ['an unknown judge', ['nobody m'], ['nobody for m: not taking part']],
  ['an unknown nomination', ['busy x'], ['busy for x: not taking part']],
  [
    'a pair twice, which is too much too',
    ['busy n', 'busy n'],
    ['busy for n: twice', "busy for n: beyond the judge's capacity"],
  ],
  ['nothing wrong', ['busy n', 'colleague m'], []],
])('%s is found', (_, pairs, expected) => {
  const assignments = pairs.map((pair) => {
    const [judge = '', nomination = ''] = pair.split(' ');
    return { judge, nomination, expertise: 0 };
  });
  const plan = { ...planAssignments(input, { seed: 1 }), assignments };
  expect(brokenRules(input, plan)).toEqual(expected);
});
