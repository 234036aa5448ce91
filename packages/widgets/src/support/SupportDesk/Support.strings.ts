export const supportStrings = {
  failed: 'Error performing operation',
  find: 'Find', email: 'Email', findTitle: 'Customer', findLead: 'Look somebody up by their address. Everything you change here stands in the audit log of the customer.',
  name: 'Name', account: 'Account', role: 'Role', lastSeen: 'Last seen', plan: 'Plan', pagesLeft: 'Pages left', notCounted: 'Not counted', bought: 'Bought', paymentCredit: 'Payment credit', suppressed: 'Gets no mail', never: 'Never',
  roles: { operator: 'Operator', admin: 'Administrator', member: 'Member', guest: 'Guest' } as Record<string, string>,
  notes: 'Notes', notesLead: 'For the support alone.', noNotes: 'No notes yet.', note: 'Note', addNote: 'Add note',
  change: 'Change something', what: 'What', do: 'Do it', done: 'Done',
  actions: {
    updateCredits: 'Set pages left', updateSubscription: 'Change the plan', addStripeCredit: 'Give payment credit', addCreditForUnusedMonths: 'Credit unused months', switchAdmin: 'Switch administrators',
    assignEmailToGuest: 'Give a guest an address', resetPassword: 'Send a password mail', suppress: 'Send no mail any more', allow: 'Send mail again',
  } as Record<string, string>,
  explanations: {
    updateCredits: 'How many pages of the plan are left in this period.', updateSubscription: 'The new plan begins at once, with its pages.', addStripeCredit: 'Dollars that come off the next invoices.',
    addCreditForUnusedMonths: 'Pages of the whole months that are left of a yearly plan become pages that do not expire.', switchAdmin: 'This person becomes an ordinary member; the other one, of the same account, becomes administrator.',
    assignEmailToGuest: 'The guest becomes a full account and gets an invitation to choose a password. Jobs stay.', resetPassword: 'The person gets a link to choose a new password.', suppress: 'For people who complained, and for addresses whose mail comes back.', allow: 'Mail goes to this address again.',
  } as Record<string, string>,
  pages: 'Pages', amount: 'Dollars', why: 'Why', newPlan: 'New plan', cycle: 'Billing cycle', noCycle: 'Not billed', newAdmin: 'Address of the new administrator', newEmail: 'New address', firstName: 'First name', lastName: 'Last name',
  history: 'Job history (CSV)', actAs: 'Act as', actAsOf: (email: string) => `Act as ${email}`,
  trials: 'Accounts on trial', churned: 'Accounts that left',
  create: 'New account', createLead: 'The person gets an invitation and chooses a password.', company: 'Company', createIt: 'Make the account', created: (email: string) => `${email} is invited`,
  reports: 'Reports', reportsLead: 'CSV files; who took them stands in the audit log.', paying: 'Paying users', mau: 'Monthly active users',
  domains: 'Unlimited trials', domainsLead: 'Whoever confirms an address of these domains tries without a limit of pages.', domain: 'Domain', add: 'Add', remove: (what: string) => `Take ${what} off the list`, noDomains: 'No domains yet.',
  suppression: 'Suppressed addresses', suppressionLead: 'They get no mail at all.', noSuppressed: 'No addresses yet.',
  announcements: 'Announcements', announcementsLead: 'Everybody sees them until they close them.', title: 'Title', subtitle: 'Text', link: 'Page of this app', externalLink: 'Address elsewhere', announce: 'Announce', noAnnouncements: 'No announcements.', takeBack: (title: string) => `Take back ${title}`,
  prospects: 'Prospects', prospectsLead: 'A CSV with a column of addresses. Names and companies are found by their headings.', chooseFile: 'Choose a CSV file', campaign: 'Campaign', importThem: (count: number) => (count === 1 ? 'Add 1 prospect' : `Add ${count.toLocaleString('en-US')} prospects`),
  found: (count: number, skipped: number) => `${count.toLocaleString('en-US')} with an address${skipped > 0 ? `, ${skipped.toLocaleString('en-US')} lines left out` : ''}`, added: (added: number, leftOut: number) => `${added.toLocaleString('en-US')} added${leftOut > 0 ? `, ${leftOut.toLocaleString('en-US')} left out` : ''}`,
  line: (line: number, message: string) => `Line ${line}: ${message}`, campaigns: 'Campaigns', noCampaigns: 'No campaigns yet.', companyColumn: 'Company', since: 'Since', another: 'Choose another file', requests: 'Feedback and requests',
};
export type SupportStrings = typeof supportStrings;
