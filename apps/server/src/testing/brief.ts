/** What a small clinic would write: enough for a report. */
export const BRIEF = {
  company_name: 'Harbour Dental',
  industry: 'Healthcare',
  report_type: 'opportunity_assessment',
  company_size: '1-19 employees',
  description: 'A dental clinic with four chairs. Reception phones every patient to confirm.',
  business_goals: 'Cut no-shows from 15 percent and free two hours a day at the front desk.',
  challenges: 'Patients cancel late and reception re-keys forms from paper into Dental4Windows.',
}
