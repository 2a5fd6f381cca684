import { mayRead, maySubmit } from './policy';

const ada = { accountId: 'ada' };
const underReview = { submittedBy: 'ada', status: 'UNDER_REVIEW' } as const;
const returned = { submittedBy: 'ada', status: 'APPLICATION_PENDING' } as const;
const ofAnother = { ...returned, submittedBy: 'grace' };

test.each([
  ['their own', underReview, true],
  ['their own that was returned', returned, true],
  ["another's", ofAnother, false],
])('PERM-003 whether a nominator reads %s', (_, nomination, allowed) => {
  expect(mayRead(ada, nomination)).toBe(allowed);
});

test.each([
  ['nothing sent yet', null, true, false],
  ['a nomination under review', underReview, false, false],
  ['a returned nomination', returned, true, false],
  ['a returned nomination of another', ofAnother, false, false],
])(
  'OPEN-007 OPEN-015 whether one may submit with %s, while open and when closed',
  (_, standing, whileOpen, whenClosed) => {
    expect(
      [true, false].map((nominationsOpen) => maySubmit(ada, standing, { nominationsOpen })),
    ).toEqual([whileOpen, whenClosed]);
  },
);
