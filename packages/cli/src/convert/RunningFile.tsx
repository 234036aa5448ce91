import { progressText, remainingTimeText } from '@tieout/sdk';
import { Box, Text } from 'ink';
import type { FileState } from './convertAll.js';
import { count, type Symbols } from './describeResult.js';

interface RunningFileProps {
  file: FileState;
  symbols: Symbols;
  columns: number;
  now: Date;
}

const BAR_WIDTH = 12;

/** One line: name, bar, state, pages, time left. */
export function RunningFile({ file, symbols, columns, now }: RunningFileProps) {
  const { share, text } = describeProgress(file, now);
  const filled = Math.round(share * BAR_WIDTH);
  const nameWidth = Math.min(Math.max(16, Math.floor(columns * 0.3)), 40);
  return (
    <Box width={columns}>
      <Box width={nameWidth + 4} flexShrink={0} paddingLeft={2} paddingRight={2}>
        <Text wrap="truncate-middle">{file.input.label}</Text>
      </Box>
      <Box width={BAR_WIDTH + 2} flexShrink={0}>
        <Text color="cyan">{symbols.barDone.repeat(filled)}<Text dimColor>{symbols.barLeft.repeat(BAR_WIDTH - filled)}</Text></Text>
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
  return { share, text: [progressText(job), pages, remaining].filter(Boolean).join(' · ') };
}
