// npm run seed, inquiries, …: one TypeScript file on our own Node, installed first where that is missing.
import { install, node, run } from './runtime.mjs'

install()
process.exitCode = await run(node(), process.argv.slice(2))
