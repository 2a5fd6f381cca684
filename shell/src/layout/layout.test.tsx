import { organiserKey } from '@meritum/shared/client/organiserKey';
import { site } from '@meritum/shared/programme/site';
import { answer, season } from '@meritum/shared/testing/factories';
import { renderPage } from '@meritum/shared/testing/render';
import { hrefOf } from '@meritum/shared/testing/shown';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Footer } from './Footer';
import { Navigation } from './Navigation';
import { PageErrorBoundary } from './PageErrorBoundary';

/** The texts and targets of a navigation's links. */
const linksOf = (name: string) =>
  within(screen.getByRole('navigation', { name, hidden: true }))
    .getAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('LAY-003 to LAY-005 the navigation has exactly its items, in order', () => {
  renderPage(<Navigation />);
  expect(linksOf('Main')).toEqual([
    ['Home', '/'],
    ['Nomination', '/tech-nomination'],
    ['Judging', '/tech-judging'],
    ['Timeline', '/timeline'],
    ['FAQs', '/faqs'],
    ['Winners', '/winners'],
    ['Featured Winners', '/featured-winner'],
  ]);
});

test('LAY-023 to LAY-028 the footer has exactly its links, in order, and the current year', () => {
  jest.useFakeTimers({ now: new Date('2027-03-01') });
  renderPage(<Footer />);
  expect(linksOf('Quick Links')).toEqual([
    ['Home', '/'],
    ['Submit Nomination', '/tech-nomination'],
    ['Become a Judge', '/tech-judging'],
    ['Winners', '/winners'],
    ['Featured Winners', '/featured-winner'],
  ]);
  expect(linksOf('Resources')).toEqual([
    ['FAQs', '/faqs'],
    ['Nomination Guidelines', '/nomination-guidelines'],
    ['Judging Criteria', '/judging-criteria'],
    ['About Us', '/about'],
  ]);
  expect(linksOf('Proof').map(([, address]) => address)).toEqual([
    '/how-we-judge',
    '/check-the-results',
    '/verify',
    '/winners/archive',
    '/press',
  ]);
  expect([site.supportEmail, 'Privacy Policy', 'Terms of Use'].map((name) => hrefOf(name))).toEqual(
    [`mailto:${site.supportEmail}`, '/privacy', '/terms'],
  );
  for (const address of Object.values(site.socialLinks)) {
    const [link] = [...document.links].filter(({ href }) => href === address);
    expect([link?.target, link?.relList.contains('noopener')]).toEqual(['_blank', true]);
  }
  expect(screen.getByText(/©/)).toHaveTextContent('© 2027 Meritum Awards');
  jest.useRealTimers();
});

test('the console is linked behind the seven items on the device of an organiser', () => {
  localStorage.setItem(organiserKey, 'true');
  renderPage(<Navigation />);
  expect(linksOf('Main').slice(7)).toEqual([['Console', '/admin']]);
});

test('LAY-034 the menu says until when nominations are open', async () => {
  const body = { data: season('2031-03-05T22:59:00Z') };
  renderPage(<Navigation />, { fakes: [answer('getSeason', { body })] });
  const drawer = document.querySelector('[popover]') as HTMLElement;
  fireEvent(drawer, Object.assign(new Event('toggle'), { newState: 'open' }));
  expect(await screen.findByText('until 5 March 2031')).toBeInTheDocument();
});

let failure: Error | undefined;

function Page() {
  if (failure) throw failure;
  return <p>The page</p>;
}

test('ERR-032 a page that fails to render shows the fallback with the error text, and a retry', async () => {
  // React logs caught errors; here they are expected.
  jest.mocked(console.error).mockImplementation(() => {});
  failure = new Error('a broken thing');
  const { user } = renderPage(
    <PageErrorBoundary unavailable={null}>
      <Page />
    </PageErrorBoundary>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Unexpected Application Error!',
  );
  expect(screen.getByText('a broken thing')).toBeInTheDocument();

  failure = undefined;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The page')).toBeInTheDocument();
});

function Gate() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <p>
        {isOpen && 'Open. '}
        <b>Nominations</b>
      </p>
      <button type="button" onClick={() => setOpen(false)}>
        Close
      </button>
    </>
  );
}

test('ERR-032 a page whose nodes were changed is rendered anew once, then shows the fallback', async () => {
  jest.mocked(console.error).mockImplementation(() => {});
  const { user } = renderPage(
    <PageErrorBoundary unavailable={null}>
      <Gate />
    </PageErrorBoundary>,
  );
  const closeTranslated = async () => {
    screen.getByText('Open.').firstChild?.replaceWith(document.createElement('font'));
    await user.click(screen.getByRole('button', { name: 'Close' }));
  };
  await closeTranslated();
  expect(screen.getByText('Open.')).toBeInTheDocument();
  await closeTranslated();
  expect(screen.getByText('Unexpected Application Error!')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Open.')).toBeInTheDocument();
});
