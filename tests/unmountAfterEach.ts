import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

// The files of a project share one window, so what one test rendered must not be visible to the next one.
afterEach(cleanup);
