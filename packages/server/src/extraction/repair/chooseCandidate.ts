// Among readings that the pixels allow, the one that arithmetic leaves: one, or none is taken.
import { compareStandings, type Standing } from './breaks.js';

export interface Trial<T> {
  choice: T;
  /** How the document stands with this choice. */
  standing: Standing;
}

/** The trial that brings the document nearest to its proof; null when none does, or when another does as well. */
export function onlyImprovement<T>(now: Standing, trials: readonly Trial<T>[]): Trial<T> | null {
  const better = trials.filter((trial) => compareStandings(trial.standing, now) > 0 && trial.standing.rows >= now.rows);
  better.sort((a, b) => compareStandings(b.standing, a.standing));
  const [best, second] = better;
  return best && (!second || compareStandings(best.standing, second.standing) > 0) ? best : null;
}
