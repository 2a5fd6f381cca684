import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oldestBrowsers } from '../../shared/programme/browsers';
import { root } from '../parts';
import { newerInSource, newerInStyles } from './newer-features';
import { promisedLib } from './promised-lib';

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** Features that a promised browser may lack, with the effect. */
const mayBeMissing: Record<string, readonly string[]> = {
  'the header shows all items instead of a menu': [
    '<div popover>',
    '<button popovertarget>',
    'popover-open',
  ],
  'several answers stay open': ['<details name>'],
  'nothing moves': ['details-content', 'interpolate-size', 'starting-style'],
  'all is drawn at once, and folded answers are not printed': ['content-visibility'],
  'lines break elsewhere': ['text-wrap'],
  'a phone has no mouse': [
    'cursor: default',
    'cursor: not-allowed',
    'cursor: pointer',
    'cursor: progress',
    'resize',
    'selection',
  ],
  'the browser’s own look': ['font-family: ui-monospace', 'forced-color-adjust', 'scrollbar-width'],
  'Firefox makes no text larger': ['text-size-adjust'],
  'paper is used less well': ['page', 'orphans', 'widows', 'break-after: avoid'],
  'colours are printed if the reader asks for it': ['print-color-adjust: exact'],
};
const allowed = Object.values(mayBeMissing).flat();

test('what a promised browser lacks is found in styles, selectors, HTML and calls', async () => {
  const css = 'a:open{color:red}@starting-style{a{color:red}}a{text-wrap:pretty;color:red}';
  expect(newerInStyles(css)).toEqual(['open', 'starting-style', 'text-wrap']);
  const source = `a.matches(':open'); b.matches(':enabled'); <p popover="auto" id="c" />`;
  expect(await newerInSource(source, true)).toEqual(['open', '<p popover>']);
  const member = (name: string) => `    /** [MDN Reference](.../Web/API/URL/${name}) */\n`;
  const lib = `interface URL {\n${member('host')}    host: string;\n${member('canParse_static')}    canParse(): boolean;\n}\n`;
  expect(promisedLib(lib)).toBe(`interface URL {\n${member('host')}    host: string;\n}\n`);
});

test('pages use nothing that a promised browser lacks and needs', async () => {
  const paths = ['shell/src', 'shared', 'mf-*/src/*'];
  const listed = execFileSync('git', ['ls-files', ...paths], { cwd: root, encoding: 'utf8' });
  const files = listed.split('\n').filter((file) => !/\.test\.|\/testing\//.test(file));
  const newer = files.map(async (file) => {
    if (file.endsWith('.css')) return newerInStyles(read(file)).map((name) => ({ file, name }));
    if (!/\.tsx?$/.test(file)) return [];
    const names = await newerInSource(read(file), file.endsWith('x'));
    return names.map((name) => ({ file, name }));
  });
  const all = (await Promise.all(newer)).flat();
  expect(all.filter(({ name }) => !allowed.includes(name))).toEqual([]);
  // A feature leaves the list once it is unused, or all promised browsers have it.
  expect(allowed.filter((name) => !all.some((one) => one.name === name))).toEqual([]);
});

test('the promise is what is written and, for Chromium, what journeys try', () => {
  const { version } = JSON.parse(read('node_modules/chromium-oldest/package.json'));
  const { chrome, edge, firefox, safari, ios_saf } = oldestBrowsers;
  expect([Number.parseInt(version, 10), edge, ios_saf]).toEqual([chrome, chrome, safari]);
  const written = read('docs/requirements/browsers.md');
  expect(written).toMatch(new RegExp(`\\| ${chrome} .*\\| ${firefox} .*\\| ${safari} `));
});
