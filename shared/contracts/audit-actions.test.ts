import { auditActions } from './audit-actions';

test('each action of the audit trail is told in words that no other action has', () => {
  const words = Object.values(auditActions);
  expect(new Set(words).size).toBe(words.length);
  for (const said of words) expect(said).toMatch(/^[A-Z][a-z]+( .*)? ?[^.]$/);
});
