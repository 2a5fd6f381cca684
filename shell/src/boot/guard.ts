import { noteRefused } from '../remotes/refused';
import { guardAddresses } from '../remotes/scriptPolicy';

// Must be imported before anything that may load a script.
guardAddresses();
noteRefused();
// Loaded later, because nobody translates a page or composes text before it can be used.
void import('./pageInUse').then(({ prepareForUse }) => prepareForUse());
