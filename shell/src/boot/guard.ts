import { noteRefused } from '../remotes/refused';
import { guardAddresses } from '../remotes/scriptPolicy';

// Must be imported before anything that may load a script.
guardAddresses();
noteRefused();
// Nobody translates a page or composes a word before it can be used.
void import('./pageInUse').then(({ prepareForUse }) => prepareForUse());
