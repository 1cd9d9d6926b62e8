/** Words that are roles whatever their ending. */
export const ROLE_WORD: ReadonlySet<string> = new Set(
  `clerk nurse chef manager boss partner analyst officer cook guard maid coach vet doctor associate aide apprentice trainee
  mechanic electrician dentist lawyer paralegal steward scientist librarian secretary planner buyer rep cfo ceo coo cto md gm hr it
  accountant bookkeeper owner foreman foremen driver dispatcher teacher engineer technician technologist operator surveyor receptionist assistant
  worker coordinator picker packer joiner welder plumber roofer fitter painter carpenter mason baker butcher brewer porter waiter waitress barista
  bartender controller auditor treasurer solicitor barrister notary programmer developer tester designer architect agronomist
  audiologist pharmacist physiotherapist therapist radiographer optician midwife carer caregiver counsellor consultant trainer tutor lecturer
  merchandiser salesman saleswoman salesperson cashier courier loader supervisor superintendent inspector estimator scheduler storeman storekeeper warehouseman
  machinist toolmaker tailor stitcher cutter tanner dyer weaver shepherd herdsman milker farmhand vintner gardener groundsman caretaker janitor cleaner
  housekeeper concierge guide lifeguard instructor referee producer editor journalist photographer translator interpreter administrator registrar
  recruiter underwriter adjuster broker adviser advisor teller treasurer marketer webmaster sysadmin physician surgeon paramedic firefighter ranger
  volunteer trustee director president chairman chairwoman principal headteacher dean captain skipper`.split(/\s+/),
)
const SUFFIX = /(?:ist|ician|keeper|master|smith|maker|worker|man|men|woman|women)$/
/** Those that a firm deals with or owns rather than employs, and things that end like people. */
const NOT =
  /^(?:inspectors?|authority|human|woman|women|man|men|list|lists|specialist|waist|twist|makers?|payrolls?|director['’]s|demand|command|grist|mist|assists?|german|roman|cinema|salesmanship|master|blacksmith|task ?master|shopkeepers?|policy ?makers?|booklist|checklist|checklists|playlist|shortlist|waitlist|optimist|resists?|exists?|consists?|insists?|persists?|dentists?['’]|christ|tourist|tourists|artists?|webmaster|consultants?|guides?|it['’]s|its|cutters?|loaders?|testers?|cleaners?['’]|cookers?|guards?|trainers?['’]|controllers?['’])$/

/** Whether a noun names somebody who works there: 'dispatcher', 'CFO'; never 'customer', 'printer' or 'limit'. */
export function isRoleNoun(text: string, lower: string): boolean {
  if (lower === 'it' || lower === 'hr' || lower === 'md' || lower === 'gm') return text === text.toUpperCase()
  if (NOT.test(lower)) return false
  const single = lower.replace(/ies$/, 'y').replace(/(?<=[^s])s$/, '')
  if (ROLE_WORD.has(lower) || ROLE_WORD.has(single)) return true
  return SUFFIX.test(single) && single.length > 5
}
