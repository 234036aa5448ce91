import { spawn, spawnSync } from 'node:child_process';

/** Programs of other people that our figures stand beside; none is needed to run the product. */
export function isInstalled(program: string): boolean {
  return spawnSync('which', [program]).status === 0;
}

/** Seconds from start to end. The output is thrown away. */
export function secondsOf(program: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<number> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
    let problem = '';
    child.stderr.on('data', (chunk: Buffer) => (problem += chunk.toString()));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve((performance.now() - started) / 1000);
      else reject(new Error(`${program} ended with code ${code}: ${problem.slice(0, 400)}`));
    });
  });
}

/** Processor time in seconds, which a busy machine stretches less than time on the clock. */
export function processorSecondsOf(program: string, args: readonly string[]): number {
  const timed = spawnSync('bash', ['-c', 'TIMEFORMAT="%U %S"; time "$@" > /dev/null 2> /dev/null', 'bash', program, ...args], { encoding: 'utf8' });
  const [user, system] = timed.stderr.trim().split(' ').map(Number);
  return (user ?? 0) + (system ?? 0);
}

/** Seconds that a script takes, or null where no Python at hand has the module. PYTHON names another interpreter. */
export async function secondsOfPython(module: string, script: string, args: readonly string[]): Promise<number | null> {
  const pythons = [process.env.PYTHON, 'python3', '/usr/bin/python3'].filter((path) => path !== undefined);
  const python = pythons.find((path) => spawnSync(path, ['-c', `import ${module}`]).status === 0);
  return python === undefined ? null : secondsOf(python, ['-c', script, ...args]);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] as number;
}
