import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Waits end with their condition; this limit is for hangs on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
