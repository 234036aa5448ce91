export const feedbackStrings = {
  button: 'Send Feedback', dismiss: 'Hide the feedback button', title: 'Send Feedback', close: 'Close',
  lead: 'It reaches those who run this server, with the page you are on.',
  survey: 'How do you like Tieout?', surveyLead: 'Two clicks help us. You are asked once a month at most.',
  inProgress: 'While your job is running', inProgressLead: 'How easy was it to get here?',
  rating: 'How happy are you?', ratings: ['Very unhappy', 'Unhappy', 'Neither', 'Happy', 'Very happy'], message: 'What do you want to tell us?', send: 'Send', later: 'Not now', sent: 'Thank you', failed: 'Error sending request', nothing: 'Choose a rating or write something',
};
export type FeedbackStrings = typeof feedbackStrings;
