// npm test, npm run seed, …: one file on our own Node, installed first where that is missing. What it runs may use
// everything that Node has; this file and runtime.mjs must also load on the machine's own Node 20.
import { install, node, run } from './runtime.mjs'

install()
process.exitCode = await run(node(), process.argv.slice(2))
