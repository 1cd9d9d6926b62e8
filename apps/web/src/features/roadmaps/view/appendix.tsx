import type { ReactNode } from 'react'
import type { AppendixPart, AppendixSection } from '@cairn/contract/appendix'
import { clientInformation } from '@cairn/domain/roadmap-content'
import { ChevronDown } from 'lucide-react'
import { Alert } from '../../../ui/alert.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useAppendixConfig } from './appendix-config.ts'

export const APPENDIX_ID = 'report-appendix'
const LETTERS = ['a', 'b', 'c', 'd', 'e'] as const

/** Without the brief, for readers who are not the client, it has no part A. */
export function Appendix({ clientInput }: { clientInput?: Record<string, unknown> }) {
  const { data, isError } = useAppendixConfig({ withoutAccount: !clientInput })
  return (
    <section aria-labelledby={APPENDIX_ID} className="report-appendix">
      <h2 id={APPENDIX_ID}>Appendix</h2>
      {isError && (
        <div className="report-aside">
          <Alert type="error" title="Failed to load appendix configuration">
            Unable to load appendix content. Please try refreshing the page.
          </Alert>
        </div>
      )}
      {!data && !isError && (
        <p role="status" className="report-aside flex items-center gap-3 text-ink-soft">
          <Spinner /> Loading supporting information...
        </p>
      )}
      {data &&
        LETTERS.filter((letter) => letter !== 'a' || clientInput).map((letter) => (
          <Lettered key={letter} letter={letter.toUpperCase()} section={data.appendix_sections[letter]}>
            {letter === 'a' && clientInput && <ClientTable clientInput={clientInput} />}
          </Lettered>
        ))}
    </section>
  )
}

/** Folded on the screen, open on paper. */
function Lettered({ letter, section, children }: { letter: string; section: AppendixSection; children: ReactNode }) {
  return (
    <details className="report-fold">
      <summary>
        <h3 id={`${APPENDIX_ID}-${letter}`}>
          <span className="report-number">{letter}</span> {section.title}
        </h3>
        <ChevronDown size={20} aria-hidden className="flex-none print:hidden" />
      </summary>
      {children}
      {section.sections.map((part) => (
        <Part key={part.heading} part={part} />
      ))}
    </details>
  )
}

function Part({ part: { heading, paragraphs, items, links } }: { part: AppendixPart }) {
  return (
    <>
      <h4>{heading}</h4>
      {paragraphs?.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {items && (
        <ul>
          {items.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {links && (
        <ul>
          {links.map(({ label, url, note }) => (
            <li key={url}>
              {/^(https?:\/\/|mailto:)/i.test(url) ? (
                <a href={url} target={url.startsWith('http') ? '_blank' : undefined} rel="noopener noreferrer">
                  {label}
                </a>
              ) : (
                label
              )}
              {note && `. ${note}`}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function ClientTable({ clientInput }: { clientInput: Record<string, unknown> }) {
  return (
    <table className="report-facts">
      <caption className="sr-only">Client information</caption>
      <tbody>
        {clientInformation(clientInput).map(({ label, value, full }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td title={full === value ? undefined : full}>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
