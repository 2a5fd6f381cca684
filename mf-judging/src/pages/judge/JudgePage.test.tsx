import { type SessionState, session } from '@meritum/shared/auth/session';
import { user } from '@meritum/shared/testing/factories';
import { renderPage } from '@meritum/shared/testing/render';
import { screen, within } from '@testing-library/react';
import { JudgePage } from './JudgePage';

function showTo(state: SessionState) {
  jest.spyOn(session, 'start').mockImplementation(() => {});
  jest.spyOn(session, 'getSnapshot').mockReturnValue(state);
  return renderPage(<JudgePage />);
}

const itemsOf = (heading: string) => {
  const section = screen.getByRole('heading', { name: heading }).closest('section');
  return within(section as HTMLElement)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
};

test('JUD-001 the document title is the judge portal of the award', () => {
  showTo({ status: 'signed-out' });
  expect(document.title).toBe('Judge Portal - Tech Excellence - Meritum Awards');
});

test('JUD-002 AUTH-015 while the session loads there is a spinner with its text and nothing else', () => {
  showTo({ status: 'loading' });
  expect(screen.getByText('Loading judge portal...')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Become a Judge' })).not.toBeInTheDocument();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});

test('JUD-047 a signed-out visitor is invited to judge', () => {
  showTo({ status: 'signed-out' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Become a Judge');
  expect(screen.getByRole('tab', { name: 'Sign In' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in or create an account' })).toHaveAttribute(
    'href',
    '#account',
  );
});

test('JUD-048 the requirements are stated', () => {
  showTo({ status: 'signed-out' });
  expect(itemsOf('Requirements')).toEqual([
    '5+ years of experience in technology, AI, data analytics or related fields',
    '1+ years of evaluating innovation (awards judge, hackathon judge, peer reviewer, etc.)',
    'Ability to evaluate objectively and confidentially',
  ]);
});

test('JUD-049 the benefits are stated', () => {
  showTo({ status: 'signed-out' });
  expect(itemsOf('Benefits')).toEqual([
    'Insight into cutting-edge developments',
    'Official judge certificate and reference letter',
    'Opportunity to shape and recognize excellence',
  ]);
});

test('JUD-050 the four criteria are stated, each scored 1-10', () => {
  showTo({ status: 'signed-out' });
  expect(screen.getByText(/each scored 1-10/)).toBeInTheDocument();
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  const texts = screen.getAllByRole('definition').map((text) => text.textContent);
  expect(terms).toEqual(['Innovation', 'Methodology', 'Execution', 'Results']);
  expect(texts).toEqual([
    'Uniqueness and originality',
    'Significance of challenges addressed and alignment with industry needs',
    'Quality and technical excellence of implementation',
    'Measurable impact and outcomes',
  ]);
});

test('AUTH-006 AUTH-007 OPEN-043 signed in, the panel has the status and items of this page', () => {
  showTo({ status: 'signed-in', user: user() });
  expect(screen.getByText('Applicant')).toBeInTheDocument();
  for (const name of ['Judging Criteria', 'Timeline', 'FAQs']) {
    expect(screen.getByRole('link', { name })).toBeInTheDocument();
  }
  expect(screen.queryByText(/Sign in or create/)).not.toBeInTheDocument();
});
