import { followDownload } from '@meritum/shared/client/saveFile';
import type { OwnProfile, ProfileRequest } from '@meritum/shared/contracts/profiles';
import type { NominationResult } from '@meritum/shared/contracts/published-results';
import {
  answer,
  nominationForm,
  refusal,
  savedDraft,
  submittedNomination,
} from '@meritum/shared/testing/factories';
import { hrefOf, textsOf } from '@meritum/shared/testing/shown';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openPortal, statusIs } from '../../testing/portal';
import { ResultPage } from './ResultPage';

jest.mock('@meritum/shared/client/saveFile');

const result = (changes: Partial<NominationResult> = {}): NominationResult => ({
  season: '2025',
  seasonName: 'Season 2025',
  category: 'Technology',
  fullName: 'Ada Gold',
  organization: 'Example Labs',
  line: 'A hard thing made simple',
  publishedAt: '2025-11-15T09:00:00.000Z',
  pseudonym: '7K2M-9QXD',
  outcome: 'award',
  tier: 'Gold',
  score: '8.15',
  ratings: 21,
  recognition: 'k3v9Qm2xTz7LwBn4RfYcPg',
  criteria: [
    {
      name: 'Innovation',
      mean: '8.60',
      among: { quartile: 1, equal: 0, lower: '6.20', median: '7.10', upper: '8.30' },
    },
    { name: 'Results', mean: '7.70', among: null },
  ],
  minimumRatings: 20,
  scale: { min: 1, max: 10 },
  cuts: [
    { tier: 'Platinum', from: 9 },
    { tier: 'Gold', from: 8 },
    { tier: 'Silver', from: 7 },
  ],
  ...changes,
});

const written: OwnProfile = {
  ...{ citation: '', links: [], mayFeature: false, state: 'draft', refusal: null },
  ...{ picture: null, publicPath: null, featured: false },
};

const opened = answer('noteResultOpened', { status: 204 });
const unwritten = answer('getOwnProfile', { body: { profile: null } });

const open = (...results: NominationResult[]) =>
  openPortal({
    page: <ResultPage />,
    fakes: [answer('listNominationResults', { body: { results } }), opened, unwritten],
  });

const cells = () => textsOf(within(screen.getByRole('table')).getAllByRole('row').slice(1));

test('an award is shown with its figures and the way to check it', async () => {
  await open(result());
  expect(await screen.findByRole('heading', { name: 'You have earned Gold' })).toBeVisible();
  expect(cells()).toEqual(['Score8.15', 'Innovation8.60', 'Results7.70']);
  expect(
    screen.getByText('From 1 to 10. Platinum from 9.0, Gold from 8.0, Silver from 7.0.'),
  ).toBeVisible();
  expect(hrefOf('Check this result')).toBe(
    '/check-the-results?season=2025&category=Technology&entry=7K2M-9QXD',
  );
  expect(hrefOf('Public verification page')).toBe('/verify/k3v9Qm2xTz7LwBn4RfYcPg');
});

test('a winner has papers, a badge, links, a text and a seal (GUIDE-014)', async () => {
  jest.mocked(followDownload).mockReset();
  const { user: person, server } = await open(
    result({ fullName: 'Ada "Gold" <b>', line: 'Robots that water fields' }),
  );
  server.now([
    answer('getWinnerCertificate', { body: 'certificate' }),
    answer('getBadge', { body: 'badge' }),
    answer('issueTicket', { body: { ticket: 'T' } }),
  ]);
  await person.click(await screen.findByRole('button', { name: 'Certificate, US Letter' }));
  await waitFor(() =>
    expect(followDownload).toHaveBeenCalledWith(
      '/api/nominations/certificate.pdf?season=2025&category=Technology&paper=Letter&ticket=T',
    ),
  );
  await person.click(screen.getByText('Files for software'));
  await person.click(screen.getByRole('button', { name: 'Picture with the badge inside, PNG' }));
  await waitFor(() =>
    expect(followDownload).toHaveBeenCalledWith(expect.stringMatching(/badge.*format=png/)),
  );
  const add = screen.getByRole('link', { name: /^Add to LinkedIn profile/ });
  expect(add.getAttribute('href')).not.toContain('+');
  const { searchParams } = new URL(add.getAttribute('href') ?? '');
  const page = 'https://awards.example/verify/k3v9Qm2xTz7LwBn4RfYcPg';
  expect(Object.fromEntries(searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: 'Meritum Awards Gold, Technology, Season 2025',
    organizationName: 'Meritum Awards',
    issueYear: '2025',
    issueMonth: '11',
    certId: 'k3v9Qm2xTz7LwBn4RfYcPg',
    certUrl: page,
  });
  expect(screen.getByText(/^My work has won Gold/)).toHaveTextContent(
    `My work has won Gold in Technology, Season 2025, at Meritum Awards: Robots that water fields. 21 independent judges rated it 8.15, on average. Anyone can verify it: ${page}`,
  );
  const [, dark] = screen.getAllByText('See the code');
  expect(screen.getByText(/seal-dark\.png/)).not.toBeVisible();
  if (dark) await person.click(dark);
  expect(screen.getByText(/seal-dark\.png/)).toBeVisible();
  expect(screen.getByText(/seal-dark\.png/)).toHaveTextContent(
    `<a href="${page}"><img src="${page}/seal-dark.png" width="300" height="104" alt="Meritum Awards Gold, Technology, Season 2025"></a>`,
  );
});

