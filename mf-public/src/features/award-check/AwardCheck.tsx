import { site } from '@meritum/shared/programme/site';
import { Button } from '@meritum/shared/ui/Button';
import { ButtonLink } from '@meritum/shared/ui/ButtonLink';
import * as design from '@meritum/shared/ui/design.module.css';
import { FileInput } from '@meritum/shared/ui/FileInput';
import { Notice, type NoticeKind } from '@meritum/shared/ui/Notice';
import { TextField } from '@meritum/shared/ui/TextField';
import { type FormEvent, useEffect, useState } from 'react';
import { useAddressQuery } from '../hydration/useAddressQuery';
import { Columns } from '../verification/Columns';
import { useCheck } from '../verification/useCheck';
import { idAskedFor, idIn } from './address';
import { type Checked, checkFile } from './check';
import { leaveFor } from './leaveFor';

const asks = [
  ['Number or address', 'Opens the award’s page: whose it is, and whether it is still valid.'],
  ['File', 'Says whether we issued this very file, and leads to the award’s page.'],
] as const;

const pageOf = (id: string) => `/verify/${id}`;

function AddressField() {
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('id');
    const found = idIn(`${typed}`, window.location.host);
    setError('error' in found ? found.error : undefined);
    if ('id' in found) leaveFor(pageOf(found.id));
    else event.currentTarget.querySelector('input')?.focus();
  };
  return (
    // A plain form, so that Enter also works before hydration.
    <form action="/verify" onSubmit={submit} className={design.stacked}>
      <TextField
        className={design.full}
        label="Address on the certificate, letter or seal"
        hint="Printed beside the code, or the link that you were given"
        name="id"
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
      />
      <Button type="submit">Check</Button>
    </form>
  );
}

interface Said {
  kind: NoticeKind;
  title: string;
  text: string;
  /** The id of the award, or of the judge's service. */
  id?: string;
}

function wordsFor(checked: Checked): Said {
  if (checked.kind === 'unknown')
    return {
      kind: 'error',
      title: 'This file matches nothing that we have issued',
      text: 'It was changed, or is not ours. A scan, a print to PDF or a picture that was saved anew is another file too: check the address that is printed on it. Seals, and papers of judges without an address on them, cannot be checked here.',
    };
  if (checked.kind === 'altered')
    return {
      kind: 'error',
      title: 'We have not issued this file',
      text: `It was changed since, or somebody else made it, although it has a number of ${site.productName}. Do not rely on it. If the number has a page, it says whose award it is.`,
      id: checked.id,
    };
  const { id, kind, state, showsFormerName } = checked.reply;
  if (state === 'revoked')
    return {
      kind: 'error',
      title: `This ${kind} no longer counts`,
      text: 'We issued it. Since then, two organisers have revoked the award.',
      id,
    };
  if (checked.kind === 'other picture')
    return {
      kind: 'warning',
      title: 'A genuine badge in another picture',
      text: 'We issued the badge inside. The picture around it was changed or saved anew since.',
      id,
    };
  if (kind === 'certificate of service' || kind === 'reference letter of a judge')
    return {
      kind: 'success',
      title: `We issued this ${kind}, and it is unchanged`,
      text: 'Its page says whose service it confirms.',
      id,
    };
  return {
    kind: 'success',
    title: `We issued this ${kind}, and it is unchanged`,
    text: showsFormerName
      ? 'It shows a former name, organization or title of its winner. The award is valid, as on its page.'
      : 'The award is valid. Its page says whose it is.',
    id,
  };
}

function Verdict({ checked }: { checked: Checked }) {
  const { kind, title, text, id } = wordsFor(checked);
  return (
    <Notice
      kind={kind}
      title={title}
      action={id && <ButtonLink href={pageOf(id)}>Open its page</ButtonLink>}
    >
      <p>{text}</p>
    </Notice>
  );
}

/** Leads to an award's page by its number, its address or a file, which is not sent. */
export function AwardCheck() {
  const given = useAddressQuery().get('id');
  useEffect(() => {
    if (given) leaveFor(pageOf(idAskedFor(given)), 'replace');
  }, [given]);
  const { state, check } = useCheck<Checked>(() => 'Could not read this file.');
  return (
    <Columns
      heading="What do you have?"
      state={state}
      about="What you learn"
      asks={asks}
      failure={{ title: 'Could not check', adds: 'This says nothing about the award.' }}
      show={(checked) => <Verdict checked={checked} />}
    >
      <div className={design.grid4}>
        <AddressField />
        <FileInput
          label="Or the file"
          hint="A certificate or letter as PDF, or a badge as SVG, PNG or JWT. It stays on your device."
          accept=".pdf,.svg,.png,.jwt,.txt"
          onChoose={(file) =>
            void check((signal, say) => {
              say('Checking the file...');
              return checkFile(file, signal);
            })
          }
        />
      </div>
    </Columns>
  );
}
