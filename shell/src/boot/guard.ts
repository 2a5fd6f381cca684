import { noteRefused } from '../remotes/refused';
import { guardAddresses, guardEntries } from '../remotes/scriptPolicy';

// Imported before everything that might load a script.
guardAddresses();
guardEntries();
noteRefused();