test.each([
  [
    'a HEIC photo',
    'photo.heic',
    'image/heic',
    /picture in the format HEIC. Save it as JPEG or PNG/,
  ],
  ['a picture that is too large', 'photo.jpg', 'image/jpeg', /WebP, or a smaller copy/],
])('a winner whose browser cannot read %s learns what to do', async (_, name, type, words) => {
  Object.assign(window, { createImageBitmap: () => Promise.reject(new Error('unreadable')) });
  await open(result());
  const file = new File(['x'], name, { type });
  fireEvent.change(await screen.findByLabelText('Picture'), { target: { files: [file] } });
  expect(await screen.findByText(words)).toBeVisible();
});

test('a chosen picture is offered as it is cut on the screen, or nothing is', async () => {
  Object.assign(window, { createImageBitmap: async () => ({ width: 40, height: 30 }) });
  const context = jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    ...{ drawImage: () => {}, fillRect: () => {} },
  } as never);
  const toBlob = jest
    .spyOn(HTMLCanvasElement.prototype, 'toBlob')
    .mockImplementation((done) => done(null));
  const { user: person, server } = await open(result());
  server.now([
    answer('sendProfilePicture', { body: { profile: written } }),
    answer('saveProfile', { body: { profile: { ...written, state: 'offered' } } }),
  ]);
  const file = new File(['x'], 'photo.jpg', { type: 'image/jpeg' });
  fireEvent.change(await screen.findByLabelText('Picture'), { target: { files: [file] } });
  await screen.findByRole('button', { name: 'Use this cut' });
  const offer = () => person.click(screen.getByRole('button', { name: 'Offer for publication' }));
  await offer();
  expect(await screen.findByText(/^Could not read this picture/)).toBeVisible();
  toBlob.mockImplementation((done) => done(new Blob(['cut'])));
  await offer();
  await screen.findByText(/^Offered\./);
  expect(server.callsTo('/api/nominations/profile/picture')).toHaveLength(1);
  context.mockRestore();
  toBlob.mockRestore();
});

test('an offer that is refused leads to the field that it is about', async () => {
  const { user: person, server } = await open(result());
  const message = 'Write something';
  const errors = [{ pointer: '/citation', message }];
  server.now([answer('saveProfile', refusal('invalid-argument', { errors }))]);
  await person.click(await screen.findByRole('button', { name: 'Offer for publication' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('In your words')).toHaveFocus();
});

test('a winner writes a profile, keeps it as a draft, offers it and withdraws it', async () => {
  const { user: person, server } = await open(result());
  server.now([
    answer('saveProfile', ({ body }) => {
      const { citation, links, mayFeature, offer } = body as ProfileRequest;
      const state = offer ? 'offered' : 'draft';
      return { body: { profile: { ...written, citation, links, mayFeature, state } } };
    }),
    answer('withdrawProfile', { body: { profile: { ...written, state: 'withdrawn' } } }),
  ]);
  await person.type(await screen.findByLabelText('In your words'), 'Cleaner water.');
  await person.click(screen.getByRole('button', { name: 'Add another link' }));
  expect(screen.getByLabelText('Label of link 2')).toHaveFocus();
  await person.type(screen.getByLabelText('Label of link 2'), 'Project');
  await person.type(screen.getByLabelText('Address of link 2'), 'project.example');
  await person.click(screen.getByRole('checkbox', { name: /^You may present me/ }));
  await person.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('Your draft is saved. Nobody else sees it.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Offer for publication' }));
  expect(await screen.findByText('An organiser is going to look at it')).toBeVisible();
  expect(screen.getByText(/^Offered\. An organiser will look at it/)).toBeVisible();
  const sent = server.callsTo('/api/nominations/profile').flatMap(({ body }) => body ?? []);
  expect(sent.at(-1)).toEqual({
    ...{ season: '2025', category: 'Technology', citation: 'Cleaner water.' },
    links: [{ label: 'Project', url: 'https://project.example' }],
    ...{ mayFeature: true, keepPicture: true, offer: true },
  });
  await person.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('Your profile is withdrawn')).toBeVisible();
});

