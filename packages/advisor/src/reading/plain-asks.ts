/** What clients ask of AI that ordinary software or a habit does: follows fixed rules, learns nothing. */
export interface PlainAsk {
  asks: RegExp
  idea: string
  /** The plain way, as a clause. */
  way: string
}

const CLIENT =
  '(?:the |our |my |each |every )?(?:customers?|clients?|patients?|parents?|families|guests?|members?|tenants?|students?|people|owners?|buyers?|visitors?|residents?|donors?|volunteers?|passengers?)'

export const PLAIN_ASKS: readonly PlainAsk[] = [
  {
    asks: /\b(?:send|issue|raise|create|make)s? (?:the |an? |our )?(?:invoice|bill)s?\b[^.;]{0,25}\b(?:itself|automatic\w*|when|once|as soon|straight)|\binvoices? (?:that )?go(?:es)? out (?:automatic\w*|by)/i,
    idea: 'Invoices that send themselves',
    way: 'job software tied to your accounts sends the invoice when a job is closed',
  },
  {
    asks: new RegExp(
      `\\b(?:text|sms|message|remind|notif)\\w* ${CLIENT}|\\b(?:text|sms|e-?mail|automatic) reminders?\\b|\\breminders? (?:by|via) (?:text|sms|e-?mail)|\\bremind \\w+ (?:of|about|to|before)\\b|\\b(?:min|minutes?) away\\b|\\bon (?:its|the|our|their) way\\b|\\bterminerinnerung|\\brappels? (?:par )?sms|\\brecordatorios? por`,
      'i',
    ),
    idea: 'Texts and reminders',
    way: 'booking or job software sends texts at set times',
  },
  {
    asks: /\b(?:show|see|know|map|find)\w*\b[^.;]{0,25}\bwhere (?:the |our |my |all |each |every )?(?:\d+ |\w+ )?(?:trucks?|vans?|vehicles?|drivers?|cars?|boats?|trailers?|machines?|excavators?|bikes?|tractors?|buses|crews?|tools?|containers?) (?:are|is)\b|\b(?:trucks?|vans?|vehicles?|boats?|trailers?|buses|tractors?) on (?:a|the|one) map\b/i,
    idea: 'Vehicles or gear on a map',
    way: 'a GPS tracker with its own map does it by subscription, once the crew has been told',
  },
  {
    asks: new RegExp(
      `\\bonline bookings?\\b|\\bbook(?:ing)? (?:online|themselves|by themselves|on the (?:web ?site|web))|\\bbooking (?:form|page|link|button)|\\b${CLIENT} (?:can|could|should|to) book\\b|\\bself[- ]?booking|\\bonline-?(?:buchung|terminbuchung)|\\br[ée]servations? en ligne|\\breservas? en l[ií]nea|\\bprenotazion\\w* online`,
      'i',
    ),
    idea: 'Online booking',
    way: 'a booking page in your calendar or till software takes the bookings',
  },
  {
    asks: /\be-?sign\w*|\b(?:digital|electronic|online) signatures?\b|\bsign(?:ed|ing)? (?:it |them |forms? |contracts? |leases? )?(?:online|digitally|electronically|on (?:a |the |their )?(?:phone|tablet|screen))|\bdocusign\b/i,
    idea: 'Signing on screen',
    way: 'an e-signature service does that for a small monthly fee',
  },
  {
    asks: /\b(?:stock|inventory|asset|tool|equipment|key|spare[- ]?parts?) (?:list|register|book|ledger)\b|\bbarcodes?\b|\bqr[- ]?codes?\b|\bknow (?:what|how many|how much)\b[^.;]{0,25}\b(?:in stock|on the shel\w+|in the (?:shed|store|yard|freezer|cellar|van|warehouse))/i,
    idea: 'A list of what is where',
    way: 'one list with a number for each item, kept by one person and counted each month, answers that',
  },
  {
    asks: /\b(?:never|not|stop|no more)\b[^.;]{0,20}\b(?:los(?:e|es|ing)|lost|mix(?:ing)?[- ]?ups?|swap\w*)\b[^.;]{0,20}\b(?:tags?|labels?|items?|keys?|parcels?|samples?|garments?|files?|pieces?|orders?|jobs?)\b|\b(?:number|label|tag|mark) (?:each|every|all)\b|\bnumbered tags?\b/i,
    idea: 'Numbers and tags',
    way: 'a numbered tag on each piece and the same number on the list end the mix-ups',
  },
  {
    asks: /\b(?:one|shared|single|common|same|joint) calendar\b|\bdouble[- ]book\w*|\bgemeinsamer kalender|\bagenda partag|\bcalendario (?:unico|condiviso|compartido)/i,
    idea: 'One calendar',
    way: 'one shared calendar on each phone shows who goes where',
  },
  {
    asks: /\b(?:take|collect|get|accept)\w* (?:the |a |our )?(?:deposits?|card payments?|payments?) (?:properly|online|up ?front|by (?:card|phone|link)|in advance)\b|\bpay (?:online|by (?:card|link)|on the web)|\bpayment links?\b|\bdirect debits?\b/i,
    idea: 'Deposits and payments',
    way: 'a payment link from your bank or till takes deposits by phone',
  },
  {
    asks: new RegExp(
      `\\b${CLIENT} (?:should |can |could |to |must |want to )?(?:know|see|check|track|look up) (?:where|how far|when|the status|what stage)\\b|\\b(?:order|job|repair) status (?:page|online)\\b|\\btrack(?:ing)? (?:page|link)\\b`,
      'i',
    ),
    idea: 'Customers who can see where things stand',
    way: 'a text at each of three fixed stages tells people without a call',
  },
  {
    asks: /\b(?:clock(?:ing)?[- ]?(?:in|on)|time ?sheets?) (?:app|online|by phone|on (?:a |the |their )?phones?)\b|\bpay (?:the |my |our )?(?:team|crew|staff|people|workers) (?:right|correctly|properly|on time)\b|\bdigital time ?sheets?\b/i,
    idea: 'Hours and pay',
    way: 'a time sheet on the phone that feeds the payroll gets pay right',
  },
  {
    asks: /\b(?:digital|online|electronic|web|phone) (?:forms?|checklists?|check ?sheets?)\b|\bforms? on (?:a |the |their )?(?:phones?|tablets?|ipads?)\b/i,
    idea: 'Forms on a phone',
    way: 'a form app replaces the paper sheet line by line',
  },
  {
    asks: /\b(?:new|better|own|proper|modern) web ?(?:site|page|shop)\b|\b(?:online|web) ?(?:shop|store)\b|\bsell\b[^.;]{0,25}\bonline\b/i,
    idea: 'Selling on the web',
    way: 'a shop page with good photos and a payment link is enough to begin',
  },
  {
    asks: /\b(?:back-?ups?|password manager|antivirus|faster internet|new (?:computers?|laptops?|printers?))\b/i,
    idea: 'Backups and computers',
    way: 'a local IT firm sets that up in a day',
  },
  {
    asks: /\b(?:connect|link|sync\w*|join up|tie)\b [^.;]{2,30}\b(?:to|with|and)\b [^.;]{2,30}\bso (?:that )?(?:we|nobody|no one|it|they)\b|\btalk to each other\b|\benter (?:it |things |data )?(?:only )?once\b/i,
    idea: 'Two systems that talk to each other',
    way: 'the connector that both suppliers sell moves the entries across',
  },
]
