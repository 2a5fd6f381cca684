import { suiteApp } from '../../testing/app';

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

test('a date that is not set yet, or none of the season, has no file', async () => {
  expect((await ask('nominations-close')).json()).toMatchObject({
    status: 404,
    message: 'This date is not set yet.',
  });
  expect((await ask('lunch')).statusCode).toBe(400);
});
