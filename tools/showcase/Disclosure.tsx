import { Button } from '@meritum/shared/ui/Button';
import { Dialog } from '@meritum/shared/ui/Dialog';
import { Steps } from '@meritum/shared/ui/Steps';
import { Tabs } from '@meritum/shared/ui/Tabs';
import { TextField } from '@meritum/shared/ui/TextField';
import { useState } from 'react';
import { Specimen } from './Specimen';

const steps = [
  { label: 'Selection', state: 'completed', description: 'From your interest form' },
  { label: 'Verification', state: 'current', description: 'Of your profile and your reasons' },
  { label: 'Assignments', state: 'future', description: 'Aligned with your expertise' },
  { label: 'Completion', state: 'future', description: 'Acknowledged by e-mail' },
] as const;

const tabs = [
  { id: 'sign-in', label: 'Sign In', content: <TextField label="E-mail" type="email" /> },
  { id: 'register', label: 'Register', content: <TextField label="Full name" /> },
];

export function Disclosure() {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Specimen name="Steps" layout="stack">
        <Steps label="Your way as a judge" steps={steps} />
      </Specimen>
      <Specimen name="Steps where there is little room" layout="columns">
        <Steps label="Your nomination" steps={steps.slice(1, 3)} />
        <Steps
          label="Your nomination, sent"
          steps={[{ label: 'Submission', state: 'completed' }]}
        />
        <span />
      </Specimen>
      <Specimen name="Tabs" layout="stack">
        <Tabs label="Account" tabs={tabs} />
      </Specimen>
      <Specimen name="Dialog">
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Open the dialog
        </Button>
        <Dialog
          open={asking}
          onOpenChange={setAsking}
          title="Remove the document?"
          description="Your nomination keeps everything else."
          actions={
            <>
              <Button variant="secondary" onClick={() => setAsking(false)}>
                Keep it
              </Button>
              <Button variant="danger" onClick={() => setAsking(false)}>
                Remove document
              </Button>
            </>
          }
        />
      </Specimen>
    </>
  );
}
