export const tourStrings = {
  label: 'Guided tour', next: 'Next', back: 'Back', finish: 'Done', close: 'End the tour', progress: (step: number, count: number) => `${step} of ${count}`,
  welcome: [
    ['Add your statements', 'Choose Extract at the left and drop PDFs or scans, as many as you like. They are read one after the other.'],
    ['Follow the jobs', 'Each upload becomes a job. The list shows what is running, what is done, and whether it reconciles.'],
    ['Check the proof', 'Open a job: rows at one side, the page at the other. The badge of a period opens its proof, figure by figure.'],
    ['Take the rows along', 'Download Data writes Excel, CSV, QuickBooks and many more, with the proof beside it if you like.'],
  ] as [title: string, text: string][],
};
export type TourStrings = typeof tourStrings;
