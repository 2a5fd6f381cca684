const listAddress = '/remotes/mf-public/integrity.json';

let asked: string[] = [];

function serve(files: Record<string, unknown> = {}): void {
  asked = [];
  globalThis.fetch = jest.fn(async (address) => {
    asked.push(String(address));
    const content = files[String(address)];
    const status = content === undefined ? 404 : 200;
    const reply = { ok: status === 200, status, json: async () => content };
    return { ...reply, clone: () => reply } as unknown as Response;
  });
}

function run(data: DOMStringMap = {}, load = () => void require('./start')): void {
  const script = document.createElement('script');
  Object.assign(script.dataset, {
    app: '/assets/shell.1.js',
    styles: '/assets/shell.1.css',
    when: 'on interaction',
    year: String(new Date().getFullYear()),
    seal: listAddress,
    ...data,
  });
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  jest.isolateModules(load);
}

const startedShells = () =>
  document.querySelectorAll('head script[src="/assets/shell.1.js"]').length;

function addPicture(natural: number): HTMLImageElement {
  const picture = document.body.appendChild(document.createElement('img'));
  Object.defineProperties(picture, {
    complete: { value: true },
    naturalWidth: { value: natural },
  });
  return picture;
}

const whenIdle = () =>
  new Promise((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done))));

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  window.history.replaceState(null, '', '/');
  window.localStorage.clear();
  serve();
});

// Prevents a waiting script from running in the next test.
afterEach(async () => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
  window.dispatchEvent(new Event('pointermove'));
  await whenIdle();
});

test('a page that appears below a resting pointer waits for a movement', () => {
  const move = (movementX: number) =>
    window.dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 }));
  run();
  move(0);
  expect(startedShells()).toBe(0);
  move(3);
  expect(startedShells()).toBe(1);
});

test.each([
  ['before the script', 1],
  ['later', 0],
])(
  'ERR-033 a picture that failed %s starts the shell, which draws its placeholder',
  (_, before) => {
    addPicture(240);
    const picture = before ? addPicture(0) : undefined;
    run();
    expect(startedShells()).toBe(before);
    (picture ?? addPicture(0)).dispatchEvent(new Event('error'));
    expect(startedShells()).toBe(1);
  },
);

test('LAY-021 a fragment that the address takes later starts the shell, which scrolls to it', () => {
  run();
  window.dispatchEvent(new Event('hashchange'));
  expect(startedShells()).toBe(1);
});

test('LAY-019 with a fragment nothing starts before the page is complete', () => {
  window.history.replaceState(null, '', '/#categories');
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  run();
  window.dispatchEvent(new Event('pointermove'));
  expect(startedShells()).toBe(0);
});

const below = 'http://localhost/remotes/mf-public';
const ahead = { '': ['entry.1.js', 'assets/register.1.js'], winners: ['assets/winners.1.js'] };
const files = {
  '/remotes.json': {},
  [`${below}/integrity.json`]: { seal: '', signature: '', ahead },
};

test('the shell’s requests are prefetched with the files of the page', async () => {
  serve(files);
  run({ when: 'after paint', page: 'winners', files: '/assets/query.1.js' });
  await whenIdle();
  expect(asked).toEqual([
    `${below}/integrity.json`,
    '/remotes.json',
    '/assets/shell.1.js',
    '/assets/query.1.js',
    `${below}/entry.1.js`,
    `${below}/assets/register.1.js`,
    `${below}/assets/winners.1.js`,
  ]);
});

test.each([
  ['/tech-nomination', 'known', ['portal']],
  ['/tech-nomination', '', ['portal', 'signed-out']],
  ['/tech-nomination/result', 'known', []],
])(
  'at %s a portal’s own files are fetched beside the shell, for somebody %s on this device',
  async (path, known, chunks) => {
    history.replaceState(null, '', path);
    if (known) localStorage.setItem('signedInHere', 'true');
    const names = ['', 'portal', 'signed-out'];
    const ahead = Object.fromEntries(names.map((name) => [name, [`assets/${name}.1.js`]]));
    serve({ [`${below}/integrity.json`]: { seal: '', signature: '', ahead } });
    const session = '/api/auth/refresh';
    const data = { prefix: '/tech-nomination', also: '/api/season', files: '/a.1.js', session };
    run(data, () => void require('./browserAhead'));
    await whenIdle();
    expect(asked).toEqual([
      `${below}/integrity.json`,
      session,
      '/remotes.json',
      '/a.1.js',
      '/api/season',
      ...['', ...chunks].map((name) => `${below}/assets/${name}.1.js`),
    ]);
  },
);

