import { renderToStaticMarkup } from 'react-dom/server';
import { testLinks } from '../../../testing/config';
import { mailSite } from '../../module-kit/mail-site';
import { formatDeadline } from '../../platform/text';
import { CodeInstead } from './ConfirmAddress';

test('a code in a mail that is sent late ends with its link', () => {
  const until = new Date('2025-08-04T11:00:00Z');
  const site = {
    ...mailSite('https://awards.example', testLinks),
    provingCode: () => ({ code: 'ABCDEFGH', until }),
  };
  const endOf = (expiresAt: Date) =>
    /until (.*)\.</.exec(
      renderToStaticMarkup(CodeInstead({ site, purpose: 'reset', id: 'sample', expiresAt })),
    )?.[1];
  const earlier = new Date('2025-08-04T10:30:00Z');
  expect([endOf(earlier), endOf(new Date('2025-08-04T11:30:00Z'))]).toEqual(
    [earlier, until].map(formatDeadline),
  );
});
