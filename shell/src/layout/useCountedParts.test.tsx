import { site } from '@meritum/shared/programme/site';
import { Link } from '@meritum/shared/router';
import type { FakeRoute } from '@meritum/shared/testing/fakeServer';
import { renderPage } from '@meritum/shared/testing/render';
import { screen } from '@testing-library/react';
import { useCountedParts } from './useCountedParts';

const analytics = '/stats/event';

const failing: FakeRoute = {
  method: 'POST',
  path: analytics,
  reply: () => {
    throw new TypeError('Failed to fetch');
  },
};

function Page() {
  useCountedParts();
  return <Link to="/winners?search=Ada">Winners of that name</Link>;
}

test.each([
  [undefined, []],
  [analytics, ['/tech-judging', '/winners']],
])(
  'API-020 with failing analytics at %s the site works, and counted are %j',
  async (path, parts) => {
    jest.replaceProperty(site, 'analytics', path);
    const options = { path: '/tech-judging/an-assignment', fakes: [failing] };
    const { user, server, address } = renderPage(<Page />, options);
    await user.click(screen.getByText('Winners of that name'));
    expect(address()).toBe('/winners?search=Ada');
    expect(server.calls.map(({ body }) => body)).toEqual(
      parts.map((page) => ({ event: 'page_view', page })),
    );
  },
);
