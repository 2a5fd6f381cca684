import { fillPlaceholders, unknownIn } from './placeholders';

const ada = { name: 'Ada', pending: '3', deadline: '4 August 2025 at 09:30 UTC' };

test('each recipient reads their own values, once', () => {
  expect(fillPlaceholders('{name}: {pending} until {deadline}', ada)).toBe(
    'Ada: 3 until 4 August 2025 at 09:30 UTC',
  );
  // Placeholders inside a name are not replaced.
  expect(fillPlaceholders('Dear {name}', { ...ada, name: '{deadline}' })).toBe('Dear {deadline}');
});

test('unknown placeholders are found', () => {
  expect(unknownIn('{name} {Name} {} {pending}', ['name'])).toEqual(['{Name}', '{}', '{pending}']);
  expect(unknownIn('{{name}} {name, name}', ['name'])).toEqual(['{{name}}', '{name, name}']);
  expect(unknownIn('Dear {name,\nname}', ['name'])).toEqual(['{name', 'name}']);
  // A slip of AltGr on a German keyboard.
  expect(unknownIn('Dear {name0,\n7name}', ['name'])).toEqual(['{name0', '7name}']);
});
