import { Button } from '@mantine/core';
import { AssignJobs, ProjectTree, useUser } from '@tieout/widgets';
import { Link, useNavigate } from 'react-router';
import { useSession } from '../auth/session.js';
import { Page } from '../shell/Page.js';

/** Clients and their projects. */
export function ProjectsPage() {
  const { isServer } = useSession();
  const { data: user } = useUser();
  const isSharing = isServer && user?.isContractAdmin && !user.isGuest;
  const hrefOf = (l1: string, l2: string) => `/app/transactions?${new URLSearchParams({ l1, l2 })}`;
  return (
    <Page title="Projects" lead="Clients and their projects. A project shows all of its jobs as one." actions={<Button component={Link} to="/assignJobsToProject" variant="default">Assign Jobs</Button>}>
      <ProjectTree projectHref={hrefOf} teamsOf={isSharing ? user.contractId : undefined} />
    </Page>
  );
}

export function AssignJobsPage() {
  const navigate = useNavigate();
  return (
    <Page title="Assign jobs to a project" lead="Finished jobs that are in no project yet.">
      <AssignJobs onBack={() => void navigate('/tl')} />
    </Page>
  );
}
