import { saveFile } from '@meritum/shared/client/saveFile';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import type { CalendarEvent } from '@meritum/shared/programme/calendar-file';
import { site } from '@meritum/shared/programme/site';
import { Button } from '@meritum/shared/ui/Button';

interface Props {
  event: Omit<CalendarEvent, 'path'>;
  variant: 'quiet' | 'secondary';
  label: string;
}

/** Saves an event as a file that calendars open. */
export function AddToCalendar({ event, variant, label }: Props) {
  const { answer, busy, run } = useAnsweredCall();
  const save = async () => {
    const { calendarFile } = await import('@meritum/shared/programme/calendar-file');
    const told = {
      ...event,
      title: `${site.productName}: ${event.title}`,
      path: '/tech-nomination',
    };
    const file = calendarFile(site.productName, [told], new Date());
    saveFile(new Blob([file], { type: 'text/calendar' }), `${event.id}.ics`);
  };
  return (
    <>
      <Button
        variant={variant}
        busy={busy}
        onClick={() => run(save, 'Could not save the event. Try again.')}
      >
        {label}
      </Button>
      <FormAnswer answer={answer} />
    </>
  );
}
