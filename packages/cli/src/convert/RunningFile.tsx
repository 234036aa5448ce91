import { basename } from 'node:path';
import { progressText, remainingTimeText } from '@tieout/sdk';
import { Box, Text } from 'ink';
import type { FileState } from './convertAll.js';
import { count, type Symbols } from './describeResult.js';

interface RunningFileProps {
  file: FileState;
  symbols: Symbols;
  columns: number;
  /** Room for the names of the files under way. */
  nameWidth: number;
  now: Date;
}

/** The longest state, "99% · page 1000 of 1000 · Less than a minute remaining". */
const TEXT_WIDTH = 52;
const MIN_NAME_WIDTH = 16;
const barWidth = (columns: number) => (columns >= 100 ? 12 : 6);

/** As wide as the longest name, as long as the time left still fits beside it. */
export function nameWidthFor(files: readonly FileState[], columns: number): number {
  const room = columns - barWidth(columns) - TEXT_WIDTH - 6;
  return Math.min(Math.max(0, ...files.map((file) => [...basename(file.input.path)].length)), Math.max(MIN_NAME_WIDTH, room));
}

/** One line: name, bar, state, pages, time left. */
export function RunningFile({ file, symbols, columns, nameWidth, now }: RunningFileProps) {
  const { share, text } = describeProgress(file, now);
  const bar = barWidth(columns);
  const filled = Math.round(share * bar);
  return (
    <Box width={columns}>
      <Box width={nameWidth + 4} flexShrink={0} paddingLeft={2} paddingRight={2}>
        <Text wrap="truncate-middle">{basename(file.input.path)}</Text>
      </Box>
      <Box width={bar + 2} flexShrink={0}>
        <Text color="cyan">{symbols.barDone.repeat(filled)}<Text dimColor>{symbols.barLeft.repeat(bar - filled)}</Text></Text>
      </Box>
      <Box flexShrink={1}>
        <Text wrap="truncate-end">{text}</Text>
      </Box>
    </Box>
  );
}

function describeProgress({ progress }: FileState, now: Date): { share: number; text: string } {
  if (!progress) return { share: 0, text: 'waiting' };
  if (progress.phase === 'uploading') return { share: 0, text: progress.share >= 1 ? 'opening' : 'taking in' };
  if (progress.phase === 'locked') return { share: 0, text: 'protected, needs its password' };
  const { job } = progress;
  if (progress.phase === 'writing') return { share: 1, text: 'writing files' };
  const share = job.progress ?? 0;
  const remaining = remainingTimeText(job, now);
  const pages = share > 0 ? `page ${Math.max(1, Math.round(share * job.totalJobs))} of ${job.totalJobs}` : count(job.totalJobs, 'page');
  const soFar = job.preview ? `${count(job.preview.numRows, 'row')} so far` : null;
  return { share, text: [progressText(job), pages, remaining, soFar].filter(Boolean).join(' · ') };
}
