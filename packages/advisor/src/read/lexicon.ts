/** Names of systems, across trades and in some; a name that is a word too needs a capital and a place. */
const NAMES = [
  'excel|google sheets|google drive|google calendar|google analytics|google forms|whatsapp business|whatsapp|outlook|microsoft teams|sharepoint|onedrive|dropbox|gmail|microsoft 365|office 365|copilot|chatgpt|gemini|claude',
  'quickbooks|xero|sage|myob|datev|tally|freshbooks|wave|exact online|lexoffice|fortnox|visma|contpaqi|aspel|totvs|sap business one|sap|oracle|netsuite|dynamics|odoo|infor eam|infor|epicor|jd edwards|ifs|acumatica|abas|proalpha|comarch|enova|symfonia|subiekt|holded|bexio|twinfield|afas',
  'salesforce|hubspot|zoho|pipedrive|zendesk|freshdesk|intercom|servicenow|jira|confluence|trello|asana|monday.com|notion|airtable|slack|mailchimp|klaviyo|brevo|surveymonkey|typeform|calendly|docusign|zapier|power bi|tableau|looker|access|filemaker|wordpress',
  'shopify|woocommerce|magento|prestashop|bigcommerce|square|stripe|toast|lightspeed|clover|vend|soft restaurant|ncr aloha|micros|simphony|booking.com|mews|opera|cloudbeds|guesty|resdiary|opentable|sevenrooms|fresha|mindbody|phorest|treatwell',
  'servicem8|simpro|tradify|jobber|housecall pro|servicetitan|procore|autocad|revit|bluebeam|archicad|plangrid|buildertrend|fergus|commusoft|bigchange|powered now',
  'jack henry|silverlake|fiserv|temenos|mambu|finastra|encompass|meridianlink|guidewire|applied epic|acturis|xplan|iress',
  'epic|cerner|emis|systmone|dentrix|exact dental|blueprint|noah|cliniko|jane|practice fusion|athenahealth|medirecords|best practice|nookal|pabau|ezyvet|provet|nourish|carelinelive|birdie',
  'clio|leap|actionstep|imanage|lexisnexis|practice panther|smokeball|proclaim|ajera|deltek|vantagepoint|harvest|toggl|bullhorn|workday|adp|bamboohr|personio|rippling|paychex|kronos|ukg|deputy|tanda',
  'powerschool|moodle|canvas|blackboard|google classroom|arbor|sims|compass|managebac|schoology|teams for education|raiser’s edge|donorbox|blackbaud|salesforce npsp',
  'maximo|maintainx|fiix|limble|upkeep|sap pm|opcenter|wonderware|ignition|scada|osisoft|samsara|geotab|webfleet|transporeon|descartes|shipstation|manhattan|korber|mintsoft|linnworks|granular|agworld|farmworks|cropio|herdwatch|dairycomp',
  'yardi|mri|appfolio|buildium|reapit|jupix|entrata|estateman',
]
export const KNOWN_SYSTEMS: readonly string[] = NAMES.join('|').split('|')

/** Of those, words of the language or names of other things. */
export const WORDS_TOO: ReadonlySet<string> = new Set(
  'access|square|toast|opera|wave|epic|noah|jane|compass|arbor|sims|harvest|leap|notion|canvas|sage|clover|vend|deputy|blueprint|granular|limble|ignition|best practice|birdie|nourish|tally|oracle|stripe|slack|outlook|dynamics|infor|mews|visma|iress|mri|looker|micros|manhattan|descartes|kronos|proclaim|fresha|encompass|gemini|claude|guesty|upkeep|magento|teams|excel|drive|clio|birdie|ifs|scada|emis|exact online|cerner'.split(
    '|',
  ),
)
