/** @jest-environment node */
import { register } from './register';

const load = async () => () => null;

test('a remote declares its routes once, and older shells get each page by its absolute path', () => {
  const routes = [
    { path: '', load },
    {
      path: 'console',
      load,
      children: [
        { path: '', load },
        { path: 'judges/:id', load },
      ],
    },
  ];
  expect(register('mf-admin', routes)).toEqual({
    contractVersion: 1,
    routes: ['/admin', '/admin/console', '/admin/console/judges/:id'].map((path) => ({
      path,
      load,
    })),
    contracts: { 2: { routes } },
  });
});

test('the public site has everything below the root', () => {
  const { routes } = register('mf-public', [
    { path: '', load },
    { path: 'judges/:name', load },
  ]);
  expect(routes.map(({ path }) => path)).toEqual(['/', '/judges/:name']);
});
