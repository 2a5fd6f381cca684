import { call } from '@meritum/shared/client/call';
import { limits } from '@meritum/shared/contracts/limits';
import type { MessageAudience, MessageTemplate } from '@meritum/shared/contracts/message-templates';
import { FormAnswer } from '@meritum/shared/forms/FormAnswer';
import { useAnsweredCall } from '@meritum/shared/forms/useAnsweredCall';
import { Button } from '@meritum/shared/ui/Button';
import * as design from '@meritum/shared/ui/design.module.css';
import { Fold } from '@meritum/shared/ui/Fold';
import { TextField } from '@meritum/shared/ui/TextField';
import { useState } from 'react';
import { useCall } from '../console/useCall';
import css from '../facts/text.module.css';
import type { Draft } from './draft';

const useTemplates = (to: MessageAudience) => {
  const query = useCall('listMessageTemplates', {});
  return { ...query, templates: query.data?.templates.filter((one) => one.to === to) ?? [] };
};

const textsOf = ({ subject, note, isReminder }: MessageTemplate): Draft => ({
  subject,
  note,
  isReminder,
});

interface StartProps {
  to: MessageAudience;
  given: Readonly<Record<string, Draft>>;
  onChoose(texts: Draft): void;
}

/** Texts to begin with: the console's, then those that organisers have saved. */
export function StartFrom({ to, given, onChoose }: StartProps) {
  const { templates } = useTemplates(to);
  const all = [
    ...Object.entries(given),
    ...templates.map((one) => [one.name, textsOf(one)] as const),
  ];
  return (
    <p className={design.row}>
      Start from:
      {all.map(([name, texts]) => (
        <Button
          key={name}
          variant="quiet"
          className={design.inLine}
          onClick={() => onChoose(texts)}
        >
          {name}
        </Button>
      ))}
    </p>
  );
}

/** Saves the text as a template; renames and removes saved templates. */
export function OwnTemplates({ to, draft }: { to: MessageAudience; draft: Draft }) {
  const { templates, refetch } = useTemplates(to);
  const { answer, busy, run } = useAnsweredCall();
  const [named, setNamed] = useState<MessageTemplate>();
  const [name, setName] = useState('');
  const act = (work: () => Promise<unknown>, done: string) =>
    run(
      async () => {
        await work();
        setNamed(undefined);
        setName('');
        await refetch();
      },
      'Could not save the templates.',
      { kind: 'success', text: done },
    );
  const save = () => {
    const id = named?.id ?? crypto.randomUUID();
    const texts = named ? textsOf(named) : draft;
    const body = { id, to, name: name.trim(), ...texts };
    void act(
      () => call('saveMessageTemplate', { body }),
      named ? 'The template is renamed.' : 'The text is saved as a template for all organisers.',
    );
  };
  const isBlank = draft.subject.trim() === '' || draft.note.trim() === '';
  return (
    <Fold summary="Templates">
      <div className={css.stack}>
        <TextField
          label={named ? `New name of ${named.name}` : 'Name of the template'}
          hint={named ? undefined : 'Saves subject and text as they are now, for all organisers.'}
          value={name}
          onChange={({ target }) => setName(target.value)}
          limit={limits.templateNameCharacters}
          autoComplete="off"
        />
        <div className={design.row}>
          <Button
            variant="secondary"
            busy={busy}
            busyLabel="Saving ..."
            disabled={name.trim() === '' || (!named && isBlank)}
            onClick={save}
          >
            {named ? 'Rename' : 'Save as template'}
          </Button>
          {named && (
            <Button variant="quiet" onClick={() => setNamed(undefined)}>
              Keep its name
            </Button>
          )}
        </div>
        <ul className={css.stack}>
          {templates.map((one) => (
            <li key={one.id} className={css.apart}>
              {one.name}
              <span className={design.row}>
                <Button
                  variant="quiet"
                  aria-label={`Rename ${one.name}`}
                  onClick={() => {
                    setNamed(one);
                    setName(one.name);
                  }}
                >
                  Rename
                </Button>
                <Button
                  variant="quiet"
                  aria-label={`Remove ${one.name}`}
                  onClick={() =>
                    void act(
                      () => call('removeMessageTemplate', { body: { id: one.id } }),
                      'The template is removed.',
                    )
                  }
                >
                  Remove
                </Button>
              </span>
            </li>
          ))}
        </ul>
        <FormAnswer answer={answer} />
      </div>
    </Fold>
  );
}
