import data from '../data/glossary.json' with { type: 'json' }
import type { GlossaryRow } from './glossary-schema.ts'

export const GLOSSARY = data.words as GlossaryRow[]
