// What the onboarding survey offers.

export const OTHER = 'Other';

export const segments = [
  'Accountant / Bookkeeper (serving clients)', 'In-House Finance Team (mid-to-large company)', 'Financial Investigator / Forensic Accountant', 'Business Owner / Founder',
  'Lender / Underwriter / Credit Analyst', 'Legal Professional (e.g. Family Law)', 'Developer / Product Team (using the API)', 'Personal Use', OTHER,
] as const;
export type Segment = (typeof segments)[number];

const sizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;
export const companySizes = sizes;
export const documentVolumes = sizes.map((size) => `${size} per month`);
export const documentFrequencies = ['Daily', 'Monthly', 'Once A Year', 'One Time Usage'] as const;
export const integrationChoices = ['Excel / CSV exports', 'QuickBooks / Xero', 'ERP systems', 'Internal database / data warehouse', 'No-code tools', OTHER] as const;

const everyday = ['Turn PDF statements into spreadsheets', 'Prove that every statement reconciles'] as const;

const goals: Readonly<Record<Segment, readonly string[]>> = {
  'Accountant / Bookkeeper (serving clients)': [...everyday, 'Import statements into QuickBooks or Xero', 'Catch up on months of missing books', 'Categorize transactions for clients', 'Prepare tax returns', 'Keep clients and their documents apart'],
  'In-House Finance Team (mid-to-large company)': [...everyday, 'Close the month faster', 'Match payments to invoices', 'Feed an ERP system', 'Keep an audit trail', 'Follow cash across accounts'],
  'Financial Investigator / Forensic Accountant': ['Prove that every statement reconciles', 'Trace the flow of funds', 'Find missing statements and pages', 'Notice altered documents', 'Join many accounts into one timeline', 'Present findings as evidence'],
  'Business Owner / Founder': [...everyday, 'Do the books without a bookkeeper', 'See where the money goes', 'Prepare for tax season', 'Apply for a loan'],
  'Lender / Underwriter / Credit Analyst': [...everyday, 'Verify income', 'Analyze cash flow', 'Notice altered documents', 'Decide faster about applications'],
  'Legal Professional (e.g. Family Law)': [...everyday, 'Review statements for discovery', 'Trace assets and transfers', 'Find missing statements', 'Prepare exhibits for court'],
  'Developer / Product Team (using the API)': ['Read statements through the API', 'Embed the review in our product', 'Receive results by webhook', 'Automate our pipeline of documents', 'Keep documents on our own servers'],
  'Personal Use': [...everyday, 'Follow my spending', 'Prepare my taxes', 'Keep old statements in one place'],
  [OTHER]: [...everyday, 'Import statements into accounting software', 'Read invoices and receipts', 'Read forms and tax forms'],
};

/** What somebody in a role may want; the last is always Other. Nothing before a role is chosen. */
export function goalsOf(segment: string | null | undefined): readonly string[] {
  const known = segments.find((name) => name === segment);
  return known ? [...goals[known], OTHER] : [];
}
