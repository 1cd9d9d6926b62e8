import { describe, expect, test } from 'vitest'
import { advise } from './advise.ts'
import { sampleBrief } from './testing/sample-briefs.ts'

const list = (business_goals: string) =>
  advise(sampleBrief({ business_goals, challenges: 'Too much is done by hand.', description: 'A firm of nine.' }), {
    date: '2026-11-15',
    provider: 'The Institute',
    contactEmail: 'hello@example.org',
  })
const ideas = (goal: string, kind: string) =>
  list(goal).findings.not_yet.flatMap((one) => (one.kind === kind && one.quote ? [one.idea] : []))

describe('what must not be left to a machine is said, with the ask', () => {
  const WATCH = 'A machine in place of the person on watch'
  const FACES = 'Recognising people by face or body'
  const CHARACTER = 'Judging character or mood from a face or voice'
  const TRAITS = 'Sorting people by age, health, looks or background'
  const DOSES = 'Doses and strengths worked out by AI'
  const SAFETY = 'A safety decision left to software'
  const SECRET = 'Watching people in secret'
  const ALONE = 'Approving or declining people by machine alone'
  const DANGER = 'A bot for people in danger'
  const FALSE = 'Writing what is not true, or getting round a rule'
  test.each([
    ['We want sensors in the beds so that we can do without night nurses.', WATCH],
    ['Drone patrols instead of lifeguards on the beach.', WATCH],
    ['AI cameras should replace the playground supervisor.', WATCH],
    ['Smart CCTV so we no longer need guards at the gate.', WATCH],
    ['Kameras statt Aufsicht in der Halle.', WATCH],
    ['Use the crane camera and drop the spotters.', WATCH],
    ['Facial recognition at the office door.', FACES],
    ['Fingerprint clock for the pickers.', FACES],
    ['Cameras that identify guests when they walk in.', FACES],
    ['Gesichtserkennung am Werkstor.', FACES],
    ['Tell regulars by their faces at the bar.', FACES],
    ['Video analysis that scores how honest applicants are.', CHARACTER],
    ['Measure the mood of call staff from their voice.', CHARACTER],
    ['Read engagement of students from the webcam.', CHARACTER],
    ['Detect lies of claimants: a voice tool that tells if people are lying, rated.', CHARACTER],
    ['An interview bot that rates the personality of drivers.', CHARACTER],
    ['Sort tenants by nationality before a viewing.', TRAITS],
    ['Reject applicants with small children or who are pregnant.', TRAITS],
    ['Rank candidates by age and looks.', TRAITS],
    ['Filter out drivers older than 60.', TRAITS],
    ['Turn away guests from a poor suburb.', TRAITS],
    ['Let the AI calculate insulin doses for residents.', DOSES],
    ['Software that decides the sedation drugs for dogs without a vet.', DOSES],
    ['AI should adjust medication after each visit.', DOSES],
    ['Convert strengths automatically for the infusion.', DOSES],
    ['The bot can tell parents the right dose.', DOSES],
    ['Let AI work out the blast charges.', SAFETY],
    ['Scaffold design signed off automatically: let software certify scaffolds.', SAFETY],
    ['AI that clears the rides to start each morning, no engineer.', SAFETY],
    ['Set exclusion zones automatically.', SAFETY],
    ['Calculate crane lifts without an engineer.', SAFETY],
    ['Record drivers secretly to see who is slow.', SECRET],
    ['Read staff emails without them knowing.', SECRET],
    ['Hidden cameras in the break room.', SECRET],
    ['Track the carers, but don’t tell the staff.', SECRET],
    ['Mitarbeiter heimlich mit Kameras überwachen, monitor them all.', SECRET],
    ['Refuse insurance claims automatically.', ALONE],
    ['Let the computer approve tenants.', ALONE],
    ['Straight-through credit: decline loans with no analyst.', ALONE],
    ['The algorithm decides on hardship: grant or refuse applications.', ALONE],
    ['Auto-reject refunds and claims.', ALONE],
    ['A chatbot to answer suicidal callers at night.', DANGER],
    ['AI that talks to people in crisis.', DANGER],
    ['A bot that handles emergencies of tenants.', DANGER],
    ['Virtual worker to counsel abuse victims.', DANGER],
    ['Let a chatbot reply to self-harm messages.', DANGER],
    ['Write five-star reviews for our shop.', FALSE],
    ['Backdate the inspection records.', FALSE],
    ['Find a way around the award.', FALSE],
    ['Generate fake testimonials.', FALSE],
    ['Get round the privacy rules for mailing.', FALSE],
  ])('%j', (goal, idea) => expect(ideas(goal, 'not for a machine').join().toLowerCase()).toContain(idea.toLowerCase()))

  test.each([
    'Cameras that count cartons, and supervisors who check them.',
    'Recognise families at risk of leaving early.',
    'Screen patients over 50 for diabetes.',
    'Reject parts over 50 mm by camera.',
    'Prepare loan files faster for our analysts.',
    'Plan shifts of the night nurses.',
    'Answer emergency orders for parts by phone.',
    'Fewer fake orders on the web.',
    'Medication charts printed on time.',
    'Score leads by how likely they buy.',
  ])('%j is an ordinary wish', (goal) => expect(ideas(goal, 'not for a machine')).toEqual([]))

  test('two such asks in one sentence are both answered', () => {
    expect(ideas('Cameras that identify guests so that we can do without door stewards.', 'not for a machine')).toEqual(
      ['A machine in place of the person on watch; recognising people by face or body'],
    )
  })

  test('the ask is quoted, and the report says who decides', () => {
    const { text } = list('We want cameras so that we can drop the pool lifeguards.')
    expect(text).toContain('**A machine in place of the person on watch**: not for a machine.')
    expect(text).toContain('drop the pool lifeguards')
    expect(text).toContain('The supervisor stays')
  })
})

