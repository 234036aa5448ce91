import { Tooltip } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { NavLink } from 'react-router';
import classes from './Shell.module.css';

export interface Place {
  to: string;
  label: string;
  icon: Icon;
}

interface PlaceLinkProps extends Place {
  isFolded: boolean;
  onNavigate?: (() => void) | undefined;
}

export function PlaceLink({ to, label, icon: PlaceIcon, isFolded, onNavigate }: PlaceLinkProps) {
  return (
    <Tooltip label={label} position="right" disabled={!isFolded}>
      <NavLink to={to} className={classes.link} aria-label={isFolded ? label : undefined} onClick={onNavigate}>
        <PlaceIcon size={20} stroke={1.6} aria-hidden />
        {!isFolded && label}
      </NavLink>
    </Tooltip>
  );
}
