export { advise } from '@cairn/advisor/advise'
export { check } from '@cairn/advisor/check/check'
export { modelReport } from './model-report.ts'
export { explainedChanges } from './version-changes.ts'
