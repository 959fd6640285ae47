import { Component, type ReactNode } from 'react'

interface Properties {
  /** Drawn instead of children that threw. */
  renderFailure: (error: unknown) => ReactNode
  children: ReactNode
}

/** Keeps what a remote throws while rendering inside of its own place. A new `key` gives it a new chance. */
export class PartBoundary extends Component<Properties, { failure: { error: unknown } | null }> {
  override state: { failure: { error: unknown } | null } = { failure: null }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  override render() {
    const { failure } = this.state
    return failure === null ? this.props.children : this.props.renderFailure(failure.error)
  }
}
