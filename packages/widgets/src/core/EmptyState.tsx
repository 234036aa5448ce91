import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  text?: string;
  icon?: ReactNode;
  /** @default 'calm' */
  tone?: 'calm' | 'error';
  /** What to do next. */
  children?: ReactNode;
}

/** Says why there is nothing to see, and what to do next. */
export function EmptyState({ title, text, icon, tone = 'calm', children }: EmptyStateProps) {
  return (
    <div className="tieout-empty" data-tone={tone} role={tone === 'error' ? 'alert' : undefined}>
      {icon ?? (tone === 'error' ? <IconAlertTriangle size={30} stroke={1.4} color="var(--tieout-negative)" aria-hidden /> : null)}
      <div className="tieout-empty-title">{title}</div>
      {text && <div className="tieout-empty-text">{text}</div>}
      {children && <div className="tieout-empty-actions">{children}</div>}
    </div>
  );
}
