import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import '../src/styles.css';
import './preview.css';

// What a story does waits for what the page shows. A second, as is usual, is too short for a machine that does much else.
configure({ asyncUtilTimeout: 30_000 });

const preview: Preview = {
  parameters: { layout: 'fullscreen', controls: { expanded: false }, a11y: { test: 'error' } },
  globalTypes: {
    colorScheme: {
      description: 'Colour scheme',
      toolbar: { title: 'Scheme', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { colorScheme: 'light' },
};
export default preview;
