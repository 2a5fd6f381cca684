import { screen, within } from '@testing-library/react';
import { judgeProfiles } from '../../features/judges/judges';
import { pageTitle, renderAt } from '../../testing/renderAt';

test('the directory names every judge who has a page, with role, organization, country and year', () => {
  renderAt('/judges');
  expect(pageTitle()).toBe('Judges');
  const entries = within(screen.getByRole('list', { name: 'Judges' })).getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual(
    judgeProfiles.map(
      ({ name, position, organization, country }) =>
        `${name}${position}${organization}, ${country}. Judge 2024`,
    ),
  );
  expect(screen.getByRole('link', { name: 'Hedwig Palewater' })).toHaveAttribute(
    'href',
    '/judges/hedwig-palewater',
  );
  expect(screen.getByText('Sample profiles of fictional people')).toBeVisible();
});
