import { Stack } from '@mantine/core';
import { AdminAuditLog, AdminContracts, AdminDocuments, AdminUsers, BadRatings, PriceListEditor, QueueJobs, SuperLogin, UserExplorer } from '@tieout/widgets';
import { useNavigate, useSearchParams } from 'react-router';
import { hrefOf } from '../auth/nextAddress.js';
import { useSession } from '../auth/session.js';
import { OperatorPage } from './OperatorPage.js';
import { beginActing } from './actingAs.js';
import { usePagedAddress } from './usePagedAddress.js';

const admin = { permission: 'READ_DB_TABLES' } as const;
const jobHref = (jobId: string): string => hrefOf('/jobData', { jobId });
const pathOf = (path: string, person: { id: string; email: string }): string => `${path}?${new URLSearchParams({ userId: person.id, email: person.email })}`;

export function AdminUsersPage() {
  const address = usePagedAddress();
  const navigate = useNavigate();
  const { permissions } = useSession();
  return (
    <OperatorPage {...admin} title="People" lead="Everybody who has an account on this server.">
      <AdminUsers
        {...address} canSwitch onExplore={(person) => void navigate(pathOf('/admin/userexplorer', person))}
        {...(permissions.includes('SUPPORT_TOOL') ? { onActAs: (person) => void navigate(pathOf('/admin/superlogin', person)) } : {})}
      />
    </OperatorPage>
  );
}

export function AdminContractsPage() {
  const address = usePagedAddress();
  return (
    <OperatorPage {...admin} title="Accounts" lead="Plans, pages, retention and prices.">
      <Stack gap="lg">
        <AdminContracts {...address} />
        <PriceListEditor />
      </Stack>
    </OperatorPage>
  );
}

export function AdminDocumentsPage() {
  return <OperatorPage {...admin} title="Documents" lead="What was uploaded, and by whom. Whoever downloads one leaves a line in the audit log of the customer."><AdminDocuments {...usePagedAddress()} /></OperatorPage>;
}

export function AdminAuditLogPage() {
  return <OperatorPage {...admin} title="Audit log" lead="What was done on this server, newest first."><AdminAuditLog {...usePagedAddress()} /></OperatorPage>;
}

export function AdminBadRatingsPage() {
  return <OperatorPage {...admin} title="Bad ratings" lead="Reported issues and ratings of one or two stars that nobody has reviewed."><BadRatings {...usePagedAddress()} jobHref={jobHref} /></OperatorPage>;
}

/** The queue, under the names of two kinds of it: whichever runs is looked into. */
export function AdminQueuePage() {
  const [parameters, setParameters] = useSearchParams();
  const handleSearch = (jobId: string): void => setParameters(jobId ? { jobId } : {}, { replace: true });
  return <OperatorPage {...admin} title="Queue" lead="Work that waits or runs, whichever queue this server uses."><QueueJobs jobHref={jobHref} defaultJobId={parameters.get('jobId') ?? ''} onSearch={handleSearch} /></OperatorPage>;
}

function usePersonInAddress() {
  const [parameters] = useSearchParams();
  const [id, email] = [parameters.get('userId'), parameters.get('email')];
  return id && email ? { person: { id, email } } : {};
}

export function AdminUserExplorerPage() {
  const navigate = useNavigate();
  return (
    <OperatorPage {...admin} title="User explorer" lead="Everything that is kept of a person, table by table.">
      <UserExplorer {...usePersonInAddress()} onPersonChange={(person) => void navigate(person ? pathOf('/admin/userexplorer', person) : '/admin/userexplorer')} />
    </OperatorPage>
  );
}

export function AdminSuperLoginPage() {
  const { permissions } = useSession();
  return (
    <OperatorPage permission="SUPPORT_TOOL" title="Act as">
      <SuperLogin {...usePersonInAddress()} canSearch={permissions.includes('READ_DB_TABLES')} onToken={beginActing} />
    </OperatorPage>
  );
}
