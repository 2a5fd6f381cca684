/** Purpose of the mailed link that stops reminders about drafts; its id is the owner's account. */
export const stopDraftReminders = 'end-draft-reminders';
