import '@atlas/ui/tokens/fonts.css';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

// React writes the title of each page; the one that came with the page would win over it.
document.querySelector('title')?.remove();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
createRoot(root).render(<App />);
