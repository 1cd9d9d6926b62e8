import { registerHooks, type ResolveFnOutput } from 'node:module'

const PACKAGE = 'drizzle-orm'
const found = new Map<string, ResolveFnOutput>()

/**
 * drizzle-orm describes its thousands of entrances in 180 kB of package.json, which Node reads anew for each of its
 * files and for each of ours that imports one: most of a second of processor time a start. Its files name each other in
 * full, and it is installed once, so that neither needs looking up.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && context.parentURL?.includes(`/node_modules/${PACKAGE}/`))
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
    if (specifier !== PACKAGE && !specifier.startsWith(`${PACKAGE}/`)) return next(specifier, context)
    const known = found.get(specifier)
    if (known) return { ...known, shortCircuit: true }
    const resolved = next(specifier, context)
    found.set(specifier, resolved)
    return resolved
  },
})
