import { Component } from 'react'
import type { ReactNode } from 'react'
import { ErrorScreen } from './error-screen.tsx'

interface State {
  failed: boolean
  error: unknown
}

export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failed: false, error: undefined }

  static getDerivedStateFromError(error: unknown): State {
    return { failed: true, error }
  }

  override render() {
    const { failed, error } = this.state
    if (!failed) return this.props.children
    return <ErrorScreen error={error} onRetry={() => this.setState({ failed: false, error: undefined })} />
  }
}
