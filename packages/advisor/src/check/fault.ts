/** What can be wrong with a plan or a report, whoever made it. */
export type FaultKind =
  | 'quote' // words between quotation marks that the client did not write
  | 'figure' // a number that belongs to nothing known, or to another noun
  | 'sum' // arithmetic that is shown and does not come out
  | 'coverage' // a goal, pain, wish or limit that nothing accounts for
  | 'budget'
  | 'calendar'
  | 'law' // a law, authority or reference of another country, or of none we know
  | 'name' // a firm, person or product nobody named
  | 'data' // records said to be held that the brief does not tell of
  | 'agreement' // somebody is said to have agreed, signed or approved
  | 'refusal' // a refused wish granted, or the client's own word broken
  | 'unrefused' // a wish that is to be refused and is not
  | 'order' // text that tried to command the writer, printed or obeyed
  | 'agree' // text, table, timeline and plan say different things
  | 'form' // markup, links, our own instructions, another language

export interface Fault {
  kind: FaultKind
  /** A block's id, or section and block of the document: 'executive-summary/2'. */
  place: string
  /** What is wrong and how to mend it, for the writer of the sentence. */
  detail: string
}
