import { registerPlugins } from '@module-federation/enhanced/runtime';
import { expectEntry } from './entries';
import { guardAddresses, guardEntries } from './scriptPolicy';

jest.mock('@module-federation/enhanced/runtime', () => ({ registerPlugins: jest.fn() }));

test('every address of a script is asked for at one place, and no text becomes HTML or code', () => {
  const createPolicy = jest.fn();
  guardAddresses({ trustedTypes: { createPolicy } });
  const [[name, rules]] = createPolicy.mock.calls;
  expect([name, Object.keys(rules)]).toEqual(['default', ['createScriptURL']]);
  expect(rules.createScriptURL('/assets/shell.js')).toBe('/assets/shell.js');
  expect(rules.createScriptURL('/api/documents/1')).toBeNull();
});

test('a browser without Trusted Types does without', () => {
  expect(() => guardAddresses({})).not.toThrow();
});

test('the federation runtime is handed entries that somebody vouches for, and no others', () => {
  guardEntries();
  const [plugin] = jest.mocked(registerPlugins).mock.calls[0]?.[0] ?? [];
  const create = plugin?.createScript as unknown as (of: { url: string }) => HTMLScriptElement;
  expectEntry('https://judging.example/entry.js', 'sha384-a');
  expect(create({ url: 'https://judging.example/entry.js' }).integrity).toBe('sha384-a');
  expect(() => create({ url: 'https://judging.example/other.js' })).toThrow('Nothing vouches');
});
