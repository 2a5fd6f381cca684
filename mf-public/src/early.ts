import { showFirstList } from './features/winners/showFirstList';

/** The directory page's own script, bundled alone with Preact (`shell/build/start-script.ts`). */
showFirstList().catch(() => dispatchEvent(new Event('needsscripts')));
