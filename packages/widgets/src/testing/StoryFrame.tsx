import type { Decorator } from '@storybook/react-vite';
import { useMemo, type ReactNode } from 'react';
import { TieoutProvider } from '../core/TieoutProvider.js';
import type { ColorScheme } from '../core/useColorScheme.js';
import { createStoryClient, type StoryServer } from './storyServer.js';

export interface StoryParameters {
  /** Made anew for each story, so that one does not change the other. */
  server?: () => StoryServer;
  colorScheme?: ColorScheme;
  /** No margin: for widgets that fill a page. */
  isFlush?: boolean;
}

/** A host page with the provider; each story says what its server holds in `parameters.tieout`. */
export const withTieout: Decorator = (Story, { parameters, globals }) => {
  const { server, colorScheme, isFlush }: StoryParameters = parameters.tieout ?? {};
  return <Frame server={server} colorScheme={colorScheme ?? (globals.colorScheme as ColorScheme)} isFlush={isFlush}><Story /></Frame>;
};

function Frame({ server, colorScheme, isFlush, children }: StoryParameters & { children: ReactNode }) {
  const client = useMemo(() => createStoryClient(server?.()), [server]);
  return (
    <TieoutProvider client={client} colorScheme={colorScheme} className="story-root">
      <main className="story" data-flush={isFlush || undefined}>{children}</main>
    </TieoutProvider>
  );
}
