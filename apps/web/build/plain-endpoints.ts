import type { Plugin } from 'vite'

/** What `api/call.ts` reads of an endpoint. */
const USED: ReadonlySet<unknown> = new Set(['method', 'path', 'bodyType', 'file'])

/**
 * The web sends what the contract's types allow and takes the server's word for its replies: an endpoint's schemas are
 * the server's. Left in, they would bring zod, and hundreds of its objects, to the start of every page. A schema that
 * a form checks is still used by its own name, and stays.
 */
export function plainEndpoints(): Plugin {
  return {
    name: 'cairn:plain-endpoints',
    apply: 'build',
    transform: {
      filter: { id: /\/packages\/contract\/src\/[^/]+\.ts$/ },
      handler(code) {
        const values = this.parse(code).body.flatMap((statement) => {
          const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
          return declared?.type === 'VariableDeclaration' ? declared.declarations.map(({ init }) => init) : []
        })
        return values.reduceRight((text, value) => {
          if (value?.type !== 'CallExpression') return text
          const [definition] = value.arguments
          const isEndpoint = value.callee.type === 'Identifier' && value.callee.name === 'endpoint'
          const plain =
            isEndpoint && definition?.type === 'ObjectExpression'
              ? `{ ${definition.properties.filter(isUsed).map(sourceOf).join(', ')} }`
              : // So that the bundler can tell that nothing is lost with one that nobody uses.
                `/* @__PURE__ */ (() => ${sourceOf(value)})()`
          return text.slice(0, value.start) + plain + text.slice(value.end)
        }, code)

        function sourceOf({ start, end }: { start: number; end: number }) {
          return code.slice(start, end)
        }
      },
    },
  }
}

function isUsed(property: { type: string; key?: { type: string; name?: unknown } }): boolean {
  return property.key?.type === 'Identifier' && USED.has(property.key.name)
}
