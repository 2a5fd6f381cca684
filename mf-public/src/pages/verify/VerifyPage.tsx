import { site } from '@meritum/shared/programme/site';
import { Container } from '@meritum/shared/ui/Container';
import * as design from '@meritum/shared/ui/design.module.css';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { AwardCheck } from '../../features/award-check/AwardCheck';
import { Fold } from '../../features/reading/Fold';
import { Reading, ReadingSection } from '../../features/reading/Reading';
import { Limits } from '../../features/verification/Limits';

const limits = {
  'Who won what, when, and whether it is valid today.':
    'That the person who shows it to you is the one it names.',
  'The winner downloaded exactly this file from us.':
    'Anything about a scan or a copy that was saved anew. Check its address instead.',
  'A badge that verifies with our key says what we signed.':
    'That its score follows from the ratings: for that, compute the result again.',
};

export function VerifyPage() {
  return (
    <>
      <PageHeader
        title="Check a certificate, letter or badge"
        documentTitle="Check an Award"
        lead={`Has somebody shown you an award from ${site.productName}? Its page says whose it is and whether it is still valid.`}
      />
      <Container className={design.pageEnd}>
        <noscript>
          <p>
            Checking a file needs scripts. Without them, open the address that is printed on the
            certificate or letter: its page says whose award it is and whether it is still valid.
          </p>
        </noscript>
        <AwardCheck />
      </Container>
      <Reading>
        <ReadingSection id="where" heading="Where to find the address">
          <ul>
            <li>
              <strong>Certificate and letter:</strong> scan the code, or type the address beside it.
            </li>
            <li>
              <strong>Badge:</strong> choose its file. The badge is inside the picture, signed.
            </li>
            <li>
              <strong>Seal:</strong> follow its link. The picture alone proves nothing: anybody can
              copy it.
            </li>
            <li>
              <strong>Imported award:</strong> has no address, because no ratings on this site
              decided it. <TextLink to="/winners">The list of winners</TextLink> marks it.
            </li>
          </ul>
          <p>
            Look at where the link leads: only addresses that begin with{' '}
            <strong>{new URL(site.origin).host}/verify/</strong> are ours.
          </p>
        </ReadingSection>
        <ReadingSection id="privacy" heading="What we see when you check">
          <p>
            A file stays on your device. To look it up, your browser sends us its SHA-256 hash, and
            that of a badge inside. Nobody can tell from a hash what is in a file. Nothing is stored
            in your browser or about you, and no other site is told.
          </p>
          <p>
            These addresses cannot be searched. Whoever has one can read what the certificate says,
            and nothing else.
          </p>
        </ReadingSection>
        <ReadingSection id="limits" heading="What this proves and what it does not">
          <Fold summary="Claim by claim">
            <Limits of={limits} />
          </Fold>
          <p>
            The answer is our server’s. To rely on less, check the badge with any program for Open
            Badges 3.0, which takes our keys from{' '}
            <a href="/api/issuer/did.json">/api/issuer/did.json</a>, or{' '}
            <TextLink to="/check-the-results">check the results</TextLink> with your own.
          </p>
        </ReadingSection>
      </Reading>
    </>
  );
}
