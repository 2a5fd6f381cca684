import { saveFile } from '@meritum/shared/client/saveFile';
import { site } from '@meritum/shared/programme/site';
import { calendarFile } from './calendarFile';

/** Saves an event as a file that calendars open. */
export function saveEvent(event: Parameters<typeof calendarFile>[0]): void {
  const file = calendarFile(event, { name: site.productName, address: location.href });
  saveFile(new Blob([file], { type: 'text/calendar' }), `${event.id}.ics`);
}
