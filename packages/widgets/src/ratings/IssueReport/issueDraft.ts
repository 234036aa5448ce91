import { IssueType, OTHER_ISSUE_TYPES, PAGE_ISSUE_TYPES, type Issue, type Job } from '@tieout/sdk/contract';

/** An issue being written. */
export interface IssueDraft { issueType: IssueType | null; page: string; details: string }
export const emptyDraft: IssueDraft = { issueType: null, page: '', details: '' };

/** Bank documents have all types, others only `other`. */
export function issueTypesOf({ type, isGeneric }: Pick<Job, 'type' | 'isGeneric'>): readonly IssueType[] {
  return !isGeneric && (type === 'ExtractData' || type === 'Csv2Qbo') ? IssueType.options : OTHER_ISSUE_TYPES;
}

export const needsPage = (issueType: IssueType | null): boolean => issueType !== null && PAGE_ISSUE_TYPES.includes(issueType);

/** Whether Add Issue may be pressed: types that need a page wait for it. */
export function canAdd({ issueType, page }: IssueDraft): boolean {
  return !needsPage(issueType) || page.trim() !== '';
}

/** The issue a draft means, or what is wrong with it. */
export function readDraft(draft: IssueDraft, lastPage: number | null): Issue | 'typeRequired' | 'pageInvalid' {
  const { issueType } = draft;
  if (!issueType) return 'typeRequired';
  const page = draft.page.trim() === '' ? null : Number(draft.page);
  if (page !== null && (!Number.isSafeInteger(page) || page < 1 || (lastPage !== null && page > lastPage))) return 'pageInvalid';
  const details = draft.details.trim();
  return { issueType, pageNumber: page, ...(details ? { details } : {}) };
}
