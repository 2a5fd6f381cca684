import { callForFile } from '@meritum/shared/client/call';
import { ClientError } from '@meritum/shared/client/clientError';
import { fileAdvice, fileExtension } from '@meritum/shared/contracts/file-kinds';
import { profilePictureTypes } from '@meritum/shared/contracts/limits';
import { refusal } from '@meritum/shared/forms/answers';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { useQuery } from '@meritum/shared/query';
import { BlobPicture } from '@meritum/shared/ui/BlobPicture';
import { Button } from '@meritum/shared/ui/Button';
import * as design from '@meritum/shared/ui/design.module.css';
import { Photo } from '@meritum/shared/ui/Photo';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { cutOf, jpegOf } from './cut';
import styles from './Profile.module.css';
import { useProfileChanges, type Which } from './requests';

interface Props {
  of: Which;
  name: string;
  /** Changes with the picture; null without one. */
  picture: string | null;
  onRemove(): void;
  /** Holds the function that sends a chosen picture, until it was sent. */
  unsent: RefObject<(() => Promise<void>) | undefined>;
}

const shown = 176;
const unreadable = 'Could not read this picture. Choose a JPEG, PNG or WebP, or a smaller copy.';

/** Explains why the browser cannot read a file: phones save HEIC, which most browsers do not know. */
function whyUnreadable({ name, type }: File): string {
  const isTaken = profilePictureTypes.some((taken) => taken === type);
  return isTaken ? unreadable : fileAdvice(fileExtension(name));
}

export function ProfilePicture({ of, name, picture, onRemove, unsent }: Props) {
  const { season, category } = of;
  const { data: own } = useQuery({
    queryKey: ['own-picture', season, category, picture],
    queryFn: async () =>
      createImageBitmap(await callForFile('getOwnProfilePicture', { query: { season, category } })),
    enabled: picture !== null,
    gcTime: 0,
  });
  const { sendPicture } = useProfileChanges(of);
  const { answer, busy, run, say } = useAnsweredCall();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap>();
  const [at, setAt] = useState(50);
  const [zoom, setZoom] = useState(100);

  const choose = async (file: File | undefined) => {
    if (!file) return;
    say(undefined);
    try {
      setChosen(await createImageBitmap(file));
      setAt(50);
      setZoom(100);
    } catch {
      say(refusal(whyUnreadable(file)));
    }
  };
  const send = async () => {
    if (!chosen) return;
    const jpeg = await jpegOf(chosen, cutOf(chosen, at, zoom));
    if (!jpeg) throw new ClientError({ code: 'invalid-argument', message: unreadable, status: 0 });
    await sendPicture(jpeg);
    setChosen(undefined);
  };
  useEffect(() => {
    unsent.current = chosen && send;
  });

  return (
    <div className={styles.picture}>
      {(chosen ?? (picture && own)) ? (
        <BlobPicture
          picture={chosen ?? own}
          cut={chosen && cutOf(chosen, at, zoom)}
          alt={chosen ? 'The cut of your picture' : 'Your picture'}
          side={2 * shown}
          className={styles.face}
        />
      ) : (
        <Photo
          alt=""
          of={name}
          placeholder="person"
          width={shown}
          height={shown}
          className={styles.face}
        />
      )}
      <div className={styles.pictureActs}>
        <p className={design.semibold}>Picture</p>
        {chosen ? (
          <>
            <Range label="Position" value={at} min={0} max={100} onChange={setAt} />
            <Range label="Zoom" value={zoom} min={100} max={300} onChange={setZoom} />
            <div className={design.acts}>
              <Button
                busy={busy}
                busyLabel="Sending ..."
                onClick={() => run(send, 'Could not send the picture. Try again.')}
              >
                Use this cut
              </Button>
              <Button variant="quiet" onClick={() => setChosen(undefined)}>
                Cancel
              </Button>
            </div>
          </>
        ) : (
          <>
            <p className={design.minor}>
              JPEG, PNG or WebP. It is cut to a square, and data such as the place where it was
              taken is removed.
            </p>
            <div className={design.acts}>
              <Button variant="secondary" onClick={() => input.current?.click()}>
                {picture ? 'Replace picture' : 'Choose picture'}
              </Button>
              {picture && (
                <Button variant="quiet" onClick={onRemove}>
                  Remove
                </Button>
              )}
            </div>
          </>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label="Picture"
          accept={profilePictureTypes.join(',')}
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            target.value = '';
          }}
        />
        <FormAnswer answer={answer} />
      </div>
    </div>
  );
}

interface RangeProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange(value: number): void;
}

function Range({ label, value, onChange, ...ends }: RangeProps) {
  const id = useId();
  return (
    <div className={styles.range}>
      <label htmlFor={id}>{label}</label>
      <input
        {...ends}
        id={id}
        type="range"
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      />
    </div>
  );
}
