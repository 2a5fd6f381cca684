import { webAddressOf } from '@meritum/shared/contracts/addresses';
import { parsedAddress } from '@meritum/shared/contracts/web-host';

/** Hosts with obstacles for judges: the obstacle, or how to open the link to them. */
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

/** Hosts that are rarely public; those of one's own network are refused anyway. */
const internal = /^(?:intranet|wiki|confluence|jira)\.|\.(?:intranet|corp|home)$/;

/** Advice so that judges can open a link, by its address alone. */
export function linkWarning(typed: string): string | undefined {
  const { protocol = '', hostname = '' } = parsedAddress(webAddressOf(typed)) ?? {};
  if (internal.test(hostname)) return 'It seems to be inside a network where judges do not get in.';
  const isOf = (host: string) => hostname === host || hostname.endsWith(`.${host}`);
  const [, says] = known.find(([hosts]) => hosts.split(' ').some(isOf)) ?? [];
  return says ?? (protocol === 'http:' ? 'If it also works with https://, give that.' : undefined);
}