test.each([
  [
    'no award',
    { tier: null, score: '6.82' },
    /each on their own: 6.82 on average. That is 0.18 below Silver, which begins at 7.0/,
  ],
  [
    'too few ratings',
    { tier: null, score: null, ratings: 19, criteria: [] },
    /A result needs 20 independent ratings, and your nomination got 19/,
  ],
  [
    'voided',
    { tier: null, score: null, ratings: 0, criteria: [] },
    /Two organisers took this entry out/,
  ],
] as const)('%s is explained', async (outcome, changes, text) => {
  await open(result({ ...(changes as Partial<NominationResult>), outcome }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(hrefOf('See the dates')).toBe('/timeline');
  expect(screen.queryAllByRole('table')).toHaveLength(changes.score ? 1 : 0);
  expect(screen.queryByText('Your award kit')).toBeNull();
});

test('an award that was revoked is told as such, and nothing of it can be shown to others', async () => {
  const { recognition: _, ...revoked } = result();
  await open(revoked);
  expect(await screen.findByRole('heading', { name: 'Your Gold was revoked' })).toBeVisible();
  expect(screen.queryByText('Your award kit')).toBeNull();
});

test('one of several results is chosen', async () => {
  const { user: person } = await open(
    result(),
    result({ season: '2024', seasonName: 'Season 2024', tier: 'Silver', score: '7.50' }),
  );
  await person.selectOptions(await screen.findByLabelText('Nomination'), 'Technology, Season 2024');
  expect(await screen.findByRole('heading', { name: 'You have earned Silver' })).toBeVisible();
});

test('without a published result the page says when there will be one', async () => {
  await open();
  expect(await screen.findByText('No result yet')).toBeVisible();
});

test.each([
  ['Once its result is published', '2025', false],
  ['While only that of another season is published', '2024', true],
])('%s, the portal says of a nomination what happens next, or not', async (_, season, isSaid) => {
  await openPortal({
    fakes: [
      statusIs(submittedNomination({ reference: 'N-3F2A-91C0' })),
      answer('listNominationResults', { body: { results: [result({ season })] } }),
    ],
  });
  expect(await screen.findByRole('heading', { name: 'You have earned Gold' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Nomination received' })).toBeVisible();
  await waitFor(() =>
    expect(screen.queryAllByText(/independent judges read and rate it/)).toHaveLength(+isSaid),
  );
});

test('the portal begins with an award, and folds the form until somebody nominates again (GUIDE-023)', async () => {
  const { user: person } = await openPortal({
    fakes: [answer('listNominationResults', { body: { results: [result()] } })],
  });
  expect(await screen.findByRole('link', { name: 'See your result' })).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Essay')).not.toBeVisible());
  await person.click(screen.getByText('Nominate again'));
  expect(screen.getByLabelText('Essay')).toBeVisible();
});

test('the portal folds no form in which something is written (GUIDE-023)', async () => {
  await openPortal({
    fakes: [
      answer('listNominationResults', { body: { results: [result()] } }),
      answer('getNominationDraft', {
        body: { draft: savedDraft({ values: nominationForm({ essay: 'Begun' }) }) },
      }),
    ],
  });
  expect(await screen.findByRole('link', { name: 'See your result' })).toBeVisible();
  expect(screen.getByLabelText('Essay')).toBeVisible();
  expect(screen.queryByText('Nominate again')).not.toBeVisible();
});
