import { useLocalStorage } from '@mantine/hooks';
import { createContext, useContext } from 'react';

export type ThemeChoice = 'light' | 'dark' | 'auto';

export interface ThemeChoiceState {
  choice: ThemeChoice;
  setChoice: (choice: ThemeChoice) => void;
}

export const ThemeChoiceContext = createContext<ThemeChoiceState | null>(null);

/** The theme as it is kept on this machine; public/colorScheme.js reads the same key before the first paint. */
export function useKeptThemeChoice(): ThemeChoiceState {
  const [choice, setChoice] = useLocalStorage<ThemeChoice>({
    key: 'tieout-color-scheme', defaultValue: 'auto', getInitialValueInEffect: false,
  });
  return { choice: choice === 'light' || choice === 'dark' ? choice : 'auto', setChoice };
}

export function useThemeChoice(): ThemeChoiceState {
  const state = useContext(ThemeChoiceContext);
  if (!state) throw new Error('useThemeChoice needs the ThemeChoiceContext of App above it');
  return state;
}
