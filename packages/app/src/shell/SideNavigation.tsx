import { Tooltip } from '@mantine/core';
import { IconArchive, IconFileText, IconFileTypeCsv, IconFileUpload, IconFolders, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconListDetails, IconReceipt, IconReceipt2, IconTableExport, IconTags, IconWebhook } from '@tabler/icons-react';
import { ForWebhooks } from '../webhooks/ForWebhooks.js';
import { AccountPlaces } from './AccountPlaces.js';
import { PlaceLink, type Place } from './PlaceLink.js';
import classes from './Shell.module.css';

/** Only screens that exist. */
const places: readonly Place[] = [
  { to: '/extract/bankMode', label: 'Extract', icon: IconFileUpload },
  { to: '/extract/csv2qbo', label: 'Bank files', icon: IconFileTypeCsv },
  { to: '/extractdata', label: 'Jobs', icon: IconListDetails },
  { to: '/transactions', label: 'Transactions', icon: IconReceipt2 },
  { to: '/invoices', label: 'Invoices', icon: IconReceipt },
  { to: '/tl', label: 'Projects', icon: IconFolders },
  { to: '/viewOtherDocs', label: 'Other documents', icon: IconFileText },
  { to: '/dataArchive', label: 'Archive', icon: IconArchive },
  { to: '/extract/vendorscsv', label: 'Vendor lists', icon: IconTags },
  { to: '/customFormats', label: 'Export formats', icon: IconTableExport },
];

interface SideNavigationProps {
  isFolded: boolean;
  /** Absent in the drawer of a small screen, which is closed instead. */
  onFoldToggle?: () => void;
  onNavigate?: () => void;
}

export function SideNavigation({ isFolded, onFoldToggle, onNavigate }: SideNavigationProps) {
  const FoldIcon = isFolded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const foldLabel = isFolded ? 'Unfold the navigation' : 'Fold the navigation';
  return (
    <nav aria-label="Main" className={classes.navigation}>
      {places.map((place) => <PlaceLink key={place.to} {...place} isFolded={isFolded} onNavigate={onNavigate} />)}
      <ForWebhooks><PlaceLink to="/webhooks" label="Webhooks" icon={IconWebhook} isFolded={isFolded} onNavigate={onNavigate} /></ForWebhooks>
      <AccountPlaces isFolded={isFolded} onNavigate={onNavigate} />
      {onFoldToggle && (
        <Tooltip label={foldLabel} position="right" disabled={!isFolded}>
          <button type="button" className={`${classes.link} ${classes.fold}`} aria-label={foldLabel} aria-expanded={!isFolded} onClick={onFoldToggle}>
            <FoldIcon size={20} stroke={1.6} aria-hidden />
            {!isFolded && 'Fold'}
          </button>
        </Tooltip>
      )}
    </nav>
  );
}
