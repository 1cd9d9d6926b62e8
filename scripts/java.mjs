// Java and JAXB, with which veraPDF judges the PDFs: what is installed, else the system's packages.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { installPackages } from './system-packages.mjs'

/** Resolves with what there is, or with why the check cannot run. The test looks in the same places. */
export function provideJava() {
  const packages = missingPackages()
  if (packages.length === 0) return { what: 'as installed' }
  const refusal = installPackages('veraPDF, which judges the PDFs', packages)
  const still = missingPackages()
  if (still.length === 0) return { what: 'from the system’s packages' }
  return {
    skipped: `Java or JAXB is missing (Debian: ${still.join(', ')}); ${refusal ?? 'the packages do not bring it'}`,
  }
}

function missingPackages() {
  return [
    ...(spawnSync('javac', ['-version']).status === 0 ? [] : ['default-jdk-headless']),
    ...(existsSync('/usr/share/java/jaxb-runtime.jar') ? [] : ['libjaxb-java']),
  ]
}
