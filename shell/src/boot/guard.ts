import { noteRefused } from '../remotes/refused';
import { guardAddresses } from '../remotes/scriptPolicy';

// Imported before everything that might load a script.
guardAddresses();
noteRefused();
