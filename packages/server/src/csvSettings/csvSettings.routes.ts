import { importEndpoints } from '@tieout/sdk/contract';
import { findDocument } from '../documents/documents.commands.js';
import { route } from '../http/route.js';
import type { RoutesOf } from '../http/route.js';
import { previewDocument, saveCsvSettings } from './csvSettings.commands.js';

export const importRoutes: RoutesOf<'imports'> = {
  previewCsv: route(importEndpoints.previewCsv, async (context, { params, body }) => ({
    preview: await previewDocument(context, await findDocument(context, params.id), body.settings),
  })),
  saveCsvSettings: route(importEndpoints.saveCsvSettings, async (context, { params, body }) => ({
    preview: await saveCsvSettings(context, await findDocument(context, params.id), body.settings),
  })),
};
