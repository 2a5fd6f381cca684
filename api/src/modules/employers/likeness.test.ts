import { likenessOf } from './likeness';

type Who = [organization: string, email?: string];

function isAlike(...[one, other]: [Who, Who]): boolean {
  const [ones, others] = [one, other].map(([name, email = '']) => likenessOf([name], [email]));
  return [...(ones ?? [])].some((key) => others?.has(key));
}

test.each<[string, Who, Who]>([
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
  ['another part of a university', ['', 'a@cs.mit.edu'], ['', 'b@med.mit.edu']],
  ['a company below another public suffix', ['', 'a@acme.co.uk'], ['', 'b@acme.example']],
  ['a domain called like the company', ['Freelance', 'a@acme.example'], ['Acme Inc.']],
])('%s may be the same employer', (_, one, other) => expect(isAlike(one, other)).toBe(true));

test.each<[string, Who, Who]>([
  ['branches in one country', ['Acme (Germany)'], ['Probe (Germany)']],
  ['departments', ['Department of Physics, Bonn'], ['Department of Physics, Jena']],
  ['numbered names', ['Probe Works 1'], ['Probe Works 2']],
  ['short names', ['Acme'], ['Acne']],
  ['the end of a word', ['Airbus'], ['Airb']],
  ['no employer', ['Self-employed (designer)'], ['Freelance - designer']],
  ['customers of one provider', ['', 'a@gmail.com'], ['', 'b@gmail.com']],
  ['those below a public suffix', ['', 'a@acme.uk.com'], ['', 'b@probe.uk.com']],
])('%s is no sign of the same employer', (_, one, other) =>
  expect(isAlike(one, other)).toBe(false),
);
