import { Component, type ReactNode } from 'react';

interface Props {
  fallback: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Catches what its children throw and shows the fallback instead. Give it a new key to try again. */
export class ErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null };
  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error('Something was thrown that is no error') };
  }
  override render() {
    return this.state.error === null ? this.props.children : this.props.fallback(this.state.error);
  }
}
