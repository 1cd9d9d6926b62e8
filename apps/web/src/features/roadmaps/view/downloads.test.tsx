import { fireEvent, render, screen } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../api/query-client.ts'
import { json, startTestServer } from '../../../test-server.ts'
import { Downloads } from './downloads.tsx'

test('a PDF that has to wait is asked for again when the server said, and comes', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  URL.createObjectURL ??= () => 'blob:pdf'
  let asked = 0
  await startTestServer((_, response) => {
    asked += 1
    if (asked < 3) return json(response, 503, { detail: 'Your PDF is being made.' }, { 'retry-after': '1' })
    response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-')
  })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Downloads id="r1" companyName="Ridge Road Freight" dated={false} />
    </QueryClientProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Download as PDF' }))
  await screen.findByText('Preparing your PDF...')
  await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce(), { timeout: 30_000 })
  expect([asked, print.mock.calls.length]).toEqual([3, 0])
})
