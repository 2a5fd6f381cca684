import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '@meritum/shared/contracts/calls/contract';
import { execaSync } from 'execa';
import { root } from '../../parts';
import { filesBelow } from '../../sources';

const rules = readFileSync(join(__dirname, 'rules.yml'), 'utf8');
const dashboard = readFileSync(join(__dirname, 'dashboard.json'), 'utf8');

/** Runs promtool here; undefined where it is not installed. */
function promtool(...args: string[]): { failed: boolean; output: string } | undefined {
  const { failed, code, all } = execaSync('promtool', args, {
    cwd: __dirname,
    reject: false,
    all: true,
  });
  return code === 'ENOENT' ? undefined : { failed, output: all };
}

const isInstalled = promtool('--version') !== undefined;
const titled = isInstalled ? '' : ' (not checked: no promtool on the PATH)';

(isInstalled ? test : test.skip)(`the alerts fire when they should${titled}`, () => {
  for (const args of [
    ['check', 'config', 'prometheus.yml'],
    ['test', 'rules', 'rules.test.yml'],
  ])
    expect(promtool(...args)).toMatchObject({ failed: false, output: expect.any(String) });
});

test('rules and dashboard ask for metrics and calls that exist', async () => {
  const sources = (await filesBelow(join(root, 'api/src'))).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  const text = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
  const measured = new Set([...text.matchAll(/name: '(meritum_\w+)'/g)].map(([, name]) => name));
  const asked = [...`${rules}${dashboard}`.matchAll(/\bmeritum_\w+\b/g)].map(([name]) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  );
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter((name) => !measured.has(name))).toEqual([]);

  const calls = [...`${rules}${dashboard}`.matchAll(/call!?=~\\?"([^"\\]+)/g)];
  const named = calls.flatMap(([, pattern = '']) => pattern.split('|'));
  const known = (pattern: string) =>
    operations.some((name) => new RegExp(`^${pattern}$`).test(name));
  expect(named.filter((pattern) => !known(pattern))).toEqual([]);
});

test('every alert says how urgent it is and what to do', () => {
  const alerts = rules.split('- alert: ').slice(1);
  expect(alerts.length).toBeGreaterThan(10);
  for (const alert of alerts)
    expect(alert).toMatch(/severity: (page|ticket)[\s\S]*summary: "[\s\S]*action: "/);
});
