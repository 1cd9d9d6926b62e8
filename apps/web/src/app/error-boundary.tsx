import { Component } from 'react'
import type { ReactNode } from 'react'
import { ErrorScreen } from './error-screen.tsx'

interface Props {
  children: ReactNode
  /** A change of it is a new start: a broken page must not stand in the way of the next one. */
  resetKey?: string
}

interface State {
  failed: boolean
  error: unknown
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error }
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.#reset()
  }

  override render() {
    const { failed, error } = this.state
    if (!failed) return this.props.children
    return <ErrorScreen error={error} onRetry={this.#reset} />
  }

  readonly #reset = () => this.setState({ failed: false, error: undefined })
}
