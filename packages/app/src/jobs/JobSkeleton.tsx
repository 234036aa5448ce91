import { usePageTitle } from '../shell/usePageTitle.js';
import classes from './JobContent.module.css';

/** Holds the places of the header and of the panes, so that nothing moves when the job arrives. */
export function JobSkeleton() {
  usePageTitle('Job');
  return (
    <div className={classes.job} data-fills aria-busy="true">
      <p className="tieout-visually-hidden" role="status">Loading the job</p>
      <div className="tieout-skeleton" style={{ height: 30, width: 'min(420px, 70%)' }} />
      <div className="tieout-skeleton" style={{ flex: 1 }} />
    </div>
  );
}