const signedIn = { accessToken: 't1' };
test.each([
  ['a signed-in person', '/tech-nomination', signedIn, ['/api/status t1', '/api/draft t1']],
  ['a signed-in person elsewhere', '/tech-nomination/result', signedIn, []],
  ['a visitor', '/tech-nomination', undefined, []],
])(
  'the form of %s at %s is asked for while the shell is on its way',
  async (_, path, session, own) => {
    history.replaceState(null, '', path);
    // CACHE-001: this device keeps the last reply.
    localStorage.setItem('kept', JSON.stringify({ timestamp: Date.now() }));
    const needed = { '/api/status': 'outdated', '/api/draft': '', '/api/kept': 'kept' };
    serve(session && { '/api/auth/refresh': session });
    const data = { prefix: '/tech-nomination', session: '/api/auth/refresh' };
    run({ ...data, own: JSON.stringify(needed) }, () => void require('./browserAhead'));
    await whenIdle();
    const { calls } = jest.mocked(fetch).mock;
    const personal = calls.flatMap(([address, init]) => {
      const token = new Headers(init?.headers).get('authorization')?.replace('Bearer ', '');
      return token ? [`${address} ${token}`] : [];
    });
    expect(personal).toEqual(own);
  },
);

test('AUTH-018 the session of an untold sign-out is not asked for', async () => {
  sessionStorage.setItem('signOutPending', 'yes');
  run({ session: '/api/auth/refresh' }, () => void require('./browserAhead'));
  await whenIdle();
  sessionStorage.clear();
  expect(asked).not.toContain('/api/auth/refresh');
});

test('a page that waits for an interaction prefetches nothing before it', async () => {
  serve(files);
  run();
  await whenIdle();
  expect(asked).toEqual([]);
  window.dispatchEvent(new Event('pointermove'));
  await whenIdle();
  expect(asked.slice(0, 2)).toEqual([`${below}/integrity.json`, '/remotes.json']);
});

test.each([
  ['/faqs', 0],
  ['/faqs?category=judging', 1],
])(
  'of a page that its query changes, %s starts %i shells before an interaction',
  async (path, shells) => {
    window.history.replaceState(null, '', path);
    run({ when: 'with a query' });
    await whenIdle();
    expect(startedShells()).toBe(shells);
  },
);

test('a page whose own script cannot show what is asked for starts the shell', async () => {
  serve(files);
  run();
  window.dispatchEvent(new Event('needsscripts'));
  await whenIdle();
  expect([asked[0], startedShells()]).toEqual([`${below}/integrity.json`, 1]);
});

test.each([
  [true, '2026-12-10T00:00:00', 'OPEN NOW closes 9 December'],
  [true, null, 'OPEN NOW '],
  [false, '2026-12-10T00:00:00', 'CLOSED '],
])(
  'HOME-004 home tells on arrival when open nominations (%s) close: %s',
  async (open, end, text) => {
    document.body.innerHTML = '<p>OPEN NOW</p> <span data-closing="CLOSED"></span>';
    serve({ '/api/season': { data: { nominations: open ? { closesAt: end } : null } } });
    run();
    await whenIdle();
    expect(document.body.textContent).toBe(text);
  },
);

test('unexpected replies are left to the shell', async () => {
  document.body.innerHTML = '<span data-closing></span>';
  const seal = `${below}/integrity.json`;
  serve({ [seal]: 'something else', '/api/season': 'something else' });
  run({ when: 'after paint' });
  await whenIdle();
  expect(asked).toEqual(['/api/season', seal, '/remotes.json', '/assets/shell.1.js']);
});
