import { trustedFor } from '../../platform/clock';
import { suiteApp } from '../../testing/app';
import { changeSeason } from '../../testing/seasons';

const suite = suiteApp();
const ask = (event: string) => suite().app.inject(`/api/season/events/${event}`);

test('PERM-014 dates of the season are files for calendars, with a name', async () => {
  const reply = await ask('winners-announced');
  expect([reply.statusCode, reply.headers]).toMatchObject([
    200,
    {
      'content-type': expect.stringContaining('text/calendar'),
      'content-disposition': expect.stringContaining('filename="winners-announced-2025.ics"'),
    },
  ]);
  expect(reply.body).toMatch(/UID:winners-announced-2025@[\s\S]*DTSTART;VALUE=DATE:\d{8}/);
});

test('TIME-002 TIME-003 TIME-004 all dates are those that organisers have set, as whole days', async () => {
  await changeSeason(suite().app, { 'calendar.judging.to': '2025-12-31' });
  suite().pass(trustedFor);
  const reply = await ask('dates');
  expect(reply.headers['content-disposition']).toContain('filename="dates-2025.ics"');
  const lines = reply.body.replaceAll('\r\n ', '').split('\r\n');
  const valuesOf = (name: string) =>
    lines.flatMap((line) => (line.startsWith(name) ? line.slice(line.indexOf(':') + 1) : []));
  expect(valuesOf('SUMMARY')).toEqual([
    'Tech Excellence 2025: Nomination',
    'Tech Excellence 2025: Judging',
    'Tech Excellence 2025: Results Announced',
  ]);
  expect(valuesOf('DTSTART;VALUE=DATE')).toEqual(['20250804', '20250901', '20251115']);
  expect(valuesOf('DTEND;VALUE=DATE')).toEqual(['20251113', '20260101', '20251116']);
});

test('a date that is not set yet, or none of the season, has no file', async () => {
  expect((await ask('nominations-close')).json()).toMatchObject({
    status: 404,
    message: 'This date is not set yet.',
  });
  expect((await ask('lunch')).statusCode).toBe(400);
});
