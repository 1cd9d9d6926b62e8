import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export interface Child {
  process: ChildProcess
  stdout(): string
  stderr(): string
  /** Resolves with the whole standard output once it contains the text; rejects when the process ends first. */
  says(text: string): Promise<string>
  /** The exit code, or the signal. */
  ended: Promise<number | string | null>
  kill(signal?: NodeJS.Signals): Promise<number | string | null>
}

const { PATH = '', NODE_COMPILE_CACHE } = process.env
/**
 * WebAssembly stays as it is first compiled: to compile it better is two fifths of what a start costs, and half a PDF.
 * Nor is it looked through before, or tidied up by four threads at once, which cost a tenth of all that is left.
 */
const FRUGAL = ['--liftoff-only', '--wasm-lazy-validation', '--single-threaded', '--no-regexp-tier-up']
export const QUICK_START = [...FRUGAL, '--import', new URL('../quick-resolve.ts', import.meta.url).href]

/** A script of `src` in a process of its own, with nothing of this process's settings. */
export function startProcess(
  script: string,
  env: Record<string, string>,
  args: string[] = [],
  execArgv = QUICK_START,
): Child {
  const file = fileURLToPath(new URL(`../${script}`, import.meta.url))
  const child = spawn(process.execPath, [...execArgv, file, ...args], {
    env: { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let err = ''
  child.stdout.on('data', (bytes: Buffer) => (out += bytes.toString()))
  child.stderr.on('data', (bytes: Buffer) => (err += bytes.toString()))
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal))
  })
  return {
    process: child,
    stdout: () => out,
    stderr: () => err,
    ended,
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (out.includes(text)) resolve(out)
        }
        look()
        child.stdout.on('data', look)
        void ended.then((code) => reject(new Error(`ended with ${code} before saying ${text}: ${err}`)))
      }),
    kill(signal = 'SIGKILL') {
      child.kill(signal)
      return ended
    },
  }
}
