import { Button } from '@meritum/shared/ui/Button';
import { classNames } from '@meritum/shared/ui/classNames';
import * as design from '@meritum/shared/ui/design.module.css';
import { Notice } from '@meritum/shared/ui/Notice';
import { type ReactNode, useEffect, useRef } from 'react';
import { StepOutline } from './CheckSteps';
import styles from './Columns.module.css';
import type { CheckState } from './useCheck';

interface Props<Result> {
  heading: string;
  state: CheckState<Result>;
  about?: string;
  asks: readonly (readonly [name: string, compares: string])[];
  failure: { title: string; adds?: string };
  show: (checked: Result) => ReactNode;
  children: ReactNode;
}

function Outcome<Result>({
  state,
  about = 'What your browser checks',
  asks,
  failure,
  show,
}: Omit<Props<Result>, 'heading' | 'children'>) {
  if (state.status === 'checked') return show(state.checked);
  if (state.status === 'failed')
    return (
      <Notice
        kind="error"
        title={failure.title}
        action={
          state.again && (
            <Button variant="quiet" onClick={state.again}>
              Try again
            </Button>
          )
        }
      >
        <p>{[state.message, failure.adds].filter(Boolean).join(' ')}</p>
      </Notice>
    );
  return (
    <>
      <h2>{about}</h2>
      <StepOutline asks={asks} />
    </>
  );
}

/** The form for a check beside its result, which then gets the focus. */
export function Columns<Result>({ heading, children, ...rest }: Props<Result>) {
  const { state } = rest;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.status === 'checked' || state.status === 'failed') panel.current?.focus();
  }, [state.status]);
  return (
    <div className={styles.columns}>
      <div>
        <h2 className={classNames(design.spaceBelow3, design.text2xl)}>{heading}</h2>
        {children}
      </div>
      <div ref={panel} tabIndex={-1} className={styles.panel} data-status={state.status}>
        <p role="status" className={styles.progress}>
          {state.status === 'working' && state.words}
        </p>
        <Outcome {...rest} />
      </div>
    </div>
  );
}
