export const accountMenuStrings = {
  account: 'Account',
  guest: 'Guest',
  settings: 'Account settings',
  people: 'Manage Users / Teams',
  signOut: 'Sign out',
  pagesLeft: (pages: number) => `${pages} ${pages === 1 ? 'page' : 'pages'} left`,
};
export type AccountMenuStrings = typeof accountMenuStrings;
