import { MAKING_TYPES, type Job } from '@tieout/sdk/contract';
import type { JobListStrings } from './JobList.strings.js';

/** Fields of a template, words in columns and PDFs that are made have no balances that could be proved. */
export function hasProof({ status, isGeneric, templateId, type }: Job): boolean {
  return status === 'Succeeded' && !isGeneric && templateId === null && !MAKING_TYPES.includes(type);
}

/** What kind of job it is, in words. */
export function kindOf({ isGeneric, templateId, type }: Job, { template, automatic, types }: JobListStrings): string {
  if (templateId !== null) return template;
  return isGeneric ? automatic : types[type];
}
