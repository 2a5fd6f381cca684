import { Button } from '@meritum/shared/ui/Button';
import { Checkbox } from '@meritum/shared/ui/Checkbox';
import { ErrorSummary } from '@meritum/shared/ui/ErrorSummary';
import { Select } from '@meritum/shared/ui/Select';
import { TextArea } from '@meritum/shared/ui/TextArea';
import { TextField } from '@meritum/shared/ui/TextField';
import { TextLink } from '@meritum/shared/ui/TextLink';
import { useState } from 'react';
import { Specimen } from './Specimen';

const error = 'Designation is required';
const essay = 'A short essay in twelve words, which is more than ten allows.';

export function Forms() {
  const [summary, setSummary] = useState(false);
  return (
    <>
      <Specimen name="Text field" layout="columns">
        <TextField label="Full name" autoComplete="name" defaultValue="Ana Maria Lee" />
        <TextField label="Supporting link 1" type="url" optional placeholder="https://" />
        <TextField label="Designation" hint="Your role where you work now." error={error} />
        <TextField label="Email" readOnly value="ana.lee@example.com" hint="Of your account." />
        <TextField label="Organization" disabled defaultValue="Example Labs" />
      </Specimen>
      <Specimen name="Text area with a word counter" layout="columns">
        <TextArea label="Essay" hint="What you did, and what came of it." wordLimit={500} />
        <TextArea
          label="Essay over its limit"
          wordLimit={10}
          defaultValue={essay}
          error="Essay exceeds the 10 word limit"
        />
        <TextArea label="Essay while submitting" disabled defaultValue={essay} wordLimit={500} />
      </Specimen>
      <Specimen name="Select" layout="columns">
        <Select label="Category" hint="One nomination in each.">
          <option>Technology</option>
          <option>AI</option>
          <option>Data Analytics</option>
        </Select>
        <Select label="Innovation" error="Choose a rating from 1 to 10" defaultValue="">
          <option value="">Choose</option>
          <option>1</option>
          <option>10</option>
        </Select>
        <Select label="Season" disabled>
          <option>2025</option>
        </Select>
      </Specimen>
      <Specimen name="Checkbox" layout="columns">
        <Checkbox
          label={
            <>
              I agree to the{' '}
              <TextLink to="/terms" newTab>
                Terms
              </TextLink>
            </>
          }
        />
        <Checkbox label="Remember my choice" defaultChecked />
        <Checkbox label="I agree" error="You must agree to the terms and conditions" />
        <Checkbox label="Already agreed" disabled defaultChecked />
      </Specimen>
      <Specimen name="Error summary" layout="stack">
        <Button variant="secondary" onClick={() => setSummary(true)}>
          Show the summary
        </Button>
        {summary && (
          <ErrorSummary
            errors={[
              { id: 'sample-designation', message: error },
              { id: 'sample-organization', message: 'Organization is required' },
            ]}
          />
        )}
        <TextField id="sample-designation" label="Designation" error={error} />
        <TextField id="sample-organization" label="Organization" error="Organization is required" />
      </Specimen>
    </>
  );
}
