import { likenessOf, sameOf } from './likeness';

type Who = [organization: string, email?: string];

const alike = ([one, oneMail = '']: Who, [other, otherMail = '']: Who) =>
  sameOf(likenessOf([one], [oneMail]), likenessOf([other], [otherMail]));

test.each<[string, Who, Who, string?]>([
  ['a branch', ['Probe Works (Germany)'], ['Probe Works']],
  ['a branch without brackets', ['Deloitte UK LLP'], ['Deloitte']],
  ['a group', ['Acme Group Holdings Ltd'], ['ACME GmbH']],
  ['a town', ['Siemens AG, Munich'], ['Siemens']],
  ['the short name in brackets', ['Massachusetts Institute of Technology (MIT)'], ['MIT']],
  ['somebody between two employers', ['Independent consultant at Acme'], ['Acme Inc.']],
  ['a letter too few', ['Probe Wrks'], ['Probe Works']],
  ['another letter', ['Probe Wurks'], ['Probe Works']],
  ['another script', ['ООО Проба'], ['Proba']],
  ['letters that look the same in every word', ['АСЕ'], ['ACE']],
  ['another part of a university', ['', 'a@cs.mit.edu'], ['', 'b@med.mit.edu'], 'domain'],
  [
    'a company below another public suffix',
    ['', 'a@acme.co.uk'],
    ['', 'b@acme.example'],
    'domain-name',
  ],
  [
    'a domain called like the company',
    ['Freelance', 'a@acme.example'],
    ['Acme Inc.'],
    'organization-in-domain',
  ],
])('%s may be the same employer', (_, one, other, same = 'organization') =>
  expect(alike(one, other)).toBe(same),
);

test.each<[string, Who, Who]>([
  ['branches in one country', ['Acme (Germany)'], ['Probe (Germany)']],
  ['words in brackets that name nobody', ['Acme (part time)'], ['Probe Works (part-time)']],
  ['samples', ['Acme (sample)'], ['Probe Works (sample)']],
  ['departments', ['Department of Physics, Bonn'], ['Department of Physics, Jena']],
  ['numbered names', ['Probe Works 1'], ['Probe Works 2']],
  ['short names', ['Acme'], ['Acne']],
  ['the end of a word', ['Airbus'], ['Airb']],
  ['no employer', ['Self-employed (designer)'], ['Freelance - designer']],
  ['customers of one provider', ['', 'a@gmail.com'], ['', 'b@gmail.com']],
  ['domains reserved for examples', ['', 'a@example.com'], ['', 'b@mail.example.org']],
  ['the same reserved domain', ['', 'a@example.com'], ['', 'b@example.com']],
  ['one provider in two countries', ['', 'a@yahoo.de'], ['', 'b@yahoo.co.jp']],
  ['a reserved domain called like a company', ['', 'a@example.net'], ['Example Ltd']],
  ['those below a public suffix', ['', 'a@acme.uk.com'], ['', 'b@probe.uk.com']],
])('%s is no sign of the same employer', (_, one, other) =>
  expect(alike(one, other)).toBeUndefined(),
);
