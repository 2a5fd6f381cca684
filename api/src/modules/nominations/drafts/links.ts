/** Purpose of the mailed link that ends reminders of drafts; its id is their owner's account. */
export const stopDraftReminders = 'end-draft-reminders';
