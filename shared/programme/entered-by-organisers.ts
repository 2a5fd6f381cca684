/** The public mark of a winner who was not published from ratings. */
export const enteredByOrganisers =
  'Entered by the organisers; not decided by ratings on this site.';
