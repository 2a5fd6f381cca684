import type { WhyLeftOut } from '../contracts/nominations';

const reasons: Readonly<Record<string, string>> = {
  unconfirmed: 'because its email address was not confirmed in time',
  returned: 'because it was returned and not submitted again in time',
  reopened: 'because it was reopened and not submitted again in time',
} satisfies Record<WhyLeftOut, string>;

/** What its nominator reads of a nomination without which judging has ended. */
export const leftOutText = (why: WhyLeftOut): string =>
  `Judging has ended. Your nomination did not take part${reasons[why] ? `, ${reasons[why]}` : ''}. It gets no result, and this can no longer be changed.`;
