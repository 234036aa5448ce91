import { ActionIcon, Menu, TextInput, Tooltip, UnstyledButton } from '@mantine/core';
import {
  IconAlertTriangle, IconArrowAutofitHeight, IconArrowAutofitWidth, IconChevronDown, IconChevronUp, IconLayoutSidebar, IconMinus, IconPlus, IconRotateClockwise,
} from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import type { DocumentViewerStrings } from './DocumentViewer.strings.js';
import type { Zoom } from './pageLayout.js';

interface DocumentToolbarProps {
  /** From 0. */
  page: number;
  count: number;
  percent: number;
  hasThumbnails: boolean;
  strings: DocumentViewerStrings;
  onGoTo: (page: number) => void;
  onZoom: (zoom: Zoom) => void;
  onZoomBy: (direction: 1 | -1) => void;
  onRotate: () => void;
  onToggleThumbnails: () => void;
  onNextProblem: (() => void) | undefined;
}

const percents = [50, 75, 100, 125, 150, 200, 300, 400];

export function DocumentToolbar(props: DocumentToolbarProps) {
  const { page, count, percent, hasThumbnails, strings, onGoTo, onZoom, onZoomBy, onRotate, onToggleThumbnails, onNextProblem } = props;
  return (
    <div className="tieout-viewer-bar" role="toolbar" aria-label={strings.pagesLabel}>
      <Tool label={strings.thumbnails} onClick={onToggleThumbnails} pressed={hasThumbnails}><IconLayoutSidebar size={17} stroke={1.6} /></Tool>
      <span className="tieout-viewer-gap" />
      <Tool label={strings.previousPage} onClick={() => onGoTo(page - 1)} disabled={page <= 0}><IconChevronUp size={17} /></Tool>
      <PageField key={page} page={page} count={count} strings={strings} onGoTo={onGoTo} />
      <span className="tieout-figures tieout-muted">{strings.ofPages(count)}</span>
      <Tool label={strings.nextPage} onClick={() => onGoTo(page + 1)} disabled={page >= count - 1}><IconChevronDown size={17} /></Tool>
      <span className="tieout-viewer-gap" />
      <Tool label={strings.zoomOut} onClick={() => onZoomBy(-1)}><IconMinus size={17} /></Tool>
      <Menu shadow="md" position="bottom" withinPortal>
        <Menu.Target>
          <UnstyledButton className="tieout-viewer-zoom tieout-figures" aria-label={`${strings.zoom}: ${strings.percent(percent)}`}>{strings.percent(percent)}</UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconArrowAutofitWidth size={16} stroke={1.6} />} onClick={() => onZoom('width')}>{strings.fitWidth}</Menu.Item>
          <Menu.Item leftSection={<IconArrowAutofitHeight size={16} stroke={1.6} />} onClick={() => onZoom('page')}>{strings.fitPage}</Menu.Item>
          <Menu.Divider />
          {percents.map((value) => <Menu.Item key={value} onClick={() => onZoom(value)}>{strings.percent(value)}</Menu.Item>)}
        </Menu.Dropdown>
      </Menu>
      <Tool label={strings.zoomIn} onClick={() => onZoomBy(1)}><IconPlus size={17} /></Tool>
      <span className="tieout-viewer-gap" />
      <Tool label={strings.rotate} onClick={onRotate}><IconRotateClockwise size={17} stroke={1.6} /></Tool>
      {onNextProblem && <Tool label={strings.nextProblem} onClick={onNextProblem}><IconAlertTriangle size={17} stroke={1.6} /></Tool>}
    </div>
  );
}

function Tool({ label, onClick, disabled, pressed, children }: { label: string; onClick: () => void; disabled?: boolean; pressed?: boolean; children: ReactNode }) {
  return (
    <Tooltip label={label}>
      <ActionIcon aria-label={label} aria-pressed={pressed} variant={pressed ? 'light' : 'subtle'} onClick={onClick} disabled={disabled}>{children}</ActionIcon>
    </Tooltip>
  );
}

function PageField({ page, count, strings, onGoTo }: Pick<DocumentToolbarProps, 'page' | 'count' | 'strings' | 'onGoTo'>) {
  const [text, setText] = useState(String(page + 1));
  const handleGo = () => {
    const target = Number(text);
    if (Number.isInteger(target) && target >= 1 && target <= count) onGoTo(target - 1);
    else setText(String(page + 1));
  };
  return (
    <TextInput
      value={text} aria-label={strings.pageNumber} inputMode="numeric" className="tieout-viewer-page"
      onChange={(event) => setText(event.currentTarget.value)} onBlur={handleGo} onFocus={(event) => event.currentTarget.select()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') handleGo();
      }}
    />
  );
}
