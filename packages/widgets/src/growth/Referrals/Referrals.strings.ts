export const referralStrings = {
  failed: 'Error getting referred users', retry: 'Try again', offer: 'One free month', offerText: 'Send your link to somebody who works with statements. When they subscribe to a paid plan, you get one free month.', link: 'Your link', copy: 'Copy', copied: 'Copied',
  people: 'Who came by your link', none: 'Nobody yet', noneText: 'Whoever signs up by your link shows here.', name: 'Name', email: 'Email', status: 'Status', since: 'Since', statuses: { signedUp: 'Signed up', subscribed: 'Subscribed: a free month for you' } as Record<string, string>,
  referredBy: (name: string) => `You came by the link of ${name}.`, affiliate: 'Affiliate', commission: (percent: number) => `${percent}% commission`,
  commissionText: (percent: number) => `Do you advise others? As an affiliate you get ${percent}% of the first year of every subscription that you bring. Use the same link, and tell us that you want to take part.`,
  review: (pages: number, value: number) => `${pages} free pages for a review, worth $${value}`, reviewSteps: ['Write an honest review, good or bad.', 'Send us its address.', 'The pages are added to your account and do not expire.'], writeReview: 'Write a review', takePart: 'Take part', askedFor: "Request received. We'll be in touch soon", askFailed: 'Error sending request', reviewAddress: 'Address of your review', notAnAddress: 'Must be a valid URL', sendReview: 'Send', asks: 'I want to take part as an affiliate.',
};
export type ReferralStrings = typeof referralStrings;
