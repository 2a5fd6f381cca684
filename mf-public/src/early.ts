import { showFirstList } from './features/winners/showFirstList';

/**
 * The script that stands in the directory's page. It is bundled alone, with Preact in place of
 * React (`shell/build/start-script.ts`).
 */
showFirstList().catch(() => dispatchEvent(new Event('needsscripts')));
