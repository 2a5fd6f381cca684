import { guardAddresses } from './scriptPolicy';

test('every script address is checked in one place, and no text becomes HTML or code', () => {
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
