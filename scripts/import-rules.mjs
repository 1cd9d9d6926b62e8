// What may import what, as docs/architecture.md has it. `node scripts/import-rules.mjs` prints each breach and exits 1.
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'

const SOURCES = ['packages/*/src/**/*.ts', 'apps/*/src/**/*.{ts,tsx}']
const PACKAGES_SEE = {
  contract: ['contract'],
  domain: ['contract', 'domain'],
  knowledge: ['contract', 'knowledge'],
  advisor: ['contract', 'domain', 'knowledge', 'advisor'],
  server: ['contract', 'domain', 'knowledge', 'advisor'],
  web: ['contract', 'domain'],
}
const WEB_SEES_OF_ADVISOR = '@cairn/advisor/document'
const PURE = new Set(['contract', 'domain', 'knowledge', 'advisor'])
/** What a pure room may take from outside, beside zod. */
const LIBRARIES = [{ inside: /^packages\/advisor\/src\/read\//, specifier: /^wink-(nlp|eng-lite-web-model)$/ }]
/**
 * The stages of the engine, and the types that pass between them. A stage sees its own folder and the types up to its own;
 * the check also the titles it holds the headings against. `advise.ts` and `prompts/` put the stages together: two minds.
 */
const STAGES = {
  read: ['facts'],
  plan: ['facts', 'plan'],
  write: ['facts', 'plan', 'document-tree'],
  check: ['facts', 'plan', 'document-tree', 'write/titles'],
}
/** What puts the features together; everything else on the rim must not know them. */
const COMPOSES =
  /^apps\/(web\/src\/(app\/|main\.tsx|prerender)|server\/src\/(app|main|seed|inquiries-report|model-check)\.ts)/

export function violations(root) {
  const files = new Map(
    globSync(SOURCES, { cwd: root }).map((file) => [file.split(path.sep).join('/'), importsOf(path.join(root, file))]),
  )
  const found = []
  const graph = new Map()
  for (const [file, imports] of files) {
    const edges = []
    for (const { specifier, typeOnly } of imports) {
      const target = specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier
      if (files.has(target)) edges.push(target)
      const rule = broken(file, target, specifier, typeOnly)
      if (rule) found.push(`${file} imports ${specifier}: ${rule}`)
    }
    graph.set(file, edges)
  }
  return [...found, ...cycles(graph).map((cycle) => `cycle: ${cycle.join(' → ')}`)]
}

function broken(file, target, specifier, typeOnly) {
  const from = room(file)
  const local = target.startsWith('packages/') || target.startsWith('apps/')
  const to = local ? room(target) : room(specifier)
  if (isTest(file)) return undefined
  if (isTest(target)) return 'production never imports a test'
  if (!to.package) {
    const allowed =
      /^zod(\/mini)?$/.test(specifier) ||
      LIBRARIES.some((library) => library.inside.test(file) && library.specifier.test(specifier))
    return PURE.has(from.package) && !allowed
      ? `${from.package} is pure: zod and the packages before it only`
      : undefined
  }
  if (local && from.package !== to.package) return 'another workspace is imported by its name, not by its path'
  if (!local && specifier !== WEB_SEES_OF_ADVISOR && !PACKAGES_SEE[from.package].includes(to.package)) {
    return `${from.package} does not import ${to.package}`
  }
  if (!local && specifier === WEB_SEES_OF_ADVISOR && from.package !== 'server' && from.package !== 'web') {
    return `${from.package} does not import advisor`
  }
  if (!local) return undefined
  if (from.stage && to.stage !== from.stage && !seesAsType(from.stage, to)) {
    return `the stage ${from.stage} sees its own folder and the types before it, never the code of another`
  }
  if (to.feature && from.feature && to.feature !== from.feature) return 'a feature never imports another feature'
  if (to.feature && !from.feature && !COMPOSES.test(file)) return 'shared rooms never import features'
  if (from.feature && COMPOSES.test(target)) return 'a feature never imports what composes it'
  if (
    from.package === 'server' &&
    from.feature &&
    to.adapter &&
    !typeOnly &&
    !target.endsWith('adapters/db/schema.ts')
  ) {
    return 'a server feature sees adapters as types, except the database schema'
  }
  return undefined
}

function seesAsType(stage, { package: workspace, file }) {
  return workspace === 'advisor' && STAGES[stage].includes(file)
}

function room(target) {
  const scoped = /^@cairn\/(\w+)/.exec(target)
  const [, workspace, inside = ''] = /^(?:packages|apps)\/(\w+)\/(?:src|data)\/(.*)$/.exec(target) ?? []
  const folder = /^(\w+)\//.exec(inside)?.[1]
  return {
    package: scoped?.[1] ?? workspace,
    stage: workspace === 'advisor' && folder in STAGES ? folder : undefined,
    file: inside.replace(/\.ts$/, ''),
    feature: /^features\/(\w+)/.exec(inside)?.[1],
    adapter: inside.startsWith('adapters/'),
  }
}

function isTest(file) {
  return /\.test\.tsx?$|\/testing\//.test(file)
}

function importsOf(file) {
  const { module } = parseSync(file, readFileSync(file, 'utf8'))
  const imports = module.staticImports.map((one) => ({
    specifier: one.moduleRequest.value,
    typeOnly: one.entries.length > 0 && one.entries.every((entry) => entry.isType),
  }))
  const exports = module.staticExports.flatMap((one) =>
    one.entries
      .filter((entry) => entry.moduleRequest)
      .map((entry) => ({ specifier: entry.moduleRequest.value, typeOnly: entry.isType })),
  )
  const source = readFileSync(file, 'utf8')
  const dynamic = module.dynamicImports.map((one) => ({
    specifier: source.slice(one.moduleRequest.start, one.moduleRequest.end).replaceAll(/['"`]/g, ''),
    typeOnly: false,
  }))
  return [...imports, ...exports, ...dynamic]
}

function cycles(graph) {
  const state = new Map()
  const found = []
  const visit = (file, trail) => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      found.push([...trail.slice(trail.indexOf(file)), file])
      return
    }
    state.set(file, 'open')
    for (const next of graph.get(file) ?? []) visit(next, [...trail, file])
    state.set(file, 'done')
  }
  for (const file of graph.keys()) visit(file, [])
  return found
}

if (process.argv[1] === import.meta.filename) {
  const found = violations(path.resolve(import.meta.dirname, '..'))
  for (const line of found) console.error(line)
  if (found.length > 0) process.exit(1)
  console.log('import rules hold')
}
