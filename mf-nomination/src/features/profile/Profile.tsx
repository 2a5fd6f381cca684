import { download } from '@meritum/shared/client/download';
import { usePersonalQuery } from '@meritum/shared/client/usePersonalQuery';
import type { OwnProfile } from '@meritum/shared/contracts/profiles';
import type { NominationResult } from '@meritum/shared/contracts/published-results';
import { DownloadButton } from '@meritum/shared/forms/DownloadButton';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import { Loaded } from '@meritum/shared/ui/Loaded';
import { Notice } from '@meritum/shared/ui/Notice';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { Part, Section } from '../result/Part';
import styles from './Profile.module.css';
import { ProfileForm } from './ProfileForm';
import { useProfileChanges } from './requests';

/** A winner's public profile and press material. */
export function Profile({ result }: { result: NominationResult }) {
  const { season, category } = result;
  const query = usePersonalQuery('getOwnProfile', { query: { season, category } });
  return (
    <Section id="profile" title="Show your work">
      <Part
        title="Public profile"
        about={[
          'A page of your own, with your picture, your words and your links. Nothing is public until you submit it and an organiser approves it, unchanged.',
          'You can withdraw it at any time, and it is gone at once.',
        ]}
      >
        <Loaded query={query} what="your profile">
          {({ profile }) => (
            <div className={styles.things}>
              <Status result={result} profile={profile} />
              <ProfileForm of={result} name={result.fullName} profile={profile} />
            </div>
          )}
        </Loaded>
      </Part>
      <Part
        title="Press kit"
        about={[
          'Seals for light and dark pages, your badge, certificate and letter, and sentences that are ready to use.',
        ]}
      >
        <DownloadButton
          label="Download press kit"
          what="the press kit"
          download={() => download('getPressKit', { query: { season, category } })}
        />
      </Part>
    </Section>
  );
}

function Status({ result, profile }: { result: NominationResult; profile: OwnProfile | null }) {
  const { withdraw } = useProfileChanges(result);
  const { answer, busy, run } = useAnsweredCall();
  if (!profile) return null;
  const { state, publicPath, refusal, featured } = profile;
  const waits = state === 'offered';
  const page = publicPath && <TextLink href={publicPath}>See your public profile</TextLink>;
  const end = (waits || publicPath) && (
    <Button
      variant="secondary"
      busy={busy}
      busyLabel="Withdrawing ..."
      onClick={() => run(withdraw, 'Could not withdraw your profile. Try again.')}
    >
      Withdraw
    </Button>
  );
  return (
    <>
      {state === 'refused' && (
        <Notice kind="warning" title="An organiser did not publish this">
          {refusal} Change it and offer it again.
        </Notice>
      )}
      {waits && (
        <Notice kind="info" title="An organiser is going to look at it" action={!publicPath && end}>
          You will get an email. If you change it before, offer it again.
        </Notice>
      )}
      {publicPath && (
        <Notice
          kind="success"
          title={featured ? 'Your profile is public and featured' : 'Your profile is public'}
          action={end}
        >
          {state === 'published'
            ? 'It shows what you see below. '
            : 'It shows what was approved last, until a new version is approved. '}
          {page}
        </Notice>
      )}
      {state === 'withdrawn' && (
        <Notice kind="info" title="Your profile is withdrawn">
          Nobody sees it. What you wrote is kept as a draft.
        </Notice>
      )}
      <FormAnswer answer={answer} />
    </>
  );
}
