import type { StorybookConfig } from '@storybook/react-vite';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => mergeConfig(vite, {
    resolve: {
      conditions: ['@tieout/source', ...defaultClientConditions],
      dedupe: ['react', 'react-dom', '@mantine/core', '@mantine/hooks', '@tanstack/react-query'],
    },
    build: { target: 'es2022', chunkSizeWarningLimit: 2500 },
  }),
};
export default config;
