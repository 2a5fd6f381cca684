import { suiteApp } from '../../../testing/app';
import { changeSeason } from '../../../testing/seasons';
import { trustedFor } from '../../platform/clock';

const suite = suiteApp();
const ask = (event: string) => suite().app.inject(`/api/season/events/${event}`);

test('D05 the calendar file has only the first day of anything that goes on after its planned days', async () => {
  const { body } = await ask('dates');
  expect(body.match(/SUMMARY:.*/g)?.map((line) => line.trim())).toEqual([
    'SUMMARY:Tech Excellence 2025: Nomination begins',
    'SUMMARY:Tech Excellence 2025: Judging begins',
  ]);
});

test('PERM-014 dates of the season are files for calendars, with a name', async () => {
  await changeSeason(suite().app, { 'calendar.results': '2099-01-15' });
  suite().pass(trustedFor);
  const reply = await ask('winners-announced');
  expect([reply.statusCode, reply.headers]).toMatchObject([
    200,
    {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': expect.stringContaining('filename="winners-announced-2025.ics"'),
    },
  ]);
  expect(reply.body).toMatch(/UID:winners-announced-2025@[\s\S]*DTSTART;VALUE=DATE:\d{8}/);
});

const calendar = {
  nominations: { from: '2098-08-04', to: '2098-11-12' },
  judging: { from: '2098-09-01', to: '2098-12-31' },
  results: '2099-01-15',
};

test('TIME-002 TIME-003 TIME-004 all dates are those that organisers have set, as whole days', async () => {
  await changeSeason(suite().app, { calendar });
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
  expect(valuesOf('DTSTART;VALUE=DATE')).toEqual(['20980804', '20980901', '20990115']);
  expect(valuesOf('DTEND;VALUE=DATE')).toEqual(['20981113', '20990101', '20990116']);
});

test('a date that is not set yet, or none of the season, has no file', async () => {
  expect((await ask('nominations-close')).json()).toMatchObject({
    status: 404,
    message: 'This date is not set yet.',
  });
  expect((await ask('lunch')).statusCode).toBe(400);
});

test('D05 days that the season has overtaken are in no file', async () => {
  await changeSeason(suite().app, { calendar });
  const closing = { open: true, closesAt: '2099-01-20T23:59:00.000Z' };
  await changeSeason(suite().app, { 'categories.$[].nominations': closing });
  suite().pass(trustedFor);
  const { body } = await ask('dates');
  expect(body.match(/DTEND;VALUE=DATE:\d+/g)).toEqual(
    ['20990121', '20990101'].map((day) => `DTEND;VALUE=DATE:${day}`),
  );
  expect((await ask('winners-announced')).statusCode).toBe(404);
});
