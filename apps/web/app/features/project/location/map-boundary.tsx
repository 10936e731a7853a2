import { Component, type ReactNode } from 'react';

/** Shows something else where code of the map could not be loaded. Only a class can catch that. */
export class MapBoundary extends Component<
  { instead: ReactNode; children: ReactNode },
  { hasFailed: boolean }
> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
