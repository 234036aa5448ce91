export const onboardingStrings = {
  titles: ['Tell us about your role', 'What are your goals?', 'Document Processing', 'Integrations', 'Team Setup'],
  progress: (step: number, count: number) => `Step ${step} of ${count}`,
  previous: 'Previous', skip: 'Skip Survey', next: 'Continue', finish: 'Complete Setup',
  role: 'Your role', specifyRole: 'What is your role?', companySize: 'Company size', goals: 'What do you want to do?', specifyGoals: 'Your other goals', volume: 'How many documents?', frequency: 'How often?',
  integrations: 'Where should the data go?', specifyIntegrations: 'Your other integrations', teammates: 'Teammates (optional)', teammatesHint: 'Email addresses, one on each line. They are invited to your account.', chooseRole: 'Choose your role first: the goals follow from it.',
  choose: 'Choose one', sent: 'Thank you', send: 'Send', answerAll: 'Choose an answer',
  survey: {
    disappointed: 'How would you feel if you could no longer use Tieout?', disappointedOptions: ['Very disappointed', 'Somewhat disappointed', 'Not disappointed'], benefit: 'What is the main benefit that you get from it?', improve: 'What should we make better for you?',
  },
  gettingStarted: 'Getting started', stepsFailed: 'Unable to fetch data', retry: 'Try again', stepsDone: (done: number, count: number) => `${done} of ${count} done`, done: 'Done', open: 'Open',
  steps: {
    UPLOAD_DOCUMENT: ['Add a statement', 'Drop a PDF or a scan of a bank or card statement.'], CONVERT_DOCUMENT: ['Read it', 'Start the job and wait for its rows.'], REVIEW_DATA: ['Check the rows', 'Open the job, look at the proof and correct what is wrong.'],
    DOWNLOAD_DATA: ['Download the data', 'Take the rows as Excel, CSV, QuickBooks and many more.'], INVITE_TEAM: ['Invite your team', 'Work on the same jobs together.'],
  } as Record<string, [title: string, text: string]>,
};
export type OnboardingStrings = typeof onboardingStrings;
