import { Readable } from 'node:stream';
import type { PaperSize } from '@meritum/shared/contracts/papers';
import { site } from '@meritum/shared/programme/site';
import { ZipFile } from 'yazl';
import { awardTitle } from '../recognition/cards';
import { verificationAddress } from '../recognition/credential';
import type { Issuer } from '../recognition/issuer';
import { queuePaper } from '../recognition/paper-queue';
import { pngOf, sealOf } from '../recognition/pictures';
import type { OwnAward } from '../recognition/recognitions';
import type { Profiling } from './context';

/** A file of the kit, made when it is sent. */
type Member = readonly [name: string, make: () => Promise<Buffer | string>];

const timesPng = 3;

/** The badge in each picture format. */
const badges = ({ deps }: Profiling, own: OwnAward): Member[] =>
  (['svg', 'png'] as const).map((format) => [
    `badge/badge.${format}`,
    () => deps.recognition.badgeFile(own, format),
  ]);

const seals = (of: Profiling, { award }: OwnAward): Member[] =>
  (['light', 'dark'] as const).flatMap((scheme): Member[] => {
    const name = `seal/${award.tier.toLowerCase()}-on-${scheme}`;
    const svg = () => sealOf(of.platform, award, scheme);
    return [
      [`${name}.svg`, svg],
      [`${name}.png`, async () => pngOf(await svg(), timesPng)],
    ];
  });

/** Ready-made sentences, which state only published facts. */
function textsOf(issuer: Issuer, { award, recognition }: OwnAward): string {
  const { name, organization, tier, category, seasonName, score, judges, scale } = award;
  const address = verificationAddress(issuer, recognition._id);
  return `${awardTitle(award)}

One sentence
${name} of ${organization} has won ${tier} in ${category}, ${seasonName}, of ${site.productName}.

Two sentences
${name} of ${organization} has won ${tier} in ${category}, ${seasonName}, of ${site.productName}. ${judges} independent judges rated the work, and their average is ${score} of ${scale.max}.

For a profile or a CV
${tier}, ${category}, ${seasonName}, ${site.productName}

About the award
${site.productName} has no fee and no jury meeting. Verified professionals rate each nomination alone and anonymously, the ratings decide, and a public ledger lets anyone compute the results again.

Anyone can verify it
${address}
`;
}

interface Asked {
  size: PaperSize;
  /** Aborted when the download was cancelled. */
  signal: AbortSignal;
}

/**
 * A winner's files for the press, as a zip stream. Each file is made when the one before has been
 * sent, so that no kit is ever whole in memory.
 */
export function pressKit(of: Profiling, own: OwnAward, { size, signal }: Asked): Readable {
  const { deps } = of;
  const members: Member[] = [
    ['texts.txt', async () => textsOf(deps.recognition.issuer, own)],
    ...seals(of, own),
    ...badges(of, own),
    [
      'certificate.pdf',
      () => deps.recognition.paperFile(own, { kind: 'certificate', size }, signal),
    ],
    [
      'reference-letter.pdf',
      () => deps.recognition.paperFile(own, { kind: 'letter', size }, signal),
    ],
  ];
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const [name, make] of members)
    zip.addReadStreamLazy(name, { mtime: own.award.publishedAt }, (open) => {
      queuePaper(make, signal).then(
        (content) => open(null, Readable.from([Buffer.from(content)])),
        (error: Error) => open(error, Readable.from([])),
      );
    });
  zip.end();
  return output;
}
