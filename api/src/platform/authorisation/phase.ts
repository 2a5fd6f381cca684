/** What the season allows at this moment; policies are given it, and read no clock and no flag. */
export interface Phase {
  nominationsOpen: boolean;
  judgingOpen: boolean;
}
