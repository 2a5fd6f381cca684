import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render';
import { useLinkToken } from './useLinkToken';

const Link = () => <output>{useLinkToken().token}</output>;

const token = `3f2a91c0-1111-4222-8333-444455556666.${'x'.repeat(43)}`;
const withEnd = token.replace('.', '.mb3k9q1z.');
const ofSeason = token.replace('.', '_2026.');

test.each([
  ['as it was sent', token, `token=${token}`],
  ['encoded', token, encodeURIComponent(`token=${token}`)],
  ['encoded, with its season', ofSeason, `token%3D${ofSeason}`],
  ['in angle brackets, with its end', withEnd, `token=%3C${withEnd}%3E`],
  ['in quoted-printable', token, `token=3D${token}`],
  ['with a full stop behind it', token, `token=${token}.`],
  ['in angle brackets', token, `token=%3C${token}%3E`],
  ['with a zero-width space', token, `token=${token}%E2%80%8B`],
])(
  'a mailed link that a gateway has left %s keeps its token, and the address loses it',
  (_, whole, fragment) => {
    const { address } = renderPage(<Link />, { path: `/page?answer=no#${fragment}` });
    expect(screen.getByRole('status')).toHaveTextContent(whole);
    expect(address()).toBe('/page?answer=no');
  },
);
