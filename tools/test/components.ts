import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Waits end with their condition; the limit is for hangs, also on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
