import '@tieout/widgets/styles.css';
import './mantine.css';
import './index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

// Only so that a page opened while the server is away says so. Not in development, and not where the browser allows none.
if (!import.meta.hot && 'serviceWorker' in navigator) navigator.serviceWorker.register('/app/serviceWorker.js', { scope: '/app/' }).catch(() => undefined);
