import type { PlanOutcome } from '@meritum/shared/contracts/plans';
import { answer } from '@meritum/shared/testing/factories';
import { screen } from '@testing-library/react';
import { showConsole } from '../../testing/console';
import { answeredPlan, outcome, plan } from '../../testing/plans';
import { AssignmentsPage } from './AssignmentsPage';

const show = (changed: Partial<PlanOutcome>) =>
  showConsole({
    path: '/admin/assignments?show=plan&plan=plan-1',
    screens: [{ path: '/admin/assignments', element: <AssignmentsPage /> }],
    fakes: [
      answer('listPlans', { body: { plans: [], next: null } }),
      answeredPlan('getPlan', plan({ outcome: { ...outcome, ...changed } })),
    ],
  });

const told = async (label: string) => (await screen.findByText(label)).nextSibling?.textContent;

test('a plan says that no plan fills more places, and which nominations cannot be helped', async () => {
  const served = { least: 0.957, below: { noExchange: 57, tooDear: 1, laterStep: 0 } };
  show({ mostPlaces: 5, served });
  expect(await told('Planned assignments filled')).toBe('5 of 6, and no plan fills more');
  expect(await told('Expertise of judges')).toBe(
    'At least 95.7% of what each nomination could have',
  );
  expect(await told('Nominations below 98 % of their best match')).toBe(
    '57 that no exchange of judges would help, 1 that would cost the others too much',
  );
});

test('an older plan claims neither', async () => {
  show({});
  expect(await told('Planned assignments filled')).toBe('5 of 6');
  expect(screen.queryByText('Expertise of judges')).toBeNull();
});
