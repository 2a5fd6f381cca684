import { suiteApp } from '../../../testing/app';
import { callAs } from '../../../testing/console';
import { published, ratedContest, suiteOrganisers, times } from '../../../testing/results';
import { changeSeason } from '../../../testing/seasons';
import { minutes } from '../../platform/clock';

const suite = suiteApp();
const organisers = suiteOrganisers(suite);

test('ADM-030 once nominations are closed, organization and title are corrected before the results are out', async () => {
  const { app } = suite();
  const [one, other] = organisers();
  const { 'Ada Gold': ada } = await ratedContest(app, { 'Ada Gold': times(20, 9) });
  const { nominationId } = ada;
  const send = (by: typeof one, given: object = {}) =>
    callAs(app, by, 'correctAward', {
      ...{ nominationId, organization: 'Right Works', designation: 'Engineer' },
      ...{ reason: 'A letter', ...given },
    });
  const state = async () =>
    (await callAs(app, one, 'getEntryRatings', { nominationId })).json().correction;
  expect([(await send(one)).statusCode, await state()]).toEqual([412, null]);
  await changeSeason(app, { 'categories.$[].nominations.open': false });
  suite().pass(minutes(1));
  expect((await send(one)).json()).toEqual({ state: 'proposed' });
  const { proposed } = await state();
  expect((await send(other, { proposalId: proposed.id })).json()).toEqual({ state: 'corrected' });
  await published(app, one, other);
  const { body } = await app.inject('/api/winners?year=2025&category=Technology');
  expect([body.includes('Right Works'), body.includes(ada.organization)]).toEqual([true, false]);
});
