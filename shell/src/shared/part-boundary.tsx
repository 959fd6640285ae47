import { Component, type ReactNode } from 'react'

/** What children threw: one object for each time. */
export interface PartFailure {
  error: unknown
}

interface Properties {
  /** Drawn instead of children that threw. */
  renderFailure: (failure: PartFailure) => ReactNode
  children: ReactNode
}

/** Keeps what a remote throws while rendering inside of its own place. A new `key` gives it a new chance. */
export class PartBoundary extends Component<Properties, { failure: PartFailure | null }> {
  override state: { failure: PartFailure | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override render() {
    const { failure } = this.state
    return failure === null ? this.props.children : this.props.renderFailure(failure)
  }
}
