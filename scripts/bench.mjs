// npm run bench: lists the benchmarks; npm run bench -- pdf …: runs one. Figures, not tests.
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { ENGINE, install, node, root, run } from './runtime.mjs'

install()
const [name, ...args] = process.argv.slice(2)
const files = readdirSync(path.join(root, 'bench')).filter((file) => file.endsWith('.ts'))
const names = files.map((file) => path.basename(file, '.ts'))
if (names.includes(name)) process.exitCode = await run(node(), [...ENGINE, '--expose-gc', `bench/${name}.ts`, ...args])
else console.log(`npm run bench -- NAME, where NAME is one of: ${names.join(', ')}`)
