import type { WhyLeftOut } from '../contracts/nominations';

const reasons: Readonly<Record<string, string>> = {
  unconfirmed: 'because its email address was not confirmed in time',
  returned: 'because it was returned and not submitted again in time',
  reopened: 'because it was reopened and not submitted again in time',
} satisfies Record<WhyLeftOut, string>;

/** The nominator's text about a nomination that missed the end of judging. */
export const leftOutText = (why: WhyLeftOut): string =>
  `Judging has ended. Your nomination did not take part${reasons[why] ? `, ${reasons[why]}` : ''}. It gets no result, and this can no longer be changed.`;
