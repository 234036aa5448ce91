export const announcementStrings = { open: 'Read more', dismiss: (title: string) => `Close the announcement: ${title}` };
export type AnnouncementStrings = typeof announcementStrings;
