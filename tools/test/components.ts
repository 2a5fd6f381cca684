import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A wait ends with its condition; the limit is for what hangs, also on a busy machine.
configure({ asyncUtilTimeout: 30_000 });
