import { addedColumnEndpoints, fragmentEndpoints, LAST_USED_TEMPLATES, pageRegionEndpoints, templateEndpoints } from '@tieout/sdk/contract';
import type { Template as WireTemplate } from '@tieout/sdk/contract';
import type { Context } from '../core/services.js';
import { findDocument } from '../documents/documents.commands.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { presentJobs } from '../jobs/jobs.presenter.js';
import { addMappings, addMappingsCsv, deleteMapping, listMappings, updateMapping } from './addedColumns.commands.js';
import { exampleSpreadsheet } from './exampleSpreadsheet.js';
import { findFragment, fragmentsOfPage, previewPlace, previewVariable, tableRules, textRules, updateFragment } from './fragments.commands.js';
import { findOwnTemplate, findTemplate } from './findTemplate.js';
import { fragmentPicture, pageThumbnails } from './pagePictures.js';
import { wordsOfPage } from './pageWords.js';
import { upright, wordsInside } from './reading/canvasPage.js';
import { edgesBeside, edgesOfWords } from './reading/locate.js';
import { createTemplate, handOver, importTemplate, listTemplates, startTemplateJob, updateTemplate } from './templates.commands.js';
import type { SavedTemplate } from './templates.commands.js';
import type { Template } from './templates.model.js';
import { mayChangeTemplate } from './templates.policy.js';
import { presentFields, presentMapping, presentTemplate } from './templates.presenter.js';

const { list, lastUsed, get, create, update, delete: deleteOne, import: copy, updateOwner, fields } = templateEndpoints;

async function presentAll(context: Context, templates: readonly Template[]): Promise<WireTemplate[]> {
  const users = await context.db.users.findAll({ where: { id: [...new Set(templates.map(({ userId }) => userId))] }, ...context.scope });
  return templates.map((template) => presentTemplate(template, users.find(({ id }) => id === template.userId), mayChangeTemplate(context, template)));
}

async function presentOne(context: Context, template: Template): Promise<{ template: WireTemplate }> {
  return { template: (await presentAll(context, [template]))[0]! };
}

async function presentSaved(context: Context, { template, job }: SavedTemplate) {
  return { ...(await presentOne(context, template)), job: job ? (await presentJobs(context.db, [job], context.scope))[0]! : null };
}

const pageOf = async (context: Context, { id, n }: { id: string; n: number }) => wordsOfPage(context, await findDocument(context, id), n);

export const templateRoutes: RoutesOf<'templates'> = {
  list: route(list, async (context, { query }) => {
    const { rows, count } = await listTemplates(context, query);
    return { templates: await presentAll(context, rows), count };
  }),
  lastUsed: route(lastUsed, async (context) => ({ templates: await presentAll(context, await context.db.templates.lastUsed(context.actor.userId, LAST_USED_TEMPLATES, context.scope)) })),
  get: route(get, async (context, { params }) => presentOne(context, await findTemplate(context, params.id))),
  create: route(create, async (context, { body }) => {
    const template = await createTemplate(context, body);
    return presentSaved(context, { template, job: await startTemplateJob(context, template, body) });
  }),
  update: route(update, async (context, { params, body }) => {
    const template = await updateTemplate(context, params.id, body);
    return presentSaved(context, { template, job: await startTemplateJob(context, template, body) });
  }),
  delete: route(deleteOne, async (context, { params }) => (await findOwnTemplate(context, params.id)).destroy(context.scope)),
  import: route(copy, async (context, { params, body }) => presentOne(context, await importTemplate(context, params.id, body.name))),
  updateOwner: route(updateOwner, async (context, { params, body }) => presentOne(context, await handOver(context, params.id, body.userId))),
  fields: route(fields, async (context, { params }) => ({ fields: presentFields(await findTemplate(context, params.id)) })),

  listMappings: route(addedColumnEndpoints.listMappings, async (context, { params, query }) => {
    const { rows, count } = await listMappings(context, await findTemplate(context, params.id), query);
    return { mappings: rows.map(presentMapping), count };
  }),
  addMappings: route(addedColumnEndpoints.addMappings, async (context, { params, body }) => ({ mappings: (await addMappings(context, params.id, body.mappings)).map(presentMapping) })),
  updateMapping: route(addedColumnEndpoints.updateMapping, async (context, { params, body }) => ({ mapping: presentMapping(await updateMapping(context, params.templateId, params.id, body)) })),
  deleteMapping: route(addedColumnEndpoints.deleteMapping, async (context, { params }) => deleteMapping(context, params.templateId, params.id)),
  addMappingsCsv: route(addedColumnEndpoints.addMappingsCsv, async (context, { params, body }) => ({ csvLineStatuses: await addMappingsCsv(context, params.id, body) })),
  exampleSpreadsheet: route(addedColumnEndpoints.exampleSpreadsheet, async (context, { params }) => exampleSpreadsheet(await findTemplate(context, params.id))),

  extractText: route(pageRegionEndpoints.extractText, async (context, { params, body }) => {
    const fragment = previewPlace(await pageOf(context, params), body, textRules(body));
    return { extractedText: String(fragment.extractedData.output), fragment };
  }),
  extractTable: route(pageRegionEndpoints.extractTable, async (context, { params, body }) => ({ fragment: previewPlace(await pageOf(context, params), body, tableRules(body)) })),
  extractVariableText: route(pageRegionEndpoints.extractVariableText, async (context, { params, body }) => previewVariable(await pageOf(context, params), body, textRules(body))),
  extractVariableTable: route(pageRegionEndpoints.extractVariableTable, async (context, { params, body }) => previewVariable(await pageOf(context, params), body, tableRules(body))),
  wordsInRectangle: route(pageRegionEndpoints.wordsInRectangle, async (context, { params, body: { edge, position, ...place } }) => {
    const words = wordsInside((await pageOf(context, params)).words, upright(place));
    return { words: words.map(({ text, x0, y0, x1, y1 }) => ({ text, x0, y0, x1, y1 })), edges: edge ? edgesOfWords(words, edge, position ?? edge) : [] };
  }),
  edgesFromWords: route(pageRegionEndpoints.edgesFromWords, async (context, { params, body: { words, ...rest } }) => ({
    edges: edgesBeside(await pageOf(context, params), { ...rest, words: typeof words === 'string' ? words : words.join(' ') }),
  })),
  extractedData: route(pageRegionEndpoints.extractedData, async (context, { params, query }) => ({
    rectangles: await fragmentsOfPage(context, (await findDocument(context, params.id)).id, params.n, query),
  })),
  thumbnails: route(pageRegionEndpoints.thumbnails, async (context, { params, query }) => pageThumbnails(context, await findDocument(context, params.id), query)),
  updateFragment: route(fragmentEndpoints.updateFragment, async (context, { params, body }) => ({ fragment: await updateFragment(context, params.id, body) })),
  fragmentImage: route(fragmentEndpoints.fragmentImage, async (context, { params }) => {
    const fragment = await findFragment(context, params.id);
    return fragmentPicture(context, await findDocument(context, fragment.documentId), fragment);
  }),
};