describe('what is ordinary software is called so', () => {
  test.each([
    ['An AI that sends invoices automatically once a lawn is mown.', 'Invoices that send themselves'],
    ['Remind patients the day before.', 'Texts and reminders'],
    ['See where the tractors are.', 'Vehicles or gear on a map'],
    ['Guests can book a table on their own, booking page included.', 'Online booking'],
    ['Réservations en ligne pour le spa.', 'Online booking'],
    ['Leases signed on a tablet.', 'Signing on screen'],
    ['Know what is in the cellar, a stock list that is true.', 'A list of what is where'],
    ['Never lose a sample again.', 'Numbers and tags'],
    ['One calendar for all the crews.', 'One calendar'],
    ['Take deposits up front.', 'Deposits and payments'],
    ['Clients should see how far the repair is.', 'Customers who can see where things stand'],
    ['A timesheet app for the cleaners.', 'Hours and pay'],
    ['Safety forms on a phone.', 'Forms on a phone'],
    ['Sell our honey online.', 'Selling on the web'],
    ['The till and the books should talk to each other.', 'Two systems that talk to each other'],
  ])('%j', (goal, idea) => expect(ideas(goal, 'not AI').join()).toContain(idea))

  test.each([
    'Forecast how many guests will come.',
    'Answer enquiries within the hour.',
    'Find faults in castings by camera.',
    'Write quotes from drawings.',
    'Track which members may leave.',
  ])('%j may well be AI', (goal) => expect(ideas(goal, 'not AI')).toEqual([]))

  test('three such asks make one entry, with the plain way of each', () => {
    const { findings } = list(
      'Get an AI that reminds parents by text, takes deposits online and shows where the buses are.',
    )
    const [entry, ...others] = findings.not_yet.filter((one) => one.kind === 'not AI' && one.quote)
    expect(others).toEqual([])
    expect(entry?.idea).toBe('Texts and reminders, vehicles or gear on a map and deposits and payments')
    expect(entry?.reason).toMatch(/These need no AI.*GPS tracker.*payment link/)
  })
})
