import type { Permission } from '@tieout/sdk';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { ServerOnly } from '../auth/AuthArea.js';
import { RequireSession } from '../auth/RequireSession.js';
import { useSession } from '../auth/session.js';
import { Page } from '../shell/Page.js';
import classes from './OperatorPage.module.css';

export interface OperatorPlace {
  to: string;
  label: string;
  permission: Permission;
}

/** Screens of those who run the server, by the permission that each needs. */
export const operatorPlaces: readonly OperatorPlace[] = [
  { to: '/admin/users', label: 'People', permission: 'READ_DB_TABLES' },
  { to: '/admin/contracts', label: 'Accounts', permission: 'READ_DB_TABLES' },
  { to: '/admin/documents', label: 'Documents', permission: 'READ_DB_TABLES' },
  { to: '/admin/badRatings', label: 'Bad ratings', permission: 'READ_DB_TABLES' },
  { to: '/admin/bull', label: 'Queue', permission: 'READ_DB_TABLES' },
  { to: '/admin/userexplorer', label: 'User explorer', permission: 'READ_DB_TABLES' },
  { to: '/admin/auditlog', label: 'Audit log', permission: 'READ_DB_TABLES' },
  { to: '/admin/superlogin', label: 'Act as', permission: 'SUPPORT_TOOL' },
  { to: '/support', label: 'Support', permission: 'SUPPORT_TOOL' },
  { to: '/support/trials', label: 'Trials', permission: 'SUPPORT_TOOL' },
  { to: '/support/churned', label: 'Churned', permission: 'SUPPORT_TOOL' },
  { to: '/support/prospectCsv', label: 'Prospects', permission: 'SUPPORT_TOOL' },
];

interface OperatorPageProps {
  title: string;
  lead?: string;
  permission: Permission;
  children: ReactNode;
}

/** A screen of those who run the server. A local installation has none; without the permission it is as closed as without a session. */
export function OperatorPage({ permission, children, ...heading }: OperatorPageProps) {
  const { permissions } = useSession();
  return (
    <ServerOnly>
      <RequireSession permission={permission}>
        <Page {...heading}>
          <nav aria-label="Administration and support" className={classes.places}>
            {operatorPlaces.filter((place) => permissions.includes(place.permission)).map(({ to, label }) => <NavLink key={to} to={to} end className={classes.place}>{label}</NavLink>)}
          </nav>
          {children}
        </Page>
      </RequireSession>
    </ServerOnly>
  );
}
