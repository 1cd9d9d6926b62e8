import { StrictMode } from 'react'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router'
import { text } from 'node:stream/consumers'
import { App } from './app.tsx'
import { ReportToCome } from './report-to-come.tsx'

/** Runs at build time only. A page for one person is drawn as it looks while it comes. */
export async function renderPage(address: string, toCome = false): Promise<string> {
  let failure: unknown
  const { prelude } = await prerenderToNodeStream(
    <StrictMode>
      <StaticRouter location={encodeURI(address)}>{toCome ? <ReportToCome /> : <App />}</StaticRouter>
    </StrictMode>,
    {
      // Larger parts would come after a spinner and be moved into place by a script: here all is in its place at once.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onError(error) {
        failure ??= error
      },
    },
  )
  const html = await text(prelude)
  // React would leave a hole for the browser to fill; here that is a broken build.
  if (failure !== undefined) throw failure
  // A marker of the brand inside an encoded address is to be found as well.
  return html.replaceAll(/%25([A-Z_]+)%25/g, '%$1%')
}
