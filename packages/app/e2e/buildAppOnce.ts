import { findChromium } from './browser.js';
import { builtApp } from './builtApp.js';

/** Before the workers of the journeys start, in one process: they share the folder of the built app. */
export async function setup(): Promise<void> {
  if (findChromium() !== null) await builtApp();
}
