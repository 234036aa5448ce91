import { Box, render, Static, Text, useStdout } from 'ink';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Io } from '../core/io.js';
import type { ConvertState, FileState } from './convertAll.js';
import { describeAccount, describeBreak, describeDuration, describeEquation, describeNotes, describeOutcome, describePeriod, describeTotals, describeWritten, count, markOf, type Symbols } from './describeResult.js';
import type { Outcome } from './convertedFile.js';
import type { AskPassword } from './keyRing.js';
import { PasswordPrompt } from './PasswordPrompt.js';
import { nameWidthFor, RunningFile } from './RunningFile.js';

export interface ConvertViewProps {
  state: ConvertState;
  prompt: PromptState;
  symbols: Symbols;
  cwd: string;
  now: () => Date;
  onInterrupt: () => void;
}

/** The question on the screen, if any. */
export class PromptState {
  current: { fileLabel: string; isRetry: boolean; answer: (password: string | null) => void } | null = null;
  readonly #listeners = new Set<() => void>();

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  ask: AskPassword = (fileLabel, isRetry) => new Promise((resolve) => {
    this.#show({ fileLabel, isRetry, answer: (password) => {
      this.#show(null);
      resolve(password);
    } });
  });

  #show(question: PromptState['current']): void {
    this.current = question;
    for (const listener of this.#listeners) listener();
  }
}

const colors: Record<Outcome, string> = {
  reconciled: 'green', notReconciled: 'yellow', noPeriods: 'yellow', withheld: 'yellow', failed: 'red', canceled: 'red',
};

/** Files that are done scroll up and stay; those under way are redrawn below them. */
export function ConvertView({ state, prompt, symbols, cwd, now, onInterrupt }: ConvertViewProps) {
  const columns = Math.max(40, useStdout().stdout.columns || 80);
  const files = useSyncExternalStore(state.subscribe, () => state.files);
  const question = useSyncExternalStore(prompt.subscribe, () => prompt.current);
  const [done, setDone] = useState<FileState[]>([]);
  useEffect(() => {
    setDone((before) => [...before, ...files.filter((file) => file.result && !before.some((shown) => shown.input === file.input))]);
  }, [files]);
  useSecondTick();
  const running = files.filter((file) => file.progress && !file.result);
  const waiting = files.filter((file) => !file.progress && !file.result).length;
  const nameWidth = nameWidthFor(running, columns);
  const allDone = done.length === files.length;
  return (
    <>
      <Static items={done}>
        {(file) => <FinishedFile key={file.input.path} file={file} symbols={symbols} cwd={cwd} />}
      </Static>
      <Box flexDirection="column" width={columns}>
        {running.map((file) => <RunningFile key={file.input.path} file={file} symbols={symbols} columns={columns} nameWidth={nameWidth} now={now()} />)}
        {waiting > 0 && <Text dimColor>  {count(waiting, 'file')} waiting</Text>}
        {question && <PasswordPrompt key={question.fileLabel + String(question.isRetry)} {...question} onInterrupt={onInterrupt} />}
        {allDone && files.length > 1 && <Text bold>{describeTotals(files)}</Text>}
      </Box>
    </>
  );
}

function FinishedFile({ file, symbols, cwd }: { file: FileState; symbols: Symbols; cwd: string }) {
  const { input, result, elapsedMs } = file;
  if (!result) return null;
  const facts = [result.pages === null ? null : count(result.pages, 'page'), count(result.rows, 'row'), describeDuration(elapsedMs)];
  const hasRows = result.outcome !== 'failed' && result.outcome !== 'canceled';
  return (
    <Box flexDirection="column">
      <Text>
        <Text color={colors[result.outcome]}>{markOf(result.outcome, symbols)} </Text>
        <Text bold>{input.label}</Text>
        <Text color={colors[result.outcome]}>  {result.outcome === 'failed' ? 'failed' : describeOutcome(result)}</Text>
        {hasRows && <Text dimColor>  {facts.filter(Boolean).join(' · ')}</Text>}
      </Text>
      {result.outcome === 'failed' && <Box marginLeft={2}><Text>{describeOutcome(result)}</Text></Box>}
      {result.accounts.map((account) => (
        <Box key={account.label} flexDirection="column" marginLeft={2}>
          <Text>{describeAccount(account)}</Text>
          {account.periods.map((period, index) => (
            <Box key={index} flexDirection="column" marginLeft={2}>
              <Text>
                {describePeriod(period, symbols)}  <Text color={period.isReconciled ? 'green' : 'yellow'}>{period.isReconciled ? 'reconciled' : 'not reconciled'}</Text>
              </Text>
              <Box flexDirection="column" marginLeft={2}>
                {describeEquation(period, symbols) !== null && <Text dimColor={period.isReconciled}>{describeEquation(period, symbols)}</Text>}
                {!period.isReconciled && <Text>{describeBreak(period, symbols) ?? period.explanation}</Text>}
              </Box>
            </Box>
          ))}
        </Box>
      ))}
      {describeNotes(result).map((note) => <Text key={note} color="yellow">  {symbols.warn} {note}</Text>)}
      {describeWritten(result, cwd).map((path) => <Text key={path}>  {symbols.arrow} {path}</Text>)}
    </Box>
  );
}

/** The time left is told anew each second, whether or not the job moved. */
function useSecondTick(): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), 1000);
    return () => clearInterval(timer);
  }, []);
}

export interface RunningView {
  ask: AskPassword;
  /** Draws the last state and gives the terminal back. */
  finish(): Promise<void>;
}

export function startConvertView(io: Io, state: ConvertState, symbols: Symbols): RunningView {
  const prompt = new PromptState();
  const view = (
    <ConvertView state={state} prompt={prompt} symbols={symbols} cwd={io.cwd} now={io.now} onInterrupt={io.interrupt} />
  );
  const instance = render(view, {
    stdout: io.stdout as NodeJS.WriteStream, stderr: io.stderr as NodeJS.WriteStream, stdin: io.stdin as NodeJS.ReadStream,
    exitOnCtrlC: false, patchConsole: false, maxFps: 10,
  });
  return {
    ask: prompt.ask,
    async finish() {
      // One turn for React to show what changed last, such as the totals.
      await new Promise((resolve) => setTimeout(resolve, 120));
      instance.unmount();
      await instance.waitUntilExit();
    },
  };
}
