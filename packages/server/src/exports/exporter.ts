// What all exports have in common, whatever they are made of.
import { TRIAL_DOWNLOAD_ROWS } from '@tieout/sdk/contract';
import type { ExportPreview, ExportRequest as WireRequest } from '@tieout/sdk/contract';
import type { z } from 'zod';
import type { Context } from '../core/services.js';
import type { Job } from '../jobs/jobs.model.js';
import type { ExportFile } from './writeExport.js';

export type ExportRequest = z.output<typeof WireRequest>;

/** What is exported together: one job, or all under two tags. */
export interface ExportedWorkspace {
  name: string;
  jobs: readonly Job[];
}

export interface JobExport extends ExportFile {
  /** Set when a trial download was cut to so many rows, invoices or forms. */
  trialLimit: number | null;
}

/** One for each kind of content: statements, what templates read, invoices. */
export interface Exporter {
  create(context: Context, workspace: ExportedWorkspace, request: ExportRequest): Promise<JobExport>;
  /** The first rows, as they would be written. */
  preview(context: Context, workspace: ExportedWorkspace, request: ExportRequest): Promise<ExportPreview>;
}

/** The most that a trial download holds; undefined: no limit. */
export const trialRows = ({ config, access }: Context): number | undefined => config.trialDownloadRows ?? (access.plan === 'Trial' ? TRIAL_DOWNLOAD_ROWS : undefined);
