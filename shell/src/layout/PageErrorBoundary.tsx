import { Button } from '@meritum/shared/ui/Button';
import { PageHeader } from '@meritum/shared/ui/PageHeader';
import { Component, type ReactNode } from 'react';
import { PartUnavailable } from '../remotes/Part';

interface Props {
  children: ReactNode;
  /** Shown if the page or its part could not be loaded. */
  unavailable: ReactNode;
  /** A change of this value resets the error. */
  resetKey?: string;
}

interface State {
  error?: unknown;
  resetKey?: string | undefined;
  /** Whether the page was already rendered again because something else had changed its nodes. */
  isSecond?: boolean;
}

/** Contains a page's failure, so that header, footer and other pages keep working. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { error: undefined, resetKey, isSecond: false };
  }

  /** Renders a page once more if translation or an extension has changed its nodes. */
  override componentDidCatch(error: unknown) {
    if (error instanceof DOMException && !this.state.isSecond) {
      this.setState({ error: undefined, isSecond: true });
    }
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof PartUnavailable) return this.props.unavailable;
    return (
      <UnexpectedErrorPage error={error} onRetry={() => this.setState({ error: undefined })} />
    );
  }
}

/** The fallback for a page that fails to render (ERR-032). */
function UnexpectedErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <PageHeader
      title="Unexpected Application Error!"
      lead={error instanceof Error ? error.message : String(error)}
      actions={<Button onClick={onRetry}>Try again</Button>}
    />
  );
}
