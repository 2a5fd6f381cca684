import { send } from '@meritum/shared/client/send';
import { formatDay } from '@meritum/shared/programme/days';
import { seasonDays } from '@meritum/shared/programme/season-days';

/** The end of nominations, as the menu shows it beside *Nominate*. */
export async function nominationsNow(): Promise<string> {
  const season = (await send('getSeason'))?.data;
  if (!season?.nominations) return season ? 'closed now' : '';
  const { to } = seasonDays(season, new Date()).nomination;
  return to ? `until ${formatDay(to)}` : '';
}
