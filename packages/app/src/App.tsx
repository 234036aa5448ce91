import { TieoutProvider } from '@tieout/widgets';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect } from 'react';
import { RouterProvider } from 'react-router';
import { client } from './client.js';
import { router } from './routes.js';
import { ModalStackProvider } from './shell/ModalStackProvider.js';
import { ThemeChoiceContext, useKeptThemeChoice } from './shell/useThemeChoice.js';

export function App() {
  const theme = useKeptThemeChoice();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', false, { getInitialValueInEffect: false });
  const isDark = theme.choice === 'dark' || (theme.choice === 'auto' && systemIsDark);
  useEffect(() => {
    document.documentElement.dataset.scheme = isDark ? 'dark' : 'light';
  }, [isDark]);
  return (
    <ThemeChoiceContext value={theme}>
      <TieoutProvider client={client} colorScheme={theme.choice} className="app-root">
        <ModalStackProvider>
          <RouterProvider router={router} />
        </ModalStackProvider>
      </TieoutProvider>
    </ThemeChoiceContext>
  );
}
