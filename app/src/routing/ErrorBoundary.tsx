import { Component, type ReactNode } from 'react';

interface Props {
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
  /** A change clears the error. The children stay mounted. */
  resetKey?: string;
}

interface State {
  error: unknown;
  resetKey: string | undefined;
}

/**
 * Catches errors of its children and shows the fallback instead. Give it a new key or resetKey to
 * try again.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };
  static getDerivedStateFromProps(props: Props, state: State): State | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }
  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('The thrown value is not an Error') };
  }
  override render() {
    return this.state.error === null ? this.props.children : this.props.fallback(this.state.error);
  }
}
