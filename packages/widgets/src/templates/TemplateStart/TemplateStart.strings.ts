export const templateStartStrings = {
  title: 'Drop documents here',
  hint: 'PDF, PNG, JPEG, TIFF or WebP, all of one kind: forms, orders, statements that look alike.',
  useTitle: 'How are they read?',
  template: 'Template',
  templatePlaceholder: 'Choose one of your templates',
  lastUsed: 'Used last',
  own: 'My templates',
  shared: 'Shared with the firm',
  noTemplates: 'There is no template yet. Draw one on the first of these documents.',
  extract: 'Extract data',
  draw: 'Draw a new template',
  lastUsedFailed: 'Error getting last used templates',
};
export type TemplateStartStrings = typeof templateStartStrings;
