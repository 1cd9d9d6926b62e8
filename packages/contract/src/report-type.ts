import * as z from 'zod/mini'

export const REPORT_TYPES = ['opportunity_assessment'] as const
export const reportType = z.enum(REPORT_TYPES)
