import { webAddressOf } from '@meritum/shared/contracts/addresses';
import { parsedAddress } from '@meritum/shared/contracts/web-host';

/** What judges meet at some hosts, or what to do so that they get in. */
const known: readonly [hosts: string, says: string][] = [
  [
    'docs.google.com drive.google.com sharepoint.com onedrive.live.com 1drv.ms dropbox.com box.com icloud.com notion.so notion.site figma.com loom.com',
    'Share it with “anyone who has the link”, or judges are asked to sign in.',
  ],
  [
    'we.tl wetransfer.com swisstransfer.com fromsmash.com transfernow.net filemail.com',
    'It expires, perhaps before judges open it. Attach the document, or keep it elsewhere.',
  ],
  ['youtu.be youtube.com vimeo.com', 'The video has to be public or unlisted, not private.'],
  [
    'bit.ly tinyurl.com t.co goo.gl lnkd.in ow.ly rebrand.ly',
    'Give the address that it leads to: a short link can end, or lead elsewhere later.',
  ],
];

/** Hosts that are seldom open to everybody; those of one network are refused anyway. */
const internal = /^(?:intranet|wiki|confluence|jira)\.|\.(?:intranet|corp|home)$/;

/** What to mend so that judges get in by a link, as far as its address tells. */
export function linkWarning(typed: string): string | undefined {
  const { protocol = '', hostname = '' } = parsedAddress(webAddressOf(typed)) ?? {};
  if (internal.test(hostname)) return 'It seems to be inside a network where judges do not get in.';
  const isOf = (host: string) => hostname === host || hostname.endsWith(`.${host}`);
  const [, says] = known.find(([hosts]) => hosts.split(' ').some(isOf)) ?? [];
  return says ?? (protocol === 'http:' ? 'If it also works with https://, give that.' : undefined);
}
