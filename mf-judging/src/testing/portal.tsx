import type { Assignment } from '@meritum/shared/contracts/assignments';
import type { UserProfile } from '@meritum/shared/contracts/identity';
import type { JudgeStatusReply } from '@meritum/shared/contracts/judges';
import { answer, user } from '@meritum/shared/testing/factories';
import { type FakeRoute, fakeServer } from '@meritum/shared/testing/fakeServer';
import { renderPage } from '@meritum/shared/testing/render';
import { sessionAnswers, signIn } from '@meritum/shared/testing/session';
import { dismissToast, toasts } from '@meritum/shared/ui/toasts';
import { screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { JudgePage } from '../pages/judge/JudgePage';
import { assignment, judgeStatus, season, verified } from './records';

export const statusIs = (status: JudgeStatusReply) =>
  answer('getTechJudgeStatus', { body: status });

export const assignmentsAre = (...assignments: Assignment[]) =>
  answer('getTechJudgeAssignments', { body: { assignments } });

/** A server on which everything succeeds, for a person who has not applied. */
const standard = (account: UserProfile): FakeRoute[] => [
  ...sessionAnswers(account),
  answer('getSeason', { body: { data: season() } }),
  statusIs(judgeStatus({ email: account.email })),
  answer('getTechJudgeAssignment', { body: { assignment: assignment('opened') } }),
  answer('getSeasonRules', { body: { keys: [] } }),
  answer('getReceipts', { body: { logHead: '', receipts: [] } }),
  answer('submitTechJudgeApplication', { body: { status: 'VERIFICATION_PENDING' } }),
];

interface Options {
  account?: UserProfile;
  fakes?: FakeRoute[];
  path?: string;
  page?: ReactElement;
}

function show({
  account = user(),
  fakes = [],
  path = '/tech-judging',
  page = <JudgePage />,
}: Options) {
  // Toasts of an earlier test would stay.
  for (const { id } of toasts.getSnapshot()) dismissToast(id);
  return renderPage(page, {
    path,
    routes: [{ path: '/tech-judging/assignments/:assignmentId', element: page }],
    fakes: [...fakes, ...standard(account)],
  });
}

export async function openPortal(options: Options = {}) {
  const { account = user() } = options;
  fakeServer(sessionAnswers(account));
  await signIn();
  return show(options);
}

export function openWork(assignments: Assignment[], { fakes = [], ...options }: Options = {}) {
  return openPortal({
    ...options,
    fakes: [...fakes, statusIs(verified()), assignmentsAre(...assignments)],
  });
}

export function visitPortal(fakes: FakeRoute[] = []) {
  return show({ fakes });
}

/** Type, title and text of the newest toast. */
export function lastToast() {
  const { type, title, text } = toasts.getSnapshot().at(-1) ?? {};
  return [type, title, text];
}

export const evaluation = () => screen.findByRole('region', { name: 'Evaluation' });

export const rating = (name: string) => screen.getByLabelText<HTMLSelectElement>(name);

export const ratingsShown = () =>
  ['Innovation', 'Methodology', 'Execution', 'Results'].map((name) => rating(name).value);

export const counters = () =>
  ['Assigned Nominations', 'Completed Nominations', 'Pending Nominations'].map(
    (label) => screen.getByText(label).nextElementSibling?.textContent,
  );

export const chooser = () => screen.getByLabelText<HTMLSelectElement>('Select Assignment');

export const confirmation = async () =>
  within(await screen.findByRole('dialog', { name: /^Submit your ratings of/ }));
