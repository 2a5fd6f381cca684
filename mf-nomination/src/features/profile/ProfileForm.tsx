import { webAddressOf } from '@meritum/shared/contracts/addresses';
import { limits } from '@meritum/shared/contracts/limits';
import type { OwnProfile, ProfileLink } from '@meritum/shared/contracts/profiles';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { useUnsent } from '@meritum/shared/forms/useUnsent';
import { Button } from '@meritum/shared/ui/Button';
import { Checkbox } from '@meritum/shared/ui/Checkbox';
import * as design from '@meritum/shared/ui/design.module.css';
import { TextArea } from '@meritum/shared/ui/TextArea';
import { TextField } from '@meritum/shared/ui/TextField';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styles from './Profile.module.css';
import { ProfilePicture } from './ProfilePicture';
import { useProfileChanges, type Which } from './requests';

const indexes = Array.from({ length: limits.profileLinks }, (_, index) => index);

const emptyLink: ProfileLink = { label: '', url: '' };

const isFilled = ({ label, url }: ProfileLink) => label.trim() !== '' || url.trim() !== '';

interface Typed {
  citation: string;
  links: readonly ProfileLink[];
  mayFeature: boolean;
}

interface Props {
  of: Which;
  name: string;
  profile: OwnProfile | null;
}

/** A winner's text about themselves; saved as a draft, or offered to the organisers. */
export function ProfileForm({ of, name, profile }: Props) {
  const { save } = useProfileChanges(of);
  const { typed, type, sent } = useUnsent<Typed>(`profile ${JSON.stringify(of)}`, {
    citation: profile?.citation ?? '',
    links: indexes.map((index) => profile?.links[index] ?? emptyLink),
    mayFeature: profile?.mayFeature ?? false,
  });
  const { citation, links, mayFeature } = typed;
  const filled = indexes.filter((index) => isFilled(links[index] ?? emptyLink));
  // The server numbers the links that it received.
  const names = Object.fromEntries([
    ['citation', 'citation'],
    ...filled.flatMap((index, sent) =>
      ['label', 'url'].map((part) => [`links/${sent}/${part}`, `${index} ${part}`]),
    ),
  ]);
  const { answer, busy, run } = useAnsweredCall(names);
  const unsentPicture = useRef<() => Promise<void>>(undefined);
  const form = useRef<HTMLDivElement>(null);
  // The button is far below the fields with errors.
  useEffect(() => {
    if (answer?.fields) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [answer]);
  const [shown, setShown] = useState(1);
  const last = (filled.at(-1) ?? 0) + 1;
  // Never fewer again: an emptied link stays.
  if (last > shown) setShown(last);
  const addLink = () => {
    flushSync(() => setShown(shown + 1));
    const inputs = form.current?.querySelectorAll<HTMLElement>('fieldset input') ?? [];
    [...inputs].at(-2)?.focus();
  };

  const send = (offer: boolean, keepPicture = true) =>
    run(
      async () => {
        // The cut on the screen counts even if it was not confirmed.
        if (keepPicture) await unsentPicture.current?.();
        await save({
          citation,
          links: filled.map((index) => links[index] ?? emptyLink),
          mayFeature,
          keepPicture,
          offer,
        });
        sent();
      },
      offer ? 'Could not offer your profile.' : 'Could not save your profile. Try again.',
      {
        kind: 'success',
        text: offer
          ? 'Offered. An organiser will look at it, and you will get an email.'
          : 'Your draft is saved. Nobody else sees it.',
      },
    );
  const write = (index: number, changed: Partial<ProfileLink>) =>
    type({
      ...typed,
      links: links.map((link, at) => (at === index ? { ...link, ...changed } : link)),
    });

  return (
    <div ref={form} className={styles.form}>
      <ProfilePicture
        of={of}
        name={name}
        picture={profile?.picture ?? null}
        onRemove={() => send(false, false)}
        unsent={unsentPicture}
      />
      <TextArea
        label="In your words"
        hint={`What the work is, and for whom. At most ${limits.profileCitationCharacters} characters.`}
        rows={5}
        limit={limits.profileCitationCharacters}
        value={citation}
        error={answer?.fields?.citation}
        onChange={({ target }) => type({ ...typed, citation: target.value })}
      />
      <fieldset className={styles.links}>
        <legend className={design.semibold}>Links</legend>
        {indexes.slice(0, shown).map((index) => (
          <div key={index} className={styles.link}>
            <TextField
              label={`Label of link ${index + 1}`}
              placeholder="Project website"
              limit={limits.profileLabelCharacters}
              value={links[index]?.label}
              error={answer?.fields?.[`${index} label`]}
              onChange={({ target }) => write(index, { label: target.value })}
            />
            <TextField
              label={`Address of link ${index + 1}`}
              placeholder="https://"
              inputMode="url"
              limit={limits.profileLinkCharacters}
              value={links[index]?.url}
              error={answer?.fields?.[`${index} url`]}
              onChange={({ target }) => write(index, { url: target.value })}
              onBlur={({ target }) => write(index, { url: webAddressOf(target.value) })}
            />
          </div>
        ))}
        {shown < indexes.length && (
          <Button variant="quiet" className={design.inLine} onClick={addLink}>
            Add another link
          </Button>
        )}
      </fieldset>
      <Checkbox
        label="You may present me among the featured winners"
        checked={mayFeature}
        onChange={({ target }) => type({ ...typed, mayFeature: target.checked })}
      />
      <FormAnswer answer={answer} />
      <div className={design.acts}>
        <Button busy={busy} busyLabel="One moment ..." onClick={() => send(true)}>
          Offer for publication
        </Button>
        <Button variant="secondary" onClick={() => send(false)}>
          Save draft
        </Button>
      </div>
    </div>
  );
}
