import './styleguide.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ToastRegion } from '#web/ui/toast-region.tsx';
import { StyleguidePage } from './styleguide-page.tsx';

const main = document.querySelector('main');
if (main === null) throw new Error('index.html has no <main> for the styleguide.');

createRoot(main).render(
  <StrictMode>
    <StyleguidePage />
    <ToastRegion />
  </StrictMode>,
);
