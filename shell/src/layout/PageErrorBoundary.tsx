import type { RemoteName } from '@meritum/shared/programme/routes';
import { Component, type ReactNode } from 'react';
import { RemoteUnavailable } from '../remotes/RemoteUnavailable';
import { UnexpectedErrorPage } from './UnexpectedErrorPage';

interface Props {
  children: ReactNode;
  /** What stands in the page's place when its remote cannot be had. */
  unavailable: (remote: RemoteName) => ReactNode;
}

interface State {
  error?: unknown;
}

/** Keeps a page's failure inside the page: header, footer and every other page go on working. */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof RemoteUnavailable) return this.props.unavailable(error.remote);
    return (
      <UnexpectedErrorPage error={error} onRetry={() => this.setState({ error: undefined })} />
    );
  }
}
