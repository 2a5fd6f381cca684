/** What the season allows now. Policies get it as an argument and read no clock or setting. */
export interface Phase {
  nominationsOpen: boolean;
  judgingOpen: boolean;
}
