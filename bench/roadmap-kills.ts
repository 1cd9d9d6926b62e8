// node bench/roadmap-kills.ts: forty kill -9 at random moments of creation and generation.
import { killDuringGeneration } from '../e2e/roadmap-kills.ts'

console.log(await killDuringGeneration(Number(process.argv[2] ?? 40)))
