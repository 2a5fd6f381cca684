/** Purpose of the mailed link that stops reminders; its id is the judge's. */
export const stoppingReminders = 'stop-reminders';
