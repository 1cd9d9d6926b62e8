/** Names of systems that are used across trades; each trade adds its own. */
const EVERYWHERE =
  'excel|google sheets|google drive|google calendar|whatsapp business|whatsapp|outlook|microsoft teams|sharepoint|onedrive|dropbox|quickbooks|xero|sage|myob|sap|oracle|netsuite|dynamics|salesforce|hubspot|zoho|odoo|tally|datev|shopify|woocommerce|magento|square|stripe|slack|trello|asana|monday.com|jira|notion|airtable|mailchimp|power bi|access database|filemaker|wordpress|zendesk|freshdesk|intercom|servicem8|simpro|tradify|jobber|procore|autocad|revit|chatgpt|copilot|gemini|claude|calendly|docusign|zapier'
export const KNOWN_SYSTEMS: readonly string[] = EVERYWHERE.split('|')
